import { css } from '../../ui/style';

export const successPanel = css`
  display: grid;
  gap: 1em;
  justify-items: start;
  margin-top: 1.5em;
  padding: clamp(1.5em, 5cqi, 3em);
  border: 1px solid var(--_border-strong);
  border-inline-start: 4px solid var(--_accent);
  border-radius: var(--_radius);
  background: var(--_surface);
  & > h3 {
    font-family: var(--_font-heading);
    font-size: 1.6em;
  }
  & > h3:focus {
    outline: none;
  }
  & > button {
    margin-top: 0.5em;
  }
`;
