"""The screens of the full-screen game, and the widgets they share."""
