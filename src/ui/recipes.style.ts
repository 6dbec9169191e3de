/** CSS text that several classes share, put into `css` with `${…}`. What the smallest tags do not need stays out: size. */

export const framed = `
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
`;

export const cardFrame = `
  position: relative;
  min-width: 0;
  ${framed}
  background: var(--_surface);
  transition: border-color var(--_fast);
  &:hover,
  &:focus-within {
    border-color: var(--_accent);
  }
`;
