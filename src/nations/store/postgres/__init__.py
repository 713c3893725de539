"""The store in PostgreSQL, for as many servers as one likes: `store.py`. An extra: `postgres`.

`line.py` is a connection, `pool.py` some of them, `schema.py` the tables,
`servers.py` who lives and who does what is done once, `hints.py` how servers hear of each other.
"""
