import { cardBox } from '../../ui/style/list-recipes.style';
import { extend, muted } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** Type, time, picture count, place, speaker and seats. On small cards, the last three have a line each. */
export const facts = extend(muted)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1em 1.25em;
  @container (width < 36em) {
    & > p[dir] {
      flex-basis: 100%;
    }
  }
`;

export const struck = css`
  text-decoration: line-through;
`;

/** See More and Register, on a line below the text. */
export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25em;
  &:empty {
    display: none;
  }
`;

/** Hidden on small cards. */
export const missing = css`
  @container (width < 36em) {
    display: none;
  }
`;

/** Shows the picture above the text or, with more space, beside the facts, so that the title keeps its full width. */
const entry = css`
  position: relative;
  & > :first-child {
    margin-bottom: 0.75em;
    aspect-ratio: 2;
  }
  & > [data-heading] ~ * {
    margin-top: 0.35em;
  }
  & > p {
    white-space: normal; /* an excerpt has no room for blank lines */
  }
  @container (17em <= width < 36em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    & > :is([data-heading], p, div) {
      grid-column: 1 / -1;
    }
    & > [data-heading] + div {
      grid-column: 1;
      align-content: start;
    }
    & > :first-child {
      grid-area: 2 / 2;
      width: 4.75em;
      aspect-ratio: 3 / 2;
      margin: 0.35em 0 0 1em;
    }
  }
`;

/** In wide lists, the picture fills the end of the card. */
export const upcomingCard = extend(entry, cardBox)`
  --_picture: min(15em, 38cqi);
  padding: 1em;
  overflow: hidden;
  @container (min-width: 36em) {
    display: grid;
    align-content: center;
    min-height: calc(var(--_picture) / 1.5);
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

/** Today's only event, with a larger picture. */
export const wideCard = extend(upcomingCard)`
  --_picture: min(19em, 38cqi);
  & > [data-heading] {
    font-size: 1.5em;
  }
  @container (17em <= width < 36em) {
    & > :first-child {
      grid-area: 1 / 1 / auto / -1;
      width: auto;
      margin: 0 0 1em;
    }
  }
`;

/** Laid out like a row in a drawing's parts list; less prominent than upcoming events. */
export const pastRow = extend(entry, muted)`
  padding-block: 0.6em;
  font-size: 0.92em;
  line-height: 1.35;
  & > :first-child {
    border: 1px solid var(--_border);
  }
  & > time {
    display: grid;
    font-family: var(--_font-mono);
    line-height: 1.2;
    & > b {
      font-size: 1.7em;
      font-weight: 400;
    }
  }
  & > [data-heading] {
    font-size: 1.15em;
    color: var(--_text);
  }
  @container (max-width: 17em) {
    & > :first-child {
      display: none;
    }
  }
  @container (min-width: 12em) {
    padding-inline-start: 3.75em;
    & > time {
      position: absolute;
      inset-block-start: 0.6em;
      inset-inline-start: 0;
    }
  }
  @container (min-width: 36em) {
    display: grid;
    grid-template-columns: fit-content(calc(100% - 9em)) 1fr;
    align-items: baseline;
    align-content: start;
    column-gap: 1.25em;
    min-height: 5.3em;
    padding-inline-end: 7.5em;
    & > [data-heading] ~ * {
      margin-top: 0.15em;
    }
    & > [data-heading],
    & > [data-heading] + div {
      grid-column: 1 / -1;
    }
    & > :first-child {
      position: absolute;
      inset-block-start: 0.6em;
      inset-inline-end: 0;
      width: 6em;
      aspect-ratio: 3 / 2;
    }
  }
`;
