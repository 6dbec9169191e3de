import { css } from '../../ui/style';

export const figure = css`
  aspect-ratio: 3 / 2;
  width: 100%;
  max-height: 28em;
  border-bottom: 1px solid var(--_border);
  overflow: hidden;
`;

export const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1em;
  padding: 1.5em;
`;

export const title = css`
  font-family: var(--_font-heading);
  font-size: clamp(1.5em, 5vw, 2.1em);
  line-height: 1.12;
  letter-spacing: -0.01em;
`;
