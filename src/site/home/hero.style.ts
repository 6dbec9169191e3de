import { extend, mono, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { downwards, quietLink } from '../page.style';

/** A blueprint in both themes; runs under the floating header. */
export const hero = css`
  position: relative;
  isolation: isolate;
  grid-column: full;
  display: grid;
  align-content: end;
  justify-items: start;
  min-height: max(100svh, 36em);
  margin-top: -8em;
  padding: 9em max(min(1.25em, 3vw), (100% - 76em) / 2) min(2.5em, 3vw);
  overflow: hidden;
  forced-color-adjust: none;
  color-scheme: dark;
  color: #e6edf2;
  background: #0e1b27;
`;

/**
 * A drawing's title block: rows between lines. It is as large as its text, and so is the shade that makes that readable on any
 * photograph: where the photograph is white, the shade is #353f49, 9.1:1 to the text.
 */
export const block = css`
  max-width: min(46em, 100%);
  border: 1px solid #7e93a4;
  border-inline-start: 5px solid #ff8a5c;
  background: #0e1b27d6;
  & > * + * {
    border-block-start: 1px solid #7e93a4;
  }
`;

export const text = extend(stack)`
  justify-items: start;
  padding: min(1.5em, 5vw);
  & > h1 {
    font-size: clamp(min(2.6em, 10.4vw), 6vw, 4.5em);
    line-height: 1;
    letter-spacing: -0.02em;
  }
  & > p {
    max-width: 52ch;
    font-size: clamp(1em, 2vw, 1.2em);
  }
`;

/** Two lines high at least, so that the block does not move when the event comes late. */
export const row = css`
  display: grid;
  align-items: center;
  min-height: 3.5em;
  padding: 0.75em min(1.5em, 5vw);
`;

export const hint = extend(mono, quietLink, downwards)`
  margin-inline: auto min(1.25em, 4vw);
  font-size: 0.85em;
`;
