import { css } from '../../ui/style';
import { heading, titleAndLink } from '../recipes.style';

export const panels = css`
  display: grid;
  gap: 4em;
  padding-block: 5em;
  scroll-margin-top: 2em;
  & > * {
    min-width: 0;
  }
  @media (min-width: 60em) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const moments = css`
  padding-block: 1em 2em;
`;

export const sectionRow = css`
  ${titleAndLink}
  gap: 0.5em 1.5em;
  & > h2 {
    ${heading('2.2em')}
  }
  & > a {
    font-weight: 600;
  }
`;
