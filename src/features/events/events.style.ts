import { card, cardsHeight } from '../../ui/style/cards';
import { cardTop, columns, listBox } from '../../ui/style/list-recipes.style';
import { bare, centred, extend, mono, muted, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const list = extend(listBox, stack)`
  gap: 3.5em;
`;

export const loadingText = extend(muted)`
  margin-bottom: -2em;
`;

export const cardsPlaceholder = cardsHeight('46em', '120em');

/** A poster has the date in it: then the badge is only spoken. Tags are in the upper corner. */
export const cardPicture = extend(cardTop)`
  aspect-ratio: 16 / 10;
  & > div + time {
    clip-path: inset(50%);
  }
  & > b {
    position: absolute;
    inset-block-start: 0.75em;
    inset-inline-end: 0.75em;
    padding: 0.1em 0.6em;
    border: 1px solid var(--_border);
    background: var(--_surface);
    font-size: 0.85em;
  }
  & > [part='today'] {
    border-color: var(--_accent);
    color: var(--_on-accent);
    background: var(--_accent);
  }
`;

/** Today's events: one takes the whole width, two stand side by side, and so on; the odd one out is wide again. */
export const wideGrid = extend(columns)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 32em), 1fr));
  & > li {
    container-type: inline-size;
  }
  & > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

/** Picture beside text where there is space. */
export const wideCard = css`
  @container (min-width: 30em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child {
      aspect-ratio: auto;
      min-height: 20em;
      border: 0;
    }
    & > * > :where(img, div:first-child) {
      position: absolute;
      inset: 0;
    }
    & > :last-child {
      align-content: center;
    }
  }
  @container (min-width: 50em) {
    font-size: 1.15em;
    & > :last-child {
      padding: 2em;
    }
  }
`;

/** The card of a past event, which stands back behind those to come. */
export const quietCard = extend(card)`
  background: transparent;
  color: var(--_text-muted);
  & > :first-child {
    aspect-ratio: 2;
    filter: grayscale(0.8);
  }
`;

/** The heading of a term, and the space above the next one. */
export const termTitle = css`
  margin-block: 1.25em 0.75em;
  font: 600 var(--_size-3) / 1.2 var(--_font-heading);
`;

export const badge = extend(centred, mono)`
  min-width: 4em;
  padding: 0.5em 0.75em 0.4em;
  border: 1px solid var(--_border);
  border-bottom: 3px solid var(--_accent);
  color: var(--_text);
  background: var(--_surface);
  line-height: 1.15;
  & > b {
    font-size: 1.6em;
    font-weight: 400;
  }
  & > :not(b) {
    font-size: 0.85em;
  }
  & > span {
    text-transform: uppercase;
    letter-spacing: 0.08em;
  }
  & > small {
    color: var(--_text-muted);
  }
`;

export const place = extend(muted)`
  padding-inline-start: 1.1em;
  &::before {
    content: '';
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline: -1.1em 0.5em;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: radial-gradient(currentColor 0 18%, transparent 20%);
  }
`;

/** In a line of its own above the title. */
export const statusTag = css`
  display: block;
  width: fit-content;
  margin-bottom: 0.4em;
  padding: 0.1em 0.6em;
  border: 1px solid;
  color: var(--_danger);
  font-size: 0.8em;
`;

/** Above the title's link, which covers the card. */
export const moreLink = extend(bare)`
  position: relative;
  z-index: 1;
  display: inline-block;
  padding-block: 0.2em;
  font-weight: 600;
  color: var(--_accent-text);
  text-decoration: underline;
`;
