"""Start Kastellan; worker processes load this file too, so it imports nothing at its top."""


def main() -> int:
    """Run the program and return its exit status."""
    import gc
    from multiprocessing import freeze_support

    freeze_support()
    # What is made while the program starts stays; looking through it for litter again and again
    # would take a tenth of the time until the window is there.
    gc.set_threshold(50_000)

    from desktop_app.app import main as run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
