import { css } from '../ui/style';

export const pageTitle = css`
  margin-bottom: 0.6em;
  font-family: var(--_font-heading);
  font-size: clamp(2.2em, 6vw, 3.8em);
  font-weight: 600;
  line-height: 1.05;
  letter-spacing: -0.015em;
  &:focus {
    outline: none;
  }
`;

/** A page's title with a link beside it. */
export const titleRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 2em;
  margin-bottom: 1em;
`;

/** The first sentences below a title. */
export const lede = css`
  max-width: 60ch;
  font-size: 1.2em;
  line-height: 1.55;
  color: var(--_text-muted);
`;

/** A small mark above a heading, as the letters of a section on a drawing. */
export const kicker = css`
  display: inline-flex;
  align-items: center;
  gap: 0.75em;
  font-family: var(--_font-mono);
  font-size: 0.85em;
  letter-spacing: 0.1em;
  text-transform: uppercase;
  color: var(--_accent);
  &::before {
    content: '';
    width: 2.5em;
    height: 9px;
    border-inline-start: 1px solid currentColor;
    background: linear-gradient(currentColor 0 0) center / 100% 1px no-repeat;
  }
`;

export const prose = css`
  max-width: 65ch;
  line-height: 1.65;
  & > p + p {
    margin-top: 1em;
  }
`;

/** Two columns that stand on each other on a phone. */
export const columns = css`
  display: grid;
  gap: 2.5em;
  @media (min-width: 56em) {
    grid-template-columns: 1fr 1fr;
    gap: 4em;
  }
`;

/** Ruled cells, as the title block in a drawing's corner. */
export const titleBlock = css`
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  background: var(--_surface);
  & > * {
    padding: 1em 1.25em;
  }
  & > * + * {
    border-top: 1px solid var(--_border);
  }
  & dt {
    font-family: var(--_font-mono);
    font-size: 0.8em;
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--_text-muted);
  }
`;

export const breadcrumb = css`
  margin-bottom: 1em;
  font-family: var(--_font-mono);
  font-size: 0.92em;
`;
