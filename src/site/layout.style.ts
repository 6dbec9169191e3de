import { css, keyframes } from '../ui/style/style';

export const skip = css`
  position: fixed;
  inset-inline-start: 1em;
  top: -5em;
  z-index: 40;
  padding: 0.75em 1em;
  color: var(--_text);
  background: var(--_background);
  &:focus {
    top: 1em;
  }
`;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** When a page whose code loads slowly says so. Earlier, the text would only flicker. */
const LATE_MS = 500;

/**
 * The wide column holds everything; what spans the window takes `grid-column: full`. Leaves room for the floating
 * header, and is at least a screen high, so that the footer never shows before the page.
 */
export const middle = css`
  display: grid;
  grid-template-columns: [full-start] minmax(min(1.25em, 3vw), 1fr) [wide-start] minmax(0, 76em) [wide-end] minmax(min(1.25em, 3vw), 1fr) [full-end];
  align-content: start;
  min-height: 100vh;
  padding-block: 8em 6em;
  & > * {
    grid-column: wide;
  }
  &:focus,
  & h1:focus {
    outline: none;
  }
  &:empty::before {
    grid-column: wide;
    content: 'Loading...';
    color: var(--_text-muted);
    animation: ${appear} 1ms ${LATE_MS}ms backwards;
  }
`;
