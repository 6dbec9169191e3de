import { numbered } from '../../ui/style/list-recipes.style';
import { extend, stack } from '../../ui/style/recipes.style';
import { split, titleBlock } from '../page.style';

export const hero = extend(split)`
  --_split: minmax(0, 5fr) minmax(0, 6fr);
  margin-bottom: 4.5em;
  & button {
    min-height: 3em;
    padding-inline: 1.75em;
  }
`;

/** Two prints; where there is room they overlap. */
export const heroPictures = extend(stack)`
  & img {
    height: auto;
    aspect-ratio: 3 / 2;
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
  }
  @media (min-width: 34em) {
    grid-template-columns: 1fr 1fr;
  }
  @media (min-width: 60em) {
    grid-template-columns: 1fr;
    gap: 0;
    & > :first-child {
      width: 75%;
    }
    & > :last-child {
      margin-top: -29%;
      margin-inline-start: 41.67%;
    }
    & > :last-child > img {
      box-shadow: 0 0 0 6px var(--_background);
    }
  }
`;

/** Cells numbered as the parts on an assembly drawing. */
export const objectiveList = extend(titleBlock, numbered)`
  margin-top: 2em;
  & > li {
    align-content: start;
    gap: 0.5em 1em;
    padding-block: 1.5em;
  }
  & > li::before {
    border-color: var(--_accent);
    color: var(--_accent-text);
  }
  @media (max-width: 28em) {
    & > li {
      grid-template-columns: auto 1fr;
    }
    & > li::before {
      grid-row: span 2;
    }
  }
`;
