import { bare, box, extend, stack } from './recipes.style';
import { css } from './style';

/* Recipes for cards and lists, in addition to recipes.style.ts; forms don't load them. */

/** Cards in as many columns as fit. */
export const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19em), 1fr));
  gap: 1.5em;
  & > li {
    display: flex;
  }
`;

/** A link on its own line, tall enough to tap. */
export const tallLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 2em;
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const cardBox = extend(box)`
  position: relative;
  min-width: 0;
  background: var(--_surface);
  transition: border-color var(--_fast);
  &:hover,
  &:focus-within {
    border-color: var(--_accent);
  }
`;

/** A picture at the top of a card. */
export const cardTop = css`
  position: relative;
  aspect-ratio: 3 / 2;
  border-bottom: 1px solid var(--_border);
`;

/** Around a list: adapts to its own width, and scrolls into view below a fixed header. */
export const listBox = css`
  container-type: inline-size;
  scroll-margin-top: var(--_anchor-offset);
`;

/** Small text in capitals, like the notes on a drawing. */
export const caps = css`
  font-family: var(--_font-mono);
  font-size: 0.85em;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: var(--_text-muted);
`;

/** Text that looks like a heading but isn't one in the document's outline. */
export const headline = css`
  font-family: var(--_font-heading);
  font-weight: 600;
`;

/** One line that ends with an ellipsis. */
export const singleLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Makes a link as large as the card or row around it. */
export const coveringLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A title that is a covering link. */
export const titleLink = extend(bare, coveringLink)`
  color: inherit;
  text-decoration: none;
  &:hover {
    color: var(--_accent-text);
  }
`;

/** A covering link whose focus ring surrounds everything it covers, not just its text. */
export const coveredFocus = extend(coveringLink)`
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--_focus);
    outline-offset: -5px;
    box-shadow: inset 0 0 0 2px var(--_background);
  }
`;

/** A button filled by a picture. Its focus ring has a light and a dark line, one of which shows on any photograph. */
export const pictureButton = extend(bare, coveredFocus)`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  cursor: zoom-in;
`;

/** A button or link with an arrow that points down. */
export const downwards = css`
  &::after {
    content: '';
    width: 0.55em;
    height: 0.55em;
    margin-top: -0.3em;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
`;

/** Hidden if scripts don't run. */
export const scripted = css`
  @media (scripting: none) {
    display: none !important;
  }
`;

/**
 * A dimension line from the content to the end of the row. The content covers the line, which would otherwise move when
 * the web font loads and the text changes width. `--_paint` is `none` while a tag's background is unknown
 * (widgets/loader): nothing could cover the line, so it is hidden. Any other value is an invalid `display`, so the line
 * stays a block.
 */
export const dimensioned = css`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  &::after {
    content: '';
    display: var(--_paint, block);
    position: absolute;
    inset: calc(50% - 4.5px) 0 auto;
    z-index: -1;
    height: 9px;
    border-inline: 1px solid var(--_border-strong);
    background: linear-gradient(var(--_border-strong) 0 0) center / 100% 1px no-repeat;
    forced-color-adjust: none;
  }
  & > * {
    padding-inline-end: min(1em, 4vw);
    background: linear-gradient(var(--_border-strong) 0 0) var(--_mark, right) / 1px 9px no-repeat,
      var(--_ground, var(--_paint, var(--_background)));
  }
  &:dir(rtl) > * {
    --_mark: left;
  }
`;

/** Hatched like cut material on a drawing: for missing or loading content. */
export const hatched = css`
  background: repeating-linear-gradient(135deg, var(--_placeholder) 0 1px, transparent 1px var(--_pitch, 9px));
`;

/** A heading on its dimension line; an element beside the heading ends the line. */
export const dimensionHead = extend(dimensioned)`
  flex-wrap: wrap;
  justify-content: space-between;
  margin-bottom: 1.5em;
  &::after {
    top: calc(var(--_size-2) * 0.575 - 4.5px);
  }
  & > :not(h2, [data-heading]) {
    padding-inline: min(1em, 4vw) 0;
    --_mark: left;
    @container (width < 24em) {
      --_mark: -1em; /* hides the mark, because the element may wrap away from the line */
      margin-inline-start: auto;
      font-size: 0.85em;
    }
    font-family: var(--_font-mono);
    font-variant-numeric: tabular-nums;
    color: var(--_text-muted);
  }
  &:dir(rtl) > :not(h2, [data-heading]) {
    --_mark: right;
  }
`;

export const card = extend(cardBox)`
  flex: 1;
  overflow: hidden;
`;

export const cardBody = extend(stack)`
  gap: 0.5em;
  padding: 1.25em;
  & > [data-heading] {
    font-size: var(--_size-card);
  }
`;

/** Creates a class with the approximate height of loading cards, for wide lists and for those up to 36em wide. */
export const cardsHeight = (wide: string, narrow: string) => css`
  height: ${wide};
  @container (max-width: 36em) {
    height: ${narrow};
  }
`;
