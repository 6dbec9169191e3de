import { bareButton, clamped, coveredFocus, listBox, titleLink } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const container = css`
  ${listBox}
`;

/** The height of three rows of cards. */
export const cardsPlaceholder = css`
  height: 76em;
  @container (max-width: 36em) {
    height: 200em;
  }
`;

export const cardPicture = css`
  position: relative;
  aspect-ratio: 3 / 2;
  border-bottom: 1px solid var(--_border);
`;

export const tag = css`
  display: inline-block;
  max-width: calc(100% - 2.5em);
  padding: 0.3em 0.8em;
  border: 1px solid var(--_border);
  border-inline-start: 3px solid var(--_accent);
  color: var(--_text);
  background: var(--_surface);
  font-family: var(--_font-mono);
  font-size: 0.8em;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** On the picture's lower edge, as a part's number on a drawing. */
export const tagOnPicture = css`
  position: absolute;
  inset-block-end: -1px;
  inset-inline-start: 1.5em;
`;

export const cardLink = css`
  ${bareButton}
  ${titleLink}
  ${coveredFocus}
  & > span {
    ${clamped}
    -webkit-line-clamp: 3;
  }
`;

export const cardText = css`
  ${clamped}
  -webkit-line-clamp: 3;
  color: var(--_text-muted);
`;
