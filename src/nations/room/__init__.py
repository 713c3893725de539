"""A room: a match with the people, bots and invitations around it. Read `room.py` first.

No clocks, sockets, threads or storage: commands in, records out. The records are the authority;
a room is what they add up to.
"""
