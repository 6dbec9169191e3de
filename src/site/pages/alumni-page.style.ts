import { css } from '../../ui/style/style';
import { centred, sheet } from '../recipes.style';

export const hero = css`
  display: grid;
  gap: 2.5em;
  align-items: start;
  margin-bottom: 4.5em;
  @media (min-width: 56em) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: 4em;
  }
`;

export const heroText = css`
  position: relative;
  display: grid;
  gap: 1em;
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
export const heroPictures = css`
  display: grid;
  gap: 1em;
  & img {
    display: block;
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
export const objectiveList = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  ${sheet}
  background: var(--_border);
  counter-reset: part;
  overflow: hidden;
  & > li {
    flex: 1 1 12em;
    display: grid;
    align-content: start;
    gap: 0.5em;
    padding: 1.5em min(1.25em, 5vw);
    background: var(--_surface);
    counter-increment: part;
  }
  & > li::before {
    content: counter(part);
    ${centred}
    width: 2.4em;
    height: 2.4em;
    margin-bottom: 0.5em;
    border: 1px solid var(--_accent);
    border-radius: 50%;
    color: var(--_accent-text);
    font-family: var(--_font-mono);
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
