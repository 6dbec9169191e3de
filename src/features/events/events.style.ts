import { cardsHeight } from '../../ui/style/cards';
import { cardBox, listBox } from '../../ui/style/list-recipes.style';
import { bare, centred, extend, mono, muted, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const list = extend(listBox, stack)`
  gap: 3.5em;
`;

export const loadingText = extend(muted)`
  margin-bottom: -2em;
`;

export const upcomingPlaceholder = cardsHeight('66em', '112em');

export const pastPlaceholder = cardsHeight('34em', '66em');

/** A day or a month, ruled off from the one before, and beside it its events where there is space. */
export const groups = css`
  & > li {
    display: grid;
    gap: 0.75em 1.5em;
    align-items: start;
  }
  & > li + li {
    margin-top: 1em;
    padding-top: 1em;
    border-top: 1px solid var(--_border);
  }
  @container (min-width: 48em) {
    & > li {
      grid-template-columns: 7em minmax(0, 1fr);
    }
  }
`;

/** The figures of a day; what it is called comes last. */
export const figures = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.5em;
  & > b {
    font: 2.25em/1 var(--_font-mono);
    color: var(--_accent-text);
  }
  & > [part='day'] {
    font-weight: 600;
  }
  @container (min-width: 48em) {
    display: grid;
  }
`;

/** The cards of a day are equally high, but on a phone. */
export const cards = extend(stack)`
  gap: 0.75em;
  & > li {
    display: grid;
  }
  @container (min-width: 36em) {
    grid-auto-rows: 1fr;
  }
`;

export const facts = extend(muted)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1em 1.25em;
`;

/** The picture comes first, and text below it; where there is space, the text is around it. */
const entry = css`
  position: relative;
  display: flow-root;
  & > * + * {
    margin-top: 0.35em;
  }
  & > [data-heading] {
    margin-top: 0;
  }
  @container (min-width: 17em) {
    & > :first-child {
      float: inline-end;
      aspect-ratio: 1;
      margin: 0 0 0.5em 1em;
    }
  }
`;

/** Where it is wide, the picture is as high as the card, at the end of its line. */
export const upcomingCard = extend(entry, cardBox)`
  --_picture: 12em;
  min-height: var(--_height, 0);
  padding: 1em;
  overflow: hidden;
  & > :first-child {
    aspect-ratio: 2;
  }
  @container (min-width: 17em) {
    & > :first-child {
      width: 5.5em;
      aspect-ratio: 1;
    }
  }
  @container (min-width: 36em) {
    --_height: 8.5em;
    display: grid;
    align-content: center;
    padding: 1.25em;
    padding-inline-end: calc(var(--_picture) + 1.25em);
    & > :first-child {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      width: var(--_picture);
      aspect-ratio: auto;
      margin: 0;
      border-inline-start: 1px solid var(--_border);
    }
  }
`;

/** The only event of today: half of it is its picture. */
export const wideCard = extend(upcomingCard)`
  --_picture: 50%;
  & > [data-heading] {
    font-size: 1.5em;
  }
  @container (max-width: 36em) {
    & > :first-child {
      float: none;
      width: auto;
      aspect-ratio: 16 / 10;
      margin: 0 0 1em;
    }
  }
  @container (min-width: 36em) {
    --_height: 20em;
  }
`;

export const pastRows = css`
  & > li + li {
    border-top: 1px solid var(--_border);
  }
`;

/** A line of a list of parts, which stands back behind the events to come. */
export const pastRow = extend(entry, muted)`
  padding-block: 0.6em;
  font-size: 0.92em;
  line-height: 1.35;
  & > :first-child {
    width: 4.25em;
    border: 1px solid var(--_border);
    filter: grayscale(0.8);
  }
  & > time {
    display: grid;
    font: 1em/1.2 var(--_font-mono);
    & > b {
      font-size: 1.7em;
      font-weight: 400;
    }
  }
  & > [data-heading] {
    font-size: 1.15em;
    color: var(--_text);
  }
  @container (min-width: 17em) {
    padding-inline-start: 3.75em;
    & > time {
      position: absolute;
      inset-block-start: 0.6em;
      inset-inline-start: 0;
      margin: 0;
    }
  }
  @container (min-width: 48em) {
    display: grid;
    grid-template-columns: minmax(40%, 1fr) auto;
    align-content: start;
    column-gap: 2em;
    min-height: 5.7em;
    padding-inline-end: 6em;
    & > :first-child {
      position: absolute;
      inset-block-start: 0.6em;
      inset-inline-end: 0;
      margin: 0;
    }
    & > div {
      margin-top: 0;
    }
    & > p {
      grid-column: 1 / -1;
    }
  }
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

/** The mark and the text side by side: the text wraps within its own column. */
export const place = extend(muted)`
  display: flex;
  gap: 0.5em;
  &::before {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    margin-top: 0.45em;
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
  &:not(:last-child) {
    margin-inline-end: 1em;
  }
`;
