import { css } from '../../../ui/style/style';
import { sheet, smallFigures } from '../recipes.style';

/** Above everything at the lower edge, where no button is; on a phone above the buttons that decide. Always there, so that it is heard when it fills. */
export const bar = css`
  position: fixed;
  inset: auto 0 1em;
  z-index: 25;
  display: flex;
  align-items: center;
  gap: 0.25em 1em;
  width: fit-content;
  max-width: min(40em, 100% - 2em);
  margin-inline: auto 1.5em;
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
    flex-wrap: wrap;
    margin-inline: auto;
    max-width: calc(100% - 1.5em);
    padding: 0.25em 0.4em 0.25em 0.75em;
    inset-block-end: 5em;
    &[data-raised] {
      inset-block-end: 8.5em;
    }
  }
  @media (max-width: 59.99em) and (max-height: 26em) {
    &,
    &[data-raised] {
      inset-block-end: 0.5em;
    }
  }
`;

/** On a phone, one line: a long name is cut. */
export const barText = css`
  flex: 0 1 auto;
  min-width: 0;
  @media (max-width: 59.99em) {
    flex: 1 1 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Why a decision could not be taken back: never cut. */
export const barProblem = css`
  flex: 1 1 0;
  min-width: 0;
  @media (max-width: 59.99em) {
    order: -1;
    flex: 1 0 100%;
  }
`;

export const timeLeft = css`
  min-width: 2.5em;
  ${smallFigures}
  text-align: end;
`;
