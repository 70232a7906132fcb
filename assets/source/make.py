#!/usr/bin/env python3
"""Writes every picture of assets/ anew. Needs python3-fonttools and fonts-lato."""
import icons
import icons_ui
import marks
import pieces
import tile_followers
import tile_pictures
import terrain

if __name__ == "__main__":
    for part in (icons, icons_ui, terrain, pieces, marks, tile_pictures, tile_followers):
        part.write()
