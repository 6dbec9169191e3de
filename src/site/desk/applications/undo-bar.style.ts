import { css } from '../../../ui/style';
import { sheet } from '../../recipes.style';
import { smallFigures } from '../recipes.style';

/** Above everything at the lower edge; on a phone above the buttons that decide. Always there, so that it is heard when it fills. */
export const bar = css`
  position: fixed;
  inset: auto 0 1em;
  z-index: 25;
  display: flex;
  align-items: center;
  gap: 0.5em 1em;
  width: fit-content;
  max-width: min(40em, 100% - 2em);
  margin-inline: auto;
  padding: 0.5em 0.75em 0.5em 1em;
  ${sheet}
  border-inline-start: 4px solid var(--_accent);
  & > button {
    flex: none;
    white-space: nowrap;
  }
  box-shadow: 0 4px 20px var(--_placeholder);
  &:not([data-shown]) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  @media (max-width: 59.99em) {
    inset-block-end: 5em;
    &[data-raised] {
      inset-block-end: 8.5em;
    }
  }
`;

export const barText = css`
  flex: 0 1 auto;
  min-width: 0;
`;

export const timeLeft = css`
  min-width: 2.5em;
  ${smallFigures}
  text-align: end;
`;
