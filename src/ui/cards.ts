import { cardFrame } from './recipes.style';
import { css } from './style';

/** A heading on its dimension line; what stands beside the heading ends the line. */
export const dimensionHead = css`
  display: flex;
  align-items: center;
  gap: 1em;
  margin-bottom: 1.5em;
  & > h2 {
    font-family: var(--_font-heading);
    font-size: clamp(1.4em, 5cqi, 2em);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  &::after {
    content: '';
    order: 1;
    flex: 1;
    min-width: 2em;
    height: 9px;
    border-inline: 1px solid var(--_border-strong);
    background: linear-gradient(var(--_border-strong) 0 0) center / 100% 1px no-repeat;
  }
  & > :not(h2) {
    order: 2;
    font-family: var(--_font-mono);
    font-variant-numeric: tabular-nums;
    color: var(--_text-muted);
  }
`;

export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19em), 1fr));
  gap: 1.5em;
  & > li {
    display: flex;
  }
`;

export const card = css`
  ${cardFrame}
  flex: 1;
  overflow: hidden;
`;

export const cardBody = css`
  display: grid;
  gap: 0.5em;
  padding: 1.25em;
`;
