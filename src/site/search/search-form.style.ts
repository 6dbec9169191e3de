import { css } from '../../ui/style/style';

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
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: 1.15em;
  }
  & > button {
    min-width: 7em;
    font-size: 1.05em;
  }
`;
