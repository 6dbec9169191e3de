import { coveredFocus, headline, titleLink } from '../../ui/style/list-recipes.style';
import { box, extend, row } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { split } from '../page.style';

export const page = extend(split)`
  --_split: minmax(0, 2fr) minmax(0, 1fr);
`;

export const facts = extend(row)`
  justify-content: space-between;
  margin-block: 1em 1.5em;
`;

/** Has fixed proportions, so that nothing moves when the picture loads. */
export const figure = extend(box)`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  @media print {
    max-width: 60%;
  }
`;

export const summary = css`
  margin-top: 1.5em;
  font-size: 1.2em;
`;

export const content = css`
  margin-top: 1.5em;
  font-size: 1.05em;
`;

export const more = css`
  padding-top: 1em;
  border-block-start: 1px solid var(--_border-strong);
  @media (min-width: 60em) {
    position: sticky;
    top: 6.5em; /* below the header */
  }
`;

export const neighbour = css`
  position: relative;
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: 1em;
  margin-bottom: 0.5em;
  padding-bottom: 1em;
  border-block-end: 1px solid var(--_border);
  & + & {
    padding-top: 0.5em;
  }
  & > :first-child {
    display: grid;
    gap: 0.25em;
    min-width: 0;
  }
  & > :not(:first-child) {
    flex: none;
  }
`;

export const neighbourLink = extend(titleLink, coveredFocus, headline)`
  font-size: 1.15em;
`;
