"""A bad day in one thread, from one seed: see `world.py`, then `server.py` and `client.py`."""
