import { cardFrame, dimensionLine, figures } from './recipes.style';
import { css } from './style';

/** A heading on its dimension line; what stands beside the heading ends the line. */
export const dimensionHead = css`
  display: flex;
  align-items: center;
  gap: 1em;
  margin-bottom: 1.5em;
  &::after {
    content: '';
    order: 1;
    ${dimensionLine}
    min-width: 2em;
  }
  & > :not(h2) {
    order: 2;
    ${figures}
    color: var(--_text-muted);
  }
`;

/** On a phone, cards below the first screen are laid out when they are near; until then they have about their height. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19em), 1fr));
  gap: 1.5em;
  & > li {
    display: flex;
  }
  @media (max-width: 42em) {
    & > li:nth-child(n + 4) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 26em;
    }
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
  & > h2 {
    font-size: var(--_size-card);
  }
`;
