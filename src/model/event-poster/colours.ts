/** The site's colours on paper: a poster is printed, and has no dark scheme. */
export const INK = '#14212e';
export const MUTED = '#4a5b6b';
export const ACCENT = '#b5370f';
export const PAPER = '#f6f4ee';
export const GRID = '#14212e12';
