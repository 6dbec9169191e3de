import { css } from '../../ui/style';

const clampLines = (lines: number) => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

export const container = css`
  container-type: inline-size;
  scroll-margin-top: var(--_anchor-offset);
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
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  font-family: var(--_font-heading);
  font-size: 1.2em;
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  color: inherit;
  & > span {
    ${clampLines(3)}
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    border-radius: var(--_radius);
    outline: 3px solid var(--_accent);
    outline-offset: -3px;
  }
  &:hover {
    color: var(--_accent);
  }
`;

export const cardText = css`
  ${clampLines(3)}
  color: var(--_text-muted);
`;
