/** CSS text that several classes share, put into `css` with `${…}`. */

export const framed = `
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
`;

/** Numbers and dates, as the figures on a drawing. */
export const figures = `
  font-family: var(--_font-mono);
  font-variant-numeric: tabular-nums;
`;

export const smallCaps = `
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

/** A button or link that looks like its text. */
export const bareControl = `
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
`;

/** Extends a control to its card, the nearest positioned ancestor. */
export const coveringCard = `
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The same, where the card clips an outline around it. */
export const coveringCardOutlined = `
  ${coveringCard}
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    border-radius: var(--_radius);
    outline: 3px solid var(--_accent);
    outline-offset: -3px;
  }
`;

export const cardFrame = `
  position: relative;
  min-width: 0;
  ${framed}
  background: var(--_surface);
  transition: border-color var(--_quick);
  &:hover,
  &:focus-within {
    border-color: var(--_accent);
  }
`;

export const dimensionLine = `
  height: 9px;
  border-inline: 1px solid var(--_border-strong);
  background: linear-gradient(var(--_border-strong) 0 0) center / 100% 1px no-repeat;
`;

export const clampLines = (lines: number) => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

export const ellipsis = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
