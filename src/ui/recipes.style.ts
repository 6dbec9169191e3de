/** CSS text that several classes share, put into `css` with `${…}`. What the smallest tags do not need stays out: size. */

export const framed = `
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
`;

/** Numbers and dates, as the figures on a drawing. */
export const figures = `
  font-family: var(--_font-mono);
  font-variant-numeric: tabular-nums;
`;

/** A button or link that looks like its text. */
export const bareControl = `
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
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
