import { css } from '../../ui/style';

export const draftNotice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75em 1.5em;
  padding: 0.75em 1em;
  border: 1px solid var(--_border);
  border-inline-start: 4px solid var(--_accent);
  border-radius: var(--_radius);
  background: var(--_surface);
  & b {
    margin-inline-end: 0.5em;
  }
`;
