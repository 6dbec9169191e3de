/* CSS text that several classes of the desk share, put into `css` with `${…}`. */

export const framed = `
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
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

/** Cuts a text after the number of lines in `-webkit-line-clamp`. */
export const clamped = `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

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

/** Around what is wrong, or has failed. */
export const problemFrame = `
  border: 1px solid var(--_danger);
  border-inline-start-width: 4px;
  border-radius: var(--_radius);
`;

/** Times and counts beside what they belong to. */
export const smallFigures = `
  ${figures}
  font-size: 0.85em;
  color: var(--_text-muted);
`;

/** The height that is left below the desk's header, for what scrolls by itself on a laptop. */
export const ownScroll = `
  @media (min-width: 60em) and (min-height: 36em) {
    max-height: calc(100vh - 6em);
    overflow: auto;
    overscroll-behavior: contain;
  }
`;

/** On a phone, what decides stands at the lower edge of the window, unless it is as low as a keyboard leaves it. */
export const atLowerEdge = `
  @media (max-width: 59.99em) and (min-height: 26em) {
    position: fixed;
    inset: auto 0 0;
    z-index: 15;
    padding: 0.6em max(1em, 2vw);
    border-block-start: 1px solid var(--_border-strong);
    background: var(--_background);
  }
`;
