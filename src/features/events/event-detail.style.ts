import { columns } from '../../ui/style/list-recipes.style';
import { extend, row, sheet, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** Prints as an announcement, without the gallery or controls. */
export const article = extend(stack)`
  container-type: inline-size;
  gap: 1.5em;
  @media print {
    & [part='gallery'] {
      display: none;
    }
  }
`;

export const headline = css`
  & > [part='status'] {
    font-size: 0.5em;
  }
  @container (max-width: 36em) {
    font-size: var(--_size-2);
  }
  &:focus {
    outline: none;
  }
`;

/** Close to the title. */
export const type = css`
  margin-top: -1em;
`;

/** Pictures are shown whole, in a box of fixed proportions, so that nothing moves when they load. */
export const figure = css`
  width: 100%;
  aspect-ratio: 3 / 2;
  overflow: hidden;
`;

/** Text and picture, side by side if there is enough space. */
export const body = extend(stack)`
  gap: 1.5em;
  @container (min-width: 56em) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    column-gap: 2em;
  }
`;

/** Title, facts and description. */
export const text = extend(stack)`
  gap: 1.5em;
`;

/**
 * Date, time, place and actions, ruled like a title block, two on a line if there is space. The gaps form the rules. The
 * first column has room for 'Tomorrow', which may appear after hydration.
 */
export const facts = extend(sheet)`
  display: grid;
  gap: 1px;
  background: var(--_border);
  & > * {
    padding: 0.75em;
    background: var(--_surface);
  }
  @container (width > 36em) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    & > :last-child,
    & > :nth-last-child(2):nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** A fact below its label. */
export const fact = css`
  & > :first-child {
    font: 600 0.85em/1.5 var(--_font);
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--_text-muted);
  }
`;

export const dateBlock = css`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: 1em;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  & > b {
    grid-row: span 2;
    font-family: var(--_font-mono);
    font-size: 2.4em;
    line-height: 1.05;
    color: var(--_accent-text);
  }
`;

export const actions = extend(row)`
  align-content: center;
  gap: 0.5em;
  @container (max-width: 36em) {
    & > * {
      flex: auto;
    }
  }
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const prose = css`
  font-size: 1.05em;
`;

export const gallery = extend(columns)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
  gap: 1em;
  & > li {
    aspect-ratio: 3 / 2;
    overflow: hidden;
  }
`;

export const below = extend(row)`
  @media print {
    display: none;
  }
`;
