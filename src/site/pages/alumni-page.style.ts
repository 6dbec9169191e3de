import { extend, numbered, sheet, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const hero = extend(stack)`
  gap: 2.5em;
  align-items: start;
  margin-bottom: 4.5em;
  @media (min-width: 56em) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: 4em;
  }
`;

export const heroText = extend(stack)`
  position: relative;
  justify-items: start;
  & > h1 {
    margin-bottom: 0;
  }
  & > :has(+ h1) {
    position: absolute;
  }
  & > button {
    margin-top: 0.75em;
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
  @media (min-width: 56em) {
    gap: 0;
    grid-template-columns: repeat(12, 1fr);
    & > * {
      grid-row: 1;
    }
    & > :first-child {
      grid-column: 1 / 10;
    }
    & > :last-child {
      grid-column: 6 / 13;
      align-self: end;
      margin-top: 36%;
    }
    & > :last-child > img {
      box-shadow: 0 0 0 6px var(--_background);
    }
  }
`;

export const unknownBatch = css`
  max-width: 60ch;
  padding: 0.75em 1em;
  border: 1px dashed var(--_border-strong);
`;

export const objectivesTitle = css`
  margin-bottom: 1em;
`;

/** Five ruled cells, numbered as the parts on an assembly drawing. */
export const objectiveList = extend(sheet, numbered)`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  background: var(--_border);
  overflow: hidden;
  & > li {
    flex: 1 1 12em;
    align-content: start;
    gap: 0.5em;
    padding: 1.5em min(1.25em, 5vw);
    background: var(--_surface);
  }
  & > li::before {
    width: 2.4em;
    height: 2.4em;
    margin-bottom: 0.5em;
    border-color: var(--_accent);
    color: var(--_accent-text);
  }
  @media (max-width: 40em) {
    & > li {
      flex-basis: 100%;
      grid-template-columns: auto 1fr;
      column-gap: min(1.25em, 4vw);
    }
    & > li::before {
      grid-row: span 2;
    }
  }
  & p {
    color: var(--_text-muted);
  }
`;
