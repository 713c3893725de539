"""What rules are written in, and what makes C of them: translated, compiled once and kept.

`layout` declares states, `rules` marks rules and runs them; nobody needs more. Behind them,
`translator` makes C of a rule and all that it calls, `build` a library of that, `twin` calls it;
`wasm` makes it for pages, `plain` does without. `digest` is the name under which it is kept.
"""
