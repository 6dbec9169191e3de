import { cardBox, columns, dimensioned } from './list-recipes.style';
import { extend, stack } from './recipes.style';
import { css } from './style';

/** A heading on its dimension line; what stands beside the heading ends the line. */
export const dimensionHead = extend(dimensioned)`
  flex-wrap: wrap;
  justify-content: space-between;
  margin-bottom: 1.5em;
  &::after {
    top: calc(var(--_size-2) * 0.575 - 4.5px);
  }
  & > :not(h2, [data-heading]) {
    padding-inline: min(1em, 4vw) 0;
    --_mark: left;
    @container (width < 24em) {
      --_mark: -1em; /* it may wrap there, away from the dimension line */
    }
    font-family: var(--_font-mono);
    font-variant-numeric: tabular-nums;
    color: var(--_text-muted);
  }
  &:dir(rtl) > :not(h2, [data-heading]) {
    --_mark: right;
  }
`;

/** On a phone, cards below the first screen are laid out when they are near; until then they have about their height. */
export const cardGrid = extend(columns)`
  @media (max-width: 42em) {
    & > li:nth-child(n + 2) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 26em;
    }
  }
`;

export const card = extend(cardBox)`
  flex: 1;
  overflow: hidden;
`;

export const cardBody = extend(stack)`
  gap: 0.5em;
  padding: 1.25em;
  & > [data-heading] {
    font-size: var(--_size-card);
  }
`;

/** A class of about the height of the cards that are loading: in a wide list, and in one that is 36em wide at most. */
export const cardsHeight = (wide: string, narrow: string) => css`
  height: ${wide};
  @container (max-width: 36em) {
    height: ${narrow};
  }
`;
