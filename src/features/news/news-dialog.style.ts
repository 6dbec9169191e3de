import { css } from '../../ui/style';

export const figure = css`
  aspect-ratio: 16 / 9;
  width: 100%;
  max-height: 26em;
  border-bottom: 1px solid var(--_border);
  overflow: hidden;
`;

export const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25em;
  padding: 1.5em;
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5em 1em;
`;

export const badge = css`
  padding: 0.25em 0.75em;
  border: 1px solid var(--_accent);
  border-radius: var(--_radius);
  font-family: var(--_font-mono);
  font-size: 0.8em;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: var(--_accent);
`;

export const date = css`
  font-family: var(--_font-mono);
  font-variant-numeric: tabular-nums;
  font-size: 0.92em;
  color: var(--_text-muted);
`;

export const title = css`
  font-family: var(--_font-heading);
  font-size: clamp(1.5em, 5vw, 2.1em);
  line-height: 1.12;
  letter-spacing: -0.01em;
`;

export const summary = css`
  font-size: 1.1em;
`;

/** The article's heading on its dimension line. */
export const articleHead = css`
  display: flex;
  align-items: center;
  gap: 1em;
  margin-bottom: 0.75em;
  font-family: var(--_font-heading);
  font-size: 1.25em;
  &::after {
    content: '';
    flex: 1;
    height: 9px;
    border-inline: 1px solid var(--_border-strong);
    background: linear-gradient(var(--_border-strong) 0 0) center / 100% 1px no-repeat;
  }
`;

export const foot = css`
  display: flex;
  justify-content: flex-end;
  padding-top: 1.25em;
  border-top: 1px solid var(--_border);
`;
