import { box, cardBox, cardTop, coveringLink, extend, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** Text and picture, beside each other where there is space. */
export const opening = extend(stack)`
  gap: 2.5em;
  align-items: start;
  @media (min-width: 60em) {
    grid-template-columns: 1fr 1fr;
    gap: 4em;
  }
`;

export const paragraphs = extend(stack)`
  max-width: 60ch;
  line-height: 1.65;
`;

export const picture = extend(box)`
  aspect-ratio: 3 / 2;
  overflow: hidden;
`;

export const blocks = extend(stack)`
  gap: 1.5em;
  margin-top: 6em;
  @media (min-width: 48em) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const block = extend(cardBox)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`;

export const blockPicture = cardTop;

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
`;

export const blockLink = extend(coveringLink)`
  margin-top: auto;
  padding-block: 0.35em;
  font-weight: 600;
`;
