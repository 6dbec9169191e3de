import { coveredFocus, headline, listBox, titleLink } from '../../ui/style/list-recipes.style';
import { box, extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const months = extend(listBox)`
  margin-top: 4em;
`;

/** About as tall as a page of entries, so that the content below doesn't flash into view. */
export const placeholder = css`
  height: 60em;
`;

/** The heading beside its entries where there is room, otherwise above them. */
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
  align-self: baseline;
  padding-block: 0.25em 0.5em;
  font-size: var(--_size-3);
  @container (min-width: 720px) {
    position: sticky;
    top: 5.5em; /* below the header, which every page with this list has */
  }
`;

/** The day above the text and the picture. */
export const entry = css`
  position: relative;
  display: grid;
  gap: 0 1em;
  padding-block: 0.75em;
  @container (min-width: 17em) {
    grid-template-columns: 1fr auto;
  }
  & + & {
    border-block-start: 1px solid var(--_border);
  }
  & > [part='date'] {
    grid-column: 1 / -1;
  }
  & > div > :first-child::after {
    content: '\\00a0→' / '';
    color: var(--_accent-text);
  }
`;

/** Empty if the picture fails to load. */
export const picture = extend(box)`
  width: min(7.5em, 22vw);
  aspect-ratio: 3 / 2;
  &:empty {
    display: none;
  }
`;

export const entryLink = extend(titleLink, coveredFocus, headline)`
  font-size: 1.15em;
`;
