import { coveredFocus, listBox, titleLink } from '../../ui/style/list-recipes.style';
import { extend, row } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const box = extend(listBox)`
  margin-top: 4em;
`;

/** About a page of entries, so that what is below does not come into view and leave again. */
export const placeholder = css`
  height: 60em;
`;

/** The heading beside its entries where there is room, above them else. */
export const monthBox = css`
  display: grid;
  gap: 0 2em;
  padding-block: 1.5em 0.5em;
  & + & {
    border-block-start: 1px solid var(--_border-strong);
  }
  &:first-child {
    padding-top: 0;
  }
  @container (min-width: 720px) {
    grid-template-columns: 11em 1fr;
  }
`;

export const monthTitle = css`
  align-self: start;
  padding-block: 0.25em 0.5em;
  font-size: var(--_size-3);
  @container (min-width: 720px) {
    position: sticky;
    top: 5.5em; /* below the header of the site, the only page that has this list */
  }
`;

export const entry = extend(row)`
  position: relative;
  align-items: baseline;
  gap: 0 1em;
  padding-block: 0.75em;
  & + & {
    border-block-start: 1px solid var(--_border);
  }
  & > :first-child {
    flex: 0 0 4.5em;
  }
  & > div {
    flex: 1 1 min(100%, 11em);
  }
`;

export const entryLink = extend(titleLink, coveredFocus)`
  font-weight: 600;
`;
