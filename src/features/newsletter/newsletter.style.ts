import { css } from '../../ui/style';

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4em;
  & > label {
    font-weight: 600;
  }
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5em;
  & > input {
    flex: 1 1 12em;
    min-width: 0;
    min-height: 2.75em;
    padding: 0.35em 0.75em;
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
    color: var(--_text);
    background: var(--_surface);
  }
  & > input[aria-invalid] {
    border: 2px solid var(--_danger);
  }
`;

export const errorText = css`
  color: var(--_danger);
  font-weight: 600;
`;

export const status = css`
  min-height: 1.5em;
`;
