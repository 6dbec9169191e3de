import { css } from '../../../ui/style/style';
import { figures, sheet } from '../recipes.style';

export const list = css`
  display: grid;
  gap: 0.75em;
`;

export const item = css`
  ${sheet}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5em 1.5em;
  padding: 0.75em 1em;
  & strong {
    overflow-wrap: anywhere;
  }
`;

export const times = css`
  ${figures}
  font-size: 0.85em;
  color: var(--_text-muted);
`;

export const mark = css`
  margin-inline-start: 0.6em;
  padding: 0.1em 0.5em;
  border: 1px solid var(--_accent);
  border-radius: var(--_radius);
  font-size: 0.85em;
  color: var(--_accent-text);
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5em;
`;

export const outcome = css`
  &:not(:empty) {
    margin-block-end: 1em;
  }
  &:focus {
    outline: none;
  }
`;
