import { cardFrame, dimensionLine, figures } from './recipes.style';
import { css } from './style';

/**
 * A heading on its dimension line; what stands beside the heading ends the line. Both cover the line, which would else
 * move when the typeface comes and the heading gets another width.
 */
export const dimensionHead = css`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  margin-bottom: 1.5em;
  &::after {
    content: '';
    position: absolute;
    inset: calc(var(--_size-2) * 0.575 - 4.5px) 0 auto;
    z-index: -1;
    ${dimensionLine}
  }
  & > :is(h2, [data-heading]) {
    padding-inline-end: min(1em, 4vw);
    background: linear-gradient(var(--_border-strong) 0 0) right / 1px 9px no-repeat, var(--_background);
  }
  & > :not(h2, [data-heading]) {
    padding-inline-start: min(1em, 4vw);
    background: linear-gradient(var(--_border-strong) 0 0) left / 1px 9px no-repeat, var(--_background);
    ${figures}
    color: var(--_text-muted);
  }
  &:dir(rtl) > :is(h2, [data-heading]) {
    background-position: left;
  }
  &:dir(rtl) > :not(h2, [data-heading]) {
    background-position: right;
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
  & > [data-heading] {
    font-size: var(--_size-card);
  }
`;
