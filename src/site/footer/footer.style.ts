import { headline } from '../../ui/style/list-recipes.style';
import { extend, mono, muted, row, spread, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

const narrow = '@media (max-width: 41.99em)';

/** A blueprint in both themes. Not laid out until it is near the viewport; until then, its height is estimated. */
export const foot = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 48em;
  @media (min-width: 68em) {
    contain-intrinsic-block-size: auto 32em;
  }
  position: relative;
  isolation: isolate;
  padding: 4em min(1.25em, 3vw) 2em;
  color-scheme: dark;
  color: var(--_text);
  background: var(--_background);
  ${narrow} {
    padding-block: 1.5em 1em;
  }
`;

export const particles = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  color: color-mix(in srgb, var(--_border-strong), transparent 60%);
`;

export const block = css`
  width: min(76em, 100%);
  margin-inline: auto;
  border: 1px solid var(--_border-strong);
  background: color-mix(in srgb, var(--_background), transparent 10%);
`;

export const cells = css`
  display: grid;
  /* On a phone, links follow each other without headings, and only once: Contact is among the quick links too. */
  ${narrow} {
    & nav {
      padding-block: 0.25em;
    }
    & nav > ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: 1.5em;
    }
    & :is(nav > h2, #footer-map) {
      position: absolute;
      clip-path: inset(50%);
    }
    & > nav li:has(> [href='/contact']) {
      display: none;
    }
  }
  @media (min-width: 42em) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > :nth-child(n) {
      grid-column: span 3;
    }
    & > :nth-child(-n + 3) {
      grid-column: span 2;
    }
  }
  @media (min-width: 68em) {
    grid-template-columns: 1.1fr max-content max-content 1.5fr 1.5fr;
    & > :nth-child(n) {
      grid-column: auto;
    }
    /* There is no map. */
    & > :nth-child(4):last-child {
      grid-column: 4 / -1;
    }
  }
`;

export const cell = extend(stack)`
  gap: 0.6em;
  align-content: start;
  padding: min(1.5em, 6vw);
  ${narrow} {
    gap: 0.4em;
    padding: 0.75em min(1.25em, 6vw);
  }
  border: solid var(--_border);
  border-width: 0 1px 1px 0;
  margin-inline-end: -1px;
  & > h2 {
    font-size: 0.85em;
    font-weight: 400;
    letter-spacing: 0.1em;
  }
  & > a:not(:hover),
  & > ul a:not(:hover) {
    color: inherit;
  }
`;

/** Two cells, from tablets on stacked in the space of one. */
export const twoCells = css`
  display: contents;
  grid-template-rows: auto 1fr;
  @media (min-width: 42em) {
    display: grid;
  }
`;

export const title = extend(headline)`
  font-size: 2em;
  line-height: 1.1;
  letter-spacing: 0.06em;
  &[data-long] {
    font-size: 1.35em;
    letter-spacing: 0;
  }
`;

export const social = extend(row)`
  gap: 0.5em;
  margin-top: 0.5em;
  ${narrow} {
    grid-area: 1 / 2;
    margin-top: 0;
  }
`;

/** Items next to each other on a phone. */
export const sideBySide = extend(cell)`
  ${narrow} {
    grid-template-columns: auto auto;
    align-items: center;
    justify-content: space-between;
    & > p + p {
      grid-column: 1 / -1;
    }
  }
`;

/** The whole drawing, as wide as its cell. On a phone, only its button shows. */
export const map = css`
  height: auto;
  @media (max-width: 41.99em) and (scripting: enabled) {
    display: none;
  }
`;

export const closing = extend(spread, mono, muted)`
  gap: 0.5em 2em;
  padding: 1em min(1.5em, 6vw);
  font-size: 0.85em;
  ${narrow} {
    padding-block: 0.75em;
    & > [aria-hidden] {
      display: none;
    }
  }
`;
