import { css } from '../../../ui/style/style';
import { atLowerEdge, bareButton } from '../recipes.style';

export const editForm = css`
  display: grid;
  gap: 1.75em;
  --_anchor-offset: 11em;
  container-type: inline-size;
  &:focus {
    outline: none;
  }
`;

/** Fields in two columns where there is room. */
export const editGroup = css`
  display: grid;
  gap: 1em 1.5em;
  align-items: end;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  @container (min-width: 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > legend {
    width: 100%;
    margin-bottom: 0.75em;
    padding: 0 0 0.3em;
    border-block-end: 1px solid var(--_border);
  }
`;

/** What is wrong; it takes the focus, below what stays at the top. */
export const errorList = css`
  scroll-margin-top: 12em;
  @media (max-width: 59.99em) {
    scroll-margin-top: 1em;
  }
  & button {
    ${bareButton}
    padding-block: 0.3em;
    color: var(--_danger);
    font-weight: 600;
    text-decoration: underline;
  }
`;

export const formActions = css`
  display: flex;
  gap: 0.6em;
  padding-block: 1em;
  border-block-start: 1px solid var(--_border-strong);
  background: var(--_surface);
  @media (min-width: 60em) {
    position: sticky;
    bottom: -2em;
    z-index: 2;
  }
  ${atLowerEdge}
`;

export const conflictTable = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.92em;
  & th,
  & td {
    padding: 0.3em 0.75em 0.3em 0;
    border-block-start: 1px solid var(--_border);
    text-align: start;
    vertical-align: top;
  }
  @media (max-width: 40em) {
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tr,
    & th,
    & td {
      display: block;
      border: 0;
      padding-block: 0.1em;
    }
    & tr {
      padding-block: 0.4em;
      border-block-start: 1px solid var(--_border);
    }
    & td::before {
      content: attr(data-label) ': ';
      color: var(--_text-muted);
    }
  }
`;
