import { type ReactNode, useRef } from 'react';
import { home } from '../../content/home';
import { site } from '../../content/site';
import { primaryButton } from '../../ui/style/controls';
import { extend, mono, spread, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { downwards, quietLink } from '../page.style';
import { Slideshow } from './slideshow';

/** A blueprint in both themes; runs under the floating header. */
const hero = css`
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
const block = css`
  max-width: min(46em, 100%);
  border: 1px solid #7e93a4;
  border-inline-start: 5px solid #ff8a5c;
  background: #0e1b27d6;
  & > * + * {
    border-block-start: 1px solid #7e93a4;
  }
`;

const text = extend(stack)`
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

const hint = extend(mono, quietLink, downwards)`
  margin-inline: auto min(1.25em, 4vw);
  font-size: 0.85em;
`;

/** The full-screen slideshow at the top of the home page. Over it stands a drawing's title block. @param children a row of it. */
export function Hero({ children }: { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={hero}>
      <div className={block}>
        <div className={text}>
          <h1>{home.heading}</h1>
          <p>{home.description}</p>
          <a className={primaryButton} href={site.departmentWebsite} target="_blank" rel="noopener noreferrer">
            {home.departmentButton}
          </a>
        </div>
        {children}
        <div className={spread}>
          <Slideshow box={box} />
          <a className={hint} href="#whats-on">
            {home.scrollHint}
          </a>
        </div>
      </div>
    </div>
  );
}
