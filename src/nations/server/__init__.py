"""Matches over HTTP and WebSocket. Read `actor.py` first, then `socket.py` and `api/`."""
