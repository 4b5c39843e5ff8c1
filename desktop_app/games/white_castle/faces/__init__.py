"""What is painted: faces of places and pieces, which know sizes but no places."""
