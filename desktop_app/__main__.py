"""Start Kastellan; worker processes load this file too, so it imports nothing at its top."""


def main() -> int:
    """Run the program and return its exit status."""
    from multiprocessing import freeze_support

    freeze_support()

    from desktop_app.app import main as run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
