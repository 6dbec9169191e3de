import {
  bare,
  caps,
  cardTop,
  clamp,
  coveredFocus,
  extend,
  listBox,
  muted,
  oneLine,
  titleLink,
} from '../../ui/style/recipes.style';
import { classes, css } from '../../ui/style/style';

export const container = listBox;

/** The height of three rows of cards. */
export const cardsPlaceholder = css`
  height: 76em;
  @container (max-width: 36em) {
    height: 200em;
  }
`;

export const cardPicture = cardTop;

export const tag = extend(caps, oneLine)`
  display: inline-block;
  max-width: calc(100% - 2.5em);
  padding: 0.3em 0.8em;
  border: 1px solid var(--_border);
  border-inline-start: 3px solid var(--_accent);
  color: var(--_text);
  background: var(--_surface);
  letter-spacing: 0.06em;
`;

/** On the picture's lower edge, as a part's number on a drawing. */
export const tagOnPicture = css`
  position: absolute;
  inset-block-end: -1px;
  inset-inline-start: 1.5em;
`;

export const cardLink = classes(bare, titleLink, coveredFocus);

export const cardText = classes(clamp, muted);
