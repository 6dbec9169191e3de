import { framed, strongFrame } from '../../ui/recipes.style';
import { css } from '../../ui/style';

export const article = css`
  container-type: inline-size;
  display: grid;
  gap: 1.5em;
`;

export const headline = css`
  font-size: var(--_size-2);
  h1& {
    font-size: var(--_size-1);
  }
  & > [part='status'] {
    font-size: 0.5em;
    letter-spacing: 0;
  }
  &:focus {
    outline: none;
  }
`;

export const figure = css`
  aspect-ratio: 16 / 9;
  max-height: 32em;
  width: 100%;
  ${framed}
  overflow: hidden;
`;

export const zoom = css`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const body = css`
  display: grid;
  gap: 2em;
  @container (min-width: 44em) {
    grid-template-columns: minmax(14em, 18em) 1fr;
  }
`;

/** The facts, ruled like a drawing's title block. */
export const facts = css`
  align-self: start;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  & > * {
    padding: 1em 1.25em;
  }
  & > * + * {
    border-top: 1px solid var(--_border);
  }
`;

export const fact = css`
  & > h2,
  & > h3 {
    font-size: 0.85em;
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--_text-muted);
  }
`;

export const dateFact = css`
  display: grid;
  gap: 0.5em;
`;

export const dateBlock = css`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: 1em;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  & > b {
    grid-row: span 2;
    font-family: var(--_font-mono);
    font-size: 2.4em;
    line-height: 1.05;
    color: var(--_accent);
  }
  & > small {
    grid-column: 1 / -1;
    margin-top: 0.5em;
    font-size: 0.92em;
    color: var(--_text-muted);
  }
`;

export const actions = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11em), 1fr));
  gap: 0.75em;
  &:empty {
    display: none;
  }
`;

export const prose = css`
  font-size: 1.05em;
`;

export const gallery = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
  gap: 1em;
  margin-top: 1em;
  & > li {
    aspect-ratio: 3 / 2;
    ${framed}
    overflow: hidden;
  }
`;

export const shareField = css`
  width: 100%;
  padding: 0.5em;
  ${strongFrame}
`;

/** Above an event that is no longer there. */
export const gone = css`
  margin-bottom: 1.5em;
  padding: 0.75em 1.25em;
  border: 1px solid var(--_border-strong);
  border-inline-start: 4px solid var(--_accent);
  border-radius: var(--_radius);
`;

export const below = css`
  margin-top: 2em;
`;
