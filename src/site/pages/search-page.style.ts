import { css } from '../../ui/style';
import { sheet, tallLink } from '../recipes.style';

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5em;
  max-width: 46em;
  & > label {
    font-weight: 600;
  }
`;

export const field = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5em;
  & > input {
    flex: 1 1 min(12em, 60vw);
    min-width: 0;
    min-height: 3em;
    padding: 0.35em 0.9em;
    ${sheet}
    color: var(--_text);
    font-size: 1.15em;
  }
  & > button {
    min-width: 7em;
    font-size: 1.05em;
  }
`;

/** Keeps its line while empty, so that the results do not jump. */
export const count = css`
  min-height: 1.5em;
  margin-top: 1em;
  color: var(--_text-muted);
  overflow-wrap: anywhere;
`;

export const results = css`
  display: grid;
  gap: 3em;
  margin-top: 2em;
`;

/** Where to go without a query, or without script. */
export const browse = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25em 1em;
  align-items: center;
  & > a {
    ${tallLink}
  }
`;
