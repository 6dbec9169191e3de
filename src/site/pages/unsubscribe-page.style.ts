import { css } from '../../ui/style';

/** One ruled sheet in the middle of the drafting paper. */
export const sheet = css`
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: 1.5em;
  & > div {
    width: min(36em, 100%);
    padding: 2em;
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
    background: var(--_surface);
    outline: 1px solid var(--_border);
    outline-offset: -8px;
  }
  /* As high as its question: the page asks before its script knows whether the link has a token. */
  & > div > :first-child {
    align-content: start;
    min-height: 8.5em;
    @media (max-width: 26em) {
      min-height: 12.5em;
    }
  }
`;

export const sheetName = css`
  margin-top: 2em;
  padding-top: 1em;
  border-top: 1px solid var(--_border);
  font-family: var(--_font-mono);
  font-size: 0.85em;
`;
