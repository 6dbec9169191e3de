/* CSS text that several classes share, put into `css` with `${…}`. The build writes it there (bundling/recipes.ts). */

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

/** Of controls that take text, and of boxes that stand out as much. */
export const strongFrame = `
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  background: var(--_surface);
`;

/** Numbers and dates, as the figures on a drawing. */
export const figures = `
  font-family: var(--_font-mono);
  font-variant-numeric: tabular-nums;
`;

/** Takes the space that is left in a row. */
export const dimensionLine = `
  flex: 1;
  height: 9px;
  border-inline: 1px solid var(--_border-strong);
  background: linear-gradient(var(--_border-strong) 0 0) center / 100% 1px no-repeat;
  forced-color-adjust: none;
`;

/** The part that is done of a `progress` with `appearance: none`, in each engine's own name for it. */
export const progressColours = `
  & > progress::-webkit-progress-bar {
    background: none;
  }
  & > progress::-webkit-progress-value {
    background: var(--_accent);
  }
  & > progress::-moz-progress-bar {
    background: var(--_accent);
  }
`;

/** A button without the look of one. */
export const bareButton = `
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
`;

/** Makes a link as large as the card or row around it. */
export const covering = `
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A title that is a covering link. */
export const titleLink = `
  color: inherit;
  text-decoration: none;
  ${covering}
  &:hover {
    color: var(--_accent-text);
  }
`;

/** Moves the mark of the focus from a covering link's text to all that it covers. */
export const coveredFocus = `
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--_focus);
    outline-offset: -5px;
    box-shadow: inset 0 0 0 2px var(--_background);
  }
`;

/** Of a button filled by a picture: a light and a dark line over it, one of which each photograph shows. */
export const pictureFocus = `
  position: relative;
  ${covering}
  ${coveredFocus}
`;

/** Cuts a text after the number of lines in `-webkit-line-clamp`. */
export const clamped = `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

/** Around a list, which answers to the width it gets and scrolls to below a fixed header. */
export const listBox = `
  container-type: inline-size;
  scroll-margin-top: var(--_anchor-offset);
`;
