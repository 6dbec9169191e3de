import { css } from '../../ui/style';

export const hours = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75em;
  font-size: 1.2em;
  color: var(--_text-muted);
  & > b {
    font-weight: 600;
    color: var(--_text);
  }
`;

/** The facts in a narrow column, the form in the wide one. */
export const split = css`
  display: grid;
  gap: 2em;
  margin-top: 3em;
  align-items: start;
  @media (min-width: 56em) {
    grid-template-columns: minmax(18em, 2fr) 3fr;
    gap: 3em;
  }
`;

export const facts = css`
  font-size: 1.08em;
  & dd {
    margin-top: 0.35em;
  }
  & dd > a {
    display: inline-flex;
    align-items: center;
    min-height: 2em;
    overflow-wrap: anywhere;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  & address {
    max-width: 32ch;
    font-style: normal;
  }
`;

export const number = css`
  font-family: var(--_font-mono);
  font-variant-numeric: tabular-nums;
`;

/** A sheet with its frame: a line at the edge, and one inside it. */
export const formSheet = css`
  padding: clamp(1.25em, 4vw, 2.5em);
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  background: var(--_surface);
  outline: 1px solid var(--_border);
  outline-offset: -8px;
`;
