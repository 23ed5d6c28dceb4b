"""`python -m chakai` is the command `chakai`."""

from chakai.cli import main

if __name__ == "__main__":  # a worker of the arena imports this file again
    main()
