"""A live game: its seats, its one writer, its versions, and what each seat may see."""
