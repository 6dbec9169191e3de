import { plainButton } from '../../ui/style/controls';
import { caps, coveredFocus, titleLink } from '../../ui/style/list-recipes.style';
import { extend, sheet, row as sideBySide } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { deskSheet, listRow, part, stateMark } from '../shared/desk.style';

/** Two columns on a laptop: the list and the open application. On a phone, the open application replaces the list. */
export const listAndPane = extend(part)`
  align-items: start;
  @media (min-width: 60em) {
    grid-template-columns: minmax(20em, 30em) minmax(0, 1fr);
  }
  @media (max-width: 59.99em) {
    &[data-open] > :first-child {
      display: none;
    }
  }
`;

/** Stays in view while the list scrolls. */
export const pane = extend(part)`
  @media (min-width: 60em) and (min-height: 36em) {
    position: sticky;
    top: 1em;
    max-height: calc(100vh - 2em);
    overflow: auto;
  }
`;

export const back = css`
  margin-inline-end: 1.5em;
  @media (min-width: 60em) {
    display: none;
  }
`;

/** An application or a selection, close to the top on a phone. Focused elements don't scroll behind the sticky actions. */
export const paneSheet = extend(deskSheet)`
  & :is(a, button, input, select, textarea) {
    scroll-margin-block: 11em 6em;
    @media (max-width: 59.99em) {
      scroll-margin-block: 2em 12em;
    }
    @media (max-height: 26em) {
      scroll-margin-block: 1em 5em;
    }
  }
  @media (max-width: 59.99em) {
    gap: 0.25em;
    padding-block-start: 0.75em;
    margin-bottom: 6em;
  }
`;

/** Keeps the name and actions in view while the rest scrolls. */
export const head = extend(part)`
  gap: 0.35em;
  padding-block: 0.5em 0.9em;
  border-block-end: 1px solid var(--_border-strong);
  @media (min-width: 60em) and (min-height: 36em) {
    position: sticky;
    top: 0;
    z-index: 3;
    background: var(--_surface);
  }
`;

/** On a phone, at the bottom of the window, unless an on-screen keyboard leaves little room. */
export const actionBar = extend(sideBySide)`
  gap: 0.5em;
  & > b {
    display: none;
  }
  @media (max-width: 59.99em) and (min-height: 26em) {
    position: fixed;
    inset: auto 0 0;
    z-index: 15;
    padding: 0.4em 0.5em;
    border-block-start: 1px solid var(--_border-strong);
    background: var(--_background);
    & > b {
      display: block;
      flex: 1 0 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > button {
      flex: 1 0 auto;
      padding-inline: 0.25em;
    }
  }
`;

export const quietButton = extend(plainButton)`
  border-color: transparent;
`;

export const shortcut = css`
  font-size: 0.75em;
  @media (pointer: coarse), (max-width: 59.99em) {
    display: none;
  }
`;

/** A status, like a stamp on a drawing. */
export const statusMark = extend(stateMark)`
  &[data-status='approved'] {
    border-width: 2px;
    font-weight: 700;
  }
  &[data-status='rejected'] {
    border-color: var(--_danger);
    color: var(--_danger);
  }
`;

/** Visible only while focused. */
export const skip = css`
  position: absolute;
  z-index: 3;
  background: var(--_background);
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** A checkbox with its label, large enough to tap. */
export const check = css`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 0.6em;
  min-height: 44px;
  padding-inline: 0.9em;
  cursor: pointer;
`;

export const applicationItem = extend(listRow)`
  position: relative;
  border-inline-start: 3px solid transparent;
  @media (forced-colors: active) {
    border-inline-start-color: Canvas;
  }
  &:has(:checked) {
    background: var(--_grid);
  }
  &:has([aria-current]) {
    border-inline-start-color: var(--_accent);
    background: color-mix(in srgb, var(--_background), var(--_accent) 8%);
    @media (forced-colors: active) {
      border-inline-start-color: Highlight;
    }
  }
`;

export const rowLink = extend(titleLink, coveredFocus)`
  font-weight: 600;
`;

/** Above the fields on a phone, and small, so that the answers begin on the first screen; otherwise next to them. */
export const photoBox = extend(part)`
  float: inline-end;
  width: 11em;
  margin: 0 0 1em 1em;
  & > img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  @media (max-width: 40em) {
    float: none;
    grid-template-columns: 6em minmax(0, 1fr);
    gap: 0.5em 1em;
    width: auto;
    margin: 0 0 0.5em;
    & > img {
      grid-row: span 2;
    }
    & > p {
      grid-column: 1 / -1;
    }
  }
`;

export const publicTag = extend(stateMark)`
  display: inline-block;
  color: var(--_text);
`;

export const groupTitle = extend(caps)`
  margin-block-start: 1.5em;
  color: var(--_accent-text);
`;

/** Labels and values, separated by lines. */
export const fieldList = css`
  & > div {
    padding-block: 0.35em;
    border-block-end: 1px solid var(--_border);
  }
  & dt {
    color: var(--_text-muted);
  }
  @media (min-width: 40em) {
    & > div {
      display: flow-root;
    }
    & dt {
      float: inline-start;
      width: 12em;
    }
    & dd {
      margin-inline-start: 13em;
    }
  }
`;

/** The edit form's fields, in two columns where there is room. */
export const editGroup = extend(part)`
  gap: 1em 1.5em;
  align-items: end;
  margin: 0;
  padding: 0;
  border: 0;
  @media (min-width: 80em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** At the bottom of the window, latest last; on a phone, above the actions. There is room for the latest three. */
export const undoBars = css`
  position: fixed;
  inset: auto 1em 1em auto;
  z-index: 25;
  display: flex;
  flex-direction: column-reverse;
  align-items: end;
  gap: 0.5em;
  max-width: calc(100% - 2em);
  & > :nth-child(n + 4) {
    display: none;
  }
  @media (max-width: 59.99em) {
    & > :nth-child(n + 2) {
      display: none;
    }
  }
  @media (max-width: 59.99em) and (min-height: 26em) {
    inset-block-end: 7em;
  }
`;

export const undoBar = extend(sideBySide, sheet)`
  flex-wrap: nowrap;
  padding: 0.5em 1em;
  border-inline-start: 4px solid var(--_accent);
`;
