"""Tests of lessons as data."""
