import { framed } from '../ui/style/recipes.style';

/* CSS text that several pages share, put into `css` with `${…}`. */

/** A heading in the display face. */
export const heading = (size: string) => `
  font-family: var(--_font-heading);
  font-size: ${size};
  font-weight: 600;
`;

/** A small text in the face of a drawing's notes. */
export const mono = (size: string) => `
  font-family: var(--_font-mono);
  font-size: ${size};
`;

export const centred = `
  display: grid;
  place-items: center;
`;

/** Wide enough to tap. */
export const target = `
  ${centred}
  width: 44px;
  height: 44px;
`;

/** A link on a line of its own, high enough to tap. */
export const tallLink = `
  display: inline-flex;
  align-items: center;
  min-height: 2em;
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** A sheet of paper with a strong edge. */
export const sheet = `
  ${framed}
  border-color: var(--_border-strong);
  background: var(--_surface);
`;

/** The same, with a second line inside the edge. */
export const doubleFramed = `
  ${sheet}
  outline: 1px solid var(--_border);
  outline-offset: -8px;
`;

/** A heading with a link beside it. */
export const titleAndLink = `
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 1em;
`;

/** Extends a link to its card, the nearest positioned ancestor. */
export const coveringCard = `
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
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
  cursor: pointer;
`;
