#!/usr/bin/env python3
"""Writes every picture of assets/ anew. Needs python3-fonttools and fonts-lato."""
import icons
import icons_ui
import marks
import pieces
import shires_followers
import shires_tiles
import terrain

if __name__ == "__main__":
    for part in (icons, icons_ui, terrain, pieces, marks, shires_tiles, shires_followers):
        part.write()
