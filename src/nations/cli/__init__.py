"""The command `nations`: one verb for each thing people want to do."""
