"""Rules and machine players; has never heard of Qt."""

from engine.running import path_of_engine

__path__ = path_of_engine(__path__)
