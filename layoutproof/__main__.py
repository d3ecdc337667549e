"""``python -m layoutproof``."""

from layoutproof.commands.app import main

if __name__ == "__main__":
    main()
