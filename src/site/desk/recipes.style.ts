import { figures } from '../../ui/style/recipes.style';

/* CSS text that the desk's views share, put into `css` with `${…}`. */

/** Around what is wrong, or has failed. */
export const problemFrame = `
  border: 1px solid var(--_danger);
  border-inline-start-width: 4px;
  border-radius: var(--_radius);
`;

/** Times and counts beside what they belong to. */
export const smallFigures = `
  ${figures}
  font-size: 0.85em;
  color: var(--_text-muted);
`;

/** The height that is left below the desk's header, for what scrolls by itself on a laptop. */
export const ownScroll = `
  @media (min-width: 60em) and (min-height: 36em) {
    max-height: calc(100vh - 6em);
    overflow: auto;
    overscroll-behavior: contain;
  }
`;

/** On a phone, what decides stands at the lower edge of the window, unless it is as low as a keyboard leaves it. */
export const atLowerEdge = `
  @media (max-width: 59.99em) and (min-height: 26em) {
    position: fixed;
    inset: auto 0 0;
    z-index: 15;
    padding: 0.6em max(1em, 2vw);
    border-block-start: 1px solid var(--_border-strong);
    background: var(--_background);
  }
`;
