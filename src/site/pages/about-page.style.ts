import { cardFrame, framed } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { coveringCard } from '../recipes.style';

/** Text and picture, beside each other where there is space. */
export const opening = css`
  display: grid;
  gap: 2.5em;
  align-items: start;
  @media (min-width: 60em) {
    grid-template-columns: 1fr 1fr;
    gap: 4em;
  }
`;

export const paragraphs = css`
  display: grid;
  gap: 1em;
  max-width: 60ch;
  line-height: 1.65;
`;

export const picture = css`
  aspect-ratio: 3 / 2;
  ${framed}
  overflow: hidden;
`;

export const blocks = css`
  display: grid;
  gap: 1.5em;
  margin-top: 6em;
  @media (min-width: 48em) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const block = css`
  ${cardFrame}
  display: flex;
  flex-direction: column;
  overflow: hidden;
`;

export const blockPicture = css`
  aspect-ratio: 3 / 2;
  border-block-end: 1px solid var(--_border);
`;

export const blockText = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.6em;
  padding: 1.5em;
  & > p {
    max-width: 45ch;
    color: var(--_text-muted);
  }
  & > a {
    margin-top: auto;
    padding-block: 0.35em;
    font-weight: 600;
    ${coveringCard}
  }
`;
