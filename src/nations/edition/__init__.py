"""What a game brings beside its rules: content sets, texts, notation, its book, its lesson."""
