import { extend, spread, stack } from '../../ui/style/recipes.style';
import { numbered, remark, split, titleBlock } from '../page.style';

/** Text and pictures, the people, and what the network is for. On a phone the pictures come last. */
export const network = extend(split)`
  --_split: minmax(0, 5fr) minmax(0, 6fr);
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  @media (width < 60em) {
    grid-template-columns: minmax(0, 1fr);
    & > :nth-child(2) {
      order: 1;
    }
  }
`;

/** Two pictures, which overlap where there is room. */
export const heroPictures = extend(stack)`
  grid-template-columns: 1fr 1fr;
  & img {
    height: auto;
    aspect-ratio: 3 / 2;
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
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

export const invitation = extend(remark, spread)`
  max-width: none;
  margin-top: 1em;
`;

/** Cells numbered like the parts on an assembly drawing. */
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
