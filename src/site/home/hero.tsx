import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { home } from '../../content/home';
import { NEWCOMERS_PATH } from '../../content/navigation';
import { JOIN_PAGE } from '../../model/addresses/api-paths';
import { plainButton, primaryButton } from '../../ui/style/controls';
import { downwards } from '../../ui/style/list-recipes.style';
import { extend, mono, row, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { useOwnPages } from '../own-pages';
import { onScreen, quietLink } from '../page.style';
import { routes } from '../routes';
import { useSociety } from '../society';
import { Slideshow } from './slideshow';

/** Dark in both themes, even behind the header. Pictures fill it and, on wide screens, surround the title block. */
const hero = css`
  position: relative;
  isolation: isolate;
  grid-column: full;
  display: grid;
  grid-template-rows: minmax(7em, 1fr) auto;
  min-height: clamp(36em, 100svh, 90em);
  margin-top: -8em;
  padding-top: 5em;
  overflow: hidden;
  color-scheme: dark;
  color: #e6edf2;
  background: linear-gradient(#e6edf20a 1px, transparent 1px) 0 0 / 100% 32px,
    linear-gradient(90deg, #e6edf20a 1px, transparent 1px) 0 0 / 32px 100%, #0e1b27;
  @media (min-width: 60em) {
    padding: 5em max(min(1.25em, 3vw), (100% - 76em) / 2) min(1.25em, 3vw);
  }
  /* There are no slides yet. */
  &:not(:has([aria-roledescription='carousel'])) {
    grid-template-rows: 4em auto;
    min-height: 0;
    & [href='#whats-on'] {
      display: none;
    }
  }
  @media print {
    &,
    & > div {
      display: block;
      min-height: 0;
      margin: 0;
      padding: 0;
      color: inherit;
      background: none;
    }
  }
`;

/**
 * A drawing's title block: cells between lines, in two columns where there is space. On narrow screens, it is as wide as
 * the screen, and the slideshow's controls are at its top, where they are on the first screen even if an event's title
 * is long. It is then also tall enough for the picture above it to show its subject whole (slideshow.tsx).
 */
const block = css`
  grid-row: 2;
  display: grid;
  grid-template: 'slides hint' auto 'title title' 1fr 'about about' auto / 1fr auto;
  gap: 1px;
  min-height: calc(100svh - 118vw);
  overflow: hidden;
  border: solid #7e93a4;
  border-width: 1px 0;
  background: #0e1b27;
  & > * {
    padding: min(0.9em, 3vw) min(1.5em, 4.5vw);
  }
  @media (min-width: 60em) {
    grid-template: 'title about about' 1fr 'title slides hint' auto / 5fr 2fr 2fr;
    min-height: 0;
    border-width: 1px;
    border-inline-start: 5px solid #ff8a5c;
  }
`;

const ruled = css`
  outline: 1px solid #7e93a4;
`;

/** The sentence is larger than the greeting above it. */
const title = extend(stack, ruled)`
  grid-area: title;
  align-content: center;
  gap: 0.5em;
  & > h1 {
    font-size: clamp(1.1em, 2.4vw, 1.6em);
    line-height: 1;
  }
  & > p {
    margin-bottom: 0.35em;
    font: 600 clamp(min(1.5em, 7vw), 2vw + 1em, 2.4em) / 1.15 var(--_font-heading);
    text-wrap: balance;
  }
`;

/** Less prominent than the title and its buttons. */
const about = extend(stack, ruled)`
  grid-area: about;
  align-content: space-evenly;
  gap: 0.6em;
  & > p {
    color: color-mix(in srgb, currentColor, transparent 25%);
    font-size: 0.95em;
  }
  & > p > a {
    padding-block: 0.35em;
    color: #e6edf2;
    white-space: nowrap;
  }
`;

const slides = extend(onScreen)`
  &:is(div) {
    grid-area: slides;
    padding-block: 0;
  }
`;

const hint = extend(mono, quietLink, downwards, onScreen)`
  &:is(a) {
    grid-area: hint;
    justify-self: end;
    padding-block: 0;
  }
  font-size: 0.85em;
`;

/** The home page's full-screen slideshow, with a title block over it. @param children shown beside the title. */
export function Hero({ children }: { children?: ReactNode }) {
  const { name, tagline, description, departmentWebsite } = useSociety();
  const newcomers = useOwnPages().find(({ path }) => path === NEWCOMERS_PATH);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={hero}>
      <div className={block}>
        <div className={title}>
          <h1>{`${home.heading} ${name}`}</h1>
          {tagline && <p>{tagline}</p>}
          <div className={row}>
            <Link className={primaryButton} href={routes.events.path}>
              {home.eventsButton}
            </Link>
            <Link className={plainButton} href={newcomers?.path ?? JOIN_PAGE}>
              {newcomers?.name ?? home.joinButton}
            </Link>
          </div>
        </div>
        <div className={slides}>
          <Slideshow box={box} />
        </div>
        <div className={about}>
          {children}
          <p>
            <span>{description}</span>{' '}
            {departmentWebsite && (
              <a className={onScreen} href={departmentWebsite} target="_blank" rel="noopener noreferrer">
                {home.departmentButton}
              </a>
            )}
          </p>
        </div>
        <a className={hint} href="#whats-on">
          {home.scrollHint}
        </a>
      </div>
    </div>
  );
}
