"""python -m quayside.research.training GAME --out folder"""

# Worker processes import this module too, and need none of what the command needs.
if __name__ == "__main__":
    from quayside.research.training.command import main

    main()
