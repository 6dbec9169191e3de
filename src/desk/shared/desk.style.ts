import { headline, tallLink } from '../../ui/style/list-recipes.style';
import { box, extend, mono, muted, row, sheet, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const topBar = extend(row)`
  gap: 0 1.5em;
  padding: 0.35em max(1em, 2vw, 50% - 44em);
  border-block-end: 3px solid var(--_accent);
  & a {
    color: inherit;
  }
  & h1 {
    font-size: 1.05em;
    color: var(--_text-muted);
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  @media (max-width: 40em) {
    gap: 0 0.75em;
    & > h1 {
      position: absolute;
      clip-path: inset(50%);
    }
    & > nav {
      order: 1;
      flex-basis: 100%;
    }
    & > nav > ul {
      gap: 0 0.9em;
    }
  }
`;

export const homeLink = extend(tallLink, headline)`
  font-size: 1.2em;
  text-decoration: none;
`;

export const sectionLink = extend(tallLink)`
  min-height: 44px;
  padding-block-end: 3px;
  &[aria-current] {
    font-weight: 600;
    padding-block-end: 0;
    border-block-end: 3px solid var(--_accent);
    text-decoration: none;
  }
`;

/** The number of items waiting in a section. */
export const count = extend(mono)`
  margin-inline-start: 0.4em;
  padding: 0 0.5em;
  border-radius: 1em;
  font-size: 0.85em;
  color: var(--_on-accent);
  background: var(--_accent);
`;

/** The desk's `<main>`, with styles for plain elements. */
export const middle = css`
  max-width: 92em;
  margin-inline: auto;
  padding: 1.5em max(1em, 2vw) 6em;
  overflow-wrap: anywhere;
  @media (max-width: 40em) {
    padding-block-start: 0.75em;
  }
  & [tabindex='-1']:focus {
    outline: none;
  }
  & h2 {
    font-size: 1.8em;
  }
  & h3 {
    font-size: 1.3em;
  }
  & p {
    max-width: 75ch;
  }
  & [aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`;

/** Stacks elements at full width. */
export const part = extend(stack)`
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

/** A section whose heading and introduction are only for screen readers on a phone. */
export const briefPart = extend(part)`
  @media (max-width: 59.99em) {
    & > :is(h2, h2 + p) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** Two columns where there is room. */
export const twoColumns = extend(part)`
  gap: 2.5em 3em;
  align-items: start;
  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** A stack that looks like a sheet of paper. */
export const deskSheet = extend(part, sheet)`
  padding: 1.25em clamp(1em, 2vw, 2em);
`;

export const quiet = muted;

/** Marks a problem or a failure. */
export const alertBox = extend(part, box)`
  gap: 0.5em;
  justify-items: start;
  padding: 0.8em 1em;
  border-color: var(--_danger);
  border-inline-start-width: 4px;
`;

/** Marks an outcome or a hint. Visually hidden while empty, so that screen readers announce what appears. */
export const noteBox = extend(box)`
  padding: 0.5em 0.9em;
  border-inline-start: 4px solid var(--_accent);
  &:empty {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** A label next to a title, like a stamp on a drawing. */
export const stateMark = extend(mono, box)`
  align-self: center;
  padding: 0.05em 0.5em;
  border-color: var(--_border-strong);
  font-size: 0.8em;
  white-space: nowrap;
`;

/** A list row, with its controls at the end. */
export const listRow = extend(row)`
  flex-wrap: nowrap;
  padding-block: 0.6em;
  border-block-end: 1px solid var(--_border);
  & > div {
    flex: 1;
    min-width: 0;
  }
`;

/** A list's filters and search field. */
export const toolbar = extend(row)`
  align-items: end;
  gap: 0.75em 1.25em;
  & > search {
    flex: 1 1 14em;
  }
`;

/** Radio buttons side by side in one frame. */
export const choices = extend(sheet)`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  & > legend {
    position: absolute;
    clip-path: inset(50%);
  }
  & > label {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 44px;
    padding-inline: 0.8em;
    cursor: pointer;
  }
  & > label:has(:checked) {
    font-weight: 600;
    box-shadow: inset 0 -3px 0 var(--_accent);
    @media (forced-colors: active) {
      border-block-end: 3px solid Highlight;
    }
  }
`;

/** A table with ruled lines. On a phone, each cell is on its own line. */
export const ruledTable = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.92em;
  & :is(th, td) {
    overflow-wrap: break-word;
    padding: 0.3em 0.75em 0.3em 0;
    border-block-end: 1px solid var(--_border);
    text-align: start;
    vertical-align: top;
  }
  & :is(th[scope='row'], [data-label='Text']) {
    min-width: 7em;
    overflow-wrap: anywhere;
  }
  @media (max-width: 40em) {
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & :is(tr, th, td) {
      display: block;
      border: 0;
      padding-block: 0.1em;
    }
    & tr {
      padding-block: 0.5em;
      border-block-end: 1px solid var(--_border);
    }
    & td::before {
      content: attr(data-label) ': ';
      color: var(--_text-muted);
    }
  }
`;
