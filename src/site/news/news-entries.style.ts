import { coveredFocus, headline, listBox, titleLink } from '../../ui/style/list-recipes.style';
import { box, extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** A section below the latest news. */
export const newsSection = extend(listBox)`
  margin-top: 4em;
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
