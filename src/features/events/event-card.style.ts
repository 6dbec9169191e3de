import { cardBox } from '../../ui/style/list-recipes.style';
import { extend, muted } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

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
  &:empty {
    display: none;
  }
`;

/** The picture above the text; with enough space, beside the title and the facts. */
const entry = css`
  position: relative;
  display: flow-root;
  & > * + * {
    margin-top: 0.35em;
  }
  /* Beside the picture, not below it: a link that is a button would not wrap around it. */
  & > [data-heading] {
    display: flow-root;
    margin-top: 0;
  }
  @container (min-width: 17em) {
    & > :first-child {
      float: inline-end;
      aspect-ratio: 1;
      margin: 0 0 0.5em 1em;
    }
    & > p {
      clear: both;
      text-wrap: pretty;
    }
  }
`;

/** In a wide list, the picture is at the end of the card and as high as it. */
export const upcomingCard = extend(entry, cardBox)`
  --_picture: min(15em, 30cqi);
  min-height: var(--_height, 0);
  padding: 1em;
  overflow: hidden;
  & > :first-child {
    margin-bottom: 0.75em;
    aspect-ratio: 2;
  }
  @container (min-width: 17em) {
    & > :first-child {
      width: 5.5em;
      aspect-ratio: 1;
    }
  }
  @container (min-width: 36em) {
    --_height: calc(var(--_picture) / 1.5);
    display: grid;
    align-content: start;
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

/** The only event of today, with a larger picture. */
export const wideCard = extend(upcomingCard)`
  --_picture: min(22em, 36cqi);
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
`;

/** A row as in a drawing's parts list, less prominent than upcoming events. */
export const pastRow = extend(entry, muted)`
  padding-block: 0.6em;
  font-size: 0.92em;
  line-height: 1.35;
  & > :first-child {
    width: 3.25em;
    border: 1px solid var(--_border);
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
      width: 4.25em;
      margin: 0;
    }
    & > div {
      justify-content: end;
      margin-top: 0;
    }
    & > p {
      grid-area: 2 / 1 / auto / -1;
      padding-inline-end: 6em;
    }
    & > div:last-child {
      grid-area: 2 / 2;
    }
  }
`;
