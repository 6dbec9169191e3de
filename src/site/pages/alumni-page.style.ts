import { extend, spread, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { numbered, remark, titleBlock } from '../page.style';

const halves = extend(stack)`
  gap: 2em min(4em, 5vw);
  align-items: start;
  @media (min-width: 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Text and a picture if there is one, the people, and what the network is for. On a phone, no picture precedes them. */
export const network = extend(stack)`
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5em min(4em, 5vw);
  align-items: start;
  & > section {
    grid-column: 1 / -1;
  }
  @media (min-width: 40em) {
    &:has(> picture) {
      grid-template-columns: 2fr 1fr;
    }
  }
  @media (width < 40em) {
    & > picture {
      display: none;
    }
  }
`;

export const illustration = css`
  & > img {
    height: auto;
    aspect-ratio: 3 / 2;
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
  }
`;

export const notListed = extend(remark, spread)`
  gap: 0.75em 1em;
  max-width: none;
  margin-top: 1em;
`;

/** As large as a card among cards, or below the message that there are none. */
export const invitation = extend(spread)`
  flex: 1;
  gap: 1em 2em;
  padding: 1.25em;
  border: 1px dashed var(--_accent);
  border-radius: var(--_radius);
  * + & {
    margin-top: 1.25em;
  }
  & > div {
    flex: 1 1 18em;
  }
  & p {
    max-width: 50ch;
    margin-top: 0.35em;
    color: var(--_text-muted);
  }
`;

/** A picture, if there is one, beside the list. */
export const objectivesBox = extend(halves)`
  & > h2,
  & > h2 + ol {
    grid-column: 1 / -1;
  }
`;

/** Cells numbered like the parts on an assembly drawing. */
export const objectiveList = extend(titleBlock, numbered)`
  & > li {
    flex-basis: 100%;
    grid-template-columns: auto 1fr;
    gap: 0.25em 1em;
  }
  & > li::before {
    grid-row: span 2;
    border-color: var(--_accent);
    color: var(--_accent-text);
  }
`;
