import { cardBox } from '../../ui/style/list-recipes.style';
import { extend, muted } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** Type, time, picture count, place and facts. */
export const facts = extend(muted)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1em 1.25em;
`;

/** See More and Register, on a line below the text. */
export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25em;
`;

/**
 * Shows the picture above the text or, with more space, beside the facts, so that the title keeps its full width. On
 * small cards, the place and each fact have a line of their own.
 */
const entry = css`
  position: relative;
  & > span {
    display: block;
    margin-bottom: 0.75em;
    aspect-ratio: 2;
  }
  & > [data-heading] ~ * {
    margin-top: 0.35em;
  }
  & > p {
    white-space: normal; /* an excerpt has no room for blank lines */
  }
  @container (width < 36em) {
    & > div > p[dir] {
      flex-basis: 100%;
    }
  }
  @container (17em <= width < 36em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    & > :is([data-heading], [data-heading] ~ *) {
      grid-column: 1 / -1;
    }
    & > [data-heading] + div {
      grid-column: 1;
      align-content: start;
    }
    & > span {
      grid-area: 2 / 2;
      width: 4.75em;
      aspect-ratio: 3 / 2;
      margin: 0.35em 0 0 1em;
    }
  }
`;

/** Hidden if there is little space. After the rules for a card's parts, which it overrides. */
export const roomy = css`
  @container (width < 36em) {
    &:is(span, p) {
      display: none;
    }
  }
`;

/** In wide lists, the picture fills the end of the card, and the facts have a column of their own in front of it. */
export const card = extend(entry, cardBox)`
  --_picture: min(15em, 38cqi);
  padding: 1em;
  @container (min-width: 36em) {
    display: grid;
    align-content: center;
    min-height: calc(var(--_picture) / 1.5);
    padding-inline-end: calc(var(--_picture) + 1em);
    & > span {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      width: var(--_picture);
      aspect-ratio: auto;
      margin: 0;
      border-inline-start: 1px solid var(--_border);
    }
  }
  @container (min-width: 60em) {
    grid-template: auto auto 1fr / minmax(0, 5fr) minmax(0, 3fr);
    column-gap: 2em;
    & > [data-heading] + div {
      grid-area: 1 / 2 / 4;
      display: grid;
      align-content: start;
      margin: 0;
    }
  }
`;

/** The start of a row: a date or time, beside the text if there is space. */
export const lead = css`
  & > time {
    display: grid;
  }
  & > time > b {
    font-size: 1.7em;
    font-weight: 400;
  }
`;

/** Laid out like a row in a drawing's parts list; less prominent than a card. */
const row = extend(entry, muted)`
  padding-block: 0.6em;
  font-size: 0.92em;
  line-height: 1.35;
  & > [data-heading] {
    font-size: 1.15em;
    color: var(--_text);
  }
  & > [data-heading] ~ * {
    margin-top: 0.15em;
  }
  @container (min-width: 12em) {
    padding-inline-start: var(--_lead);
    & > :has(+ [data-heading]) {
      position: absolute;
      inset-block-start: 0.6em;
      inset-inline-start: 0;
      max-width: calc(var(--_lead) - 0.5em);
    }
  }
  @container (min-width: 36em) {
    display: grid;
    grid-template-columns: fit-content(calc(100% - 9em)) 1fr;
    align-items: baseline;
    column-gap: 1.25em;
    & > [data-heading],
    & > [data-heading] + div {
      grid-column: 1 / -1;
    }
  }
`;

/** With a small picture at the end. */
export const pastRow = extend(row)`
  --_lead: 3.75em;
  @container (min-width: 36em) {
    min-height: 5.3em;
    padding-inline-end: 7.5em;
    & > span {
      position: absolute;
      inset-block-start: 0.6em;
      inset-inline-end: 0;
      width: 6em;
      aspect-ratio: 3 / 2;
    }
  }
`;

/** A time and what happens then. On small screens, without the description. */
export const timetableRow = extend(row)`
  --_lead: min(10em, 22cqi);
`;
