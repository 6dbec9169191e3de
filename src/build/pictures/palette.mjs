/**
 * The two papers the pictures are drawn on: warm drafting paper, and a navy blueprint.
 * A scene names colours by role, so that it can be drawn on either.
 */

/** Ink on drafting paper. */
export const paper = {
  paper: '#f6f4ee',
  grid: '#e8e6dd',
  ink: '#14212e',
  blue: '#2b4a66',
  mist: '#9fb4c4',
  tint: '#e9ebe7',
  steel: '#d5dee4',
  slate: '#b4c4d0',
  deep: '#2b4a66',
  accent: '#d9481c',
  glow: '#f6d9cd',
};

/** Pale lines on a navy blueprint. */
export const blueprint = {
  paper: '#0e1b27',
  grid: '#152a3b',
  ink: '#e6edf2',
  blue: '#9fb4c4',
  mist: '#41617c',
  tint: '#132535',
  steel: '#1a3044',
  slate: '#27435b',
  deep: '#07111a',
  accent: '#f0602f',
  glow: '#4a2a22',
};
