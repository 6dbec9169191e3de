import { css } from '../../ui/style';

export const panels = css`
  display: grid;
  gap: 4em;
  padding-block: 5em;
  scroll-margin-top: 2em;
  @media (min-width: 60em) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const panel = css`
  min-width: 0;
`;

export const panelHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5em 1.5em;
  margin-bottom: 1em;
  & > h2 {
    font-family: var(--_font-heading);
    font-size: 2.2em;
    font-weight: 600;
  }
  & > a {
    font-weight: 600;
  }
`;

export const moments = css`
  padding-block: 1em 2em;
`;
