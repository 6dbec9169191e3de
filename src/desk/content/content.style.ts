import { extend, muted, row, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { part } from '../shared/desk.style';

/** A list with a ruled line below each item. */
export const lineList = css`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25em 1em;
    align-items: start;
    padding-block: 0.75em;
    border-block-end: 1px solid var(--_border);
  }
  & > li > :first-child {
    grid-column: 1;
  }
  & b a {
    display: inline-block;
    padding-block: 0.25em;
  }
  & > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

export const toolLinks = extend(stack, muted)`
  gap: 0.25em;
  & a {
    display: inline-block;
    padding-block: 0.5em;
  }
`;

/** A sheet's planned changes, with a ruled line below. */
export const planned = extend(part)`
  gap: 0.5em;
  padding-block: 0.75em;
  border-block-end: 1px solid var(--_border);
  & summary {
    padding-block: 0.5em;
    cursor: pointer;
  }
`;

/** A checkbox with its label. */
export const checkLabel = extend(row)`
  flex-wrap: nowrap;
  align-items: start;
  min-height: 32px;
  font-weight: 600;
  @media (pointer: coarse) {
    min-height: 44px;
    align-items: center;
  }
  & > input {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
`;

/** The title of what can be unfolded. */
export const foldTitle = css`
  padding-block: 0.6em;
  font-weight: 600;
  cursor: pointer;
`;

/** A group of fields that can be unfolded. */
export const foldedGroup = css`
  border-block-start: 1px solid var(--_border);
  & > summary {
    padding-block: 0.75em;
    font-weight: 600;
    cursor: pointer;
  }
  &[open] {
    padding-block-end: 1em;
  }
`;

/** A group of fields with a ruled line above. */
export const fieldGroup = extend(part)`
  min-width: 0;
  margin: 0;
  padding: 1em 0;
  border: 0;
  border-block-start: 1px solid var(--_border);
  & > legend {
    float: inline-start;
    padding: 0;
    font-weight: 600;
  }
`;

/** The buttons of a form, which stay in view while it scrolls. */
export const formActions = extend(row)`
  position: sticky;
  inset-block-end: 0;
  padding-block: 0.75em;
  background: var(--_surface);
  border-block-start: 1px solid var(--_border);
`;
