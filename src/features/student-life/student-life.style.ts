import { css } from '../../ui/style';

export const list = css`
  container-type: inline-size;
  scroll-margin-top: var(--_anchor-offset);
`;

/** Holds the height of three rows of cards, so that nothing below moves when they come. */
export const cardsRoom = css`
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

/** Stands on the picture's lower edge, as a part's number on a drawing. */
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

export const tagOnPicture = css`
  position: absolute;
  inset-block-end: -1px;
  inset-inline-start: 1.5em;
`;

const clamped = (lines: number) => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

/** Its area is the whole card. */
export const cardLink = css`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-family: var(--_font-heading);
  font-size: 1.2em;
  font-weight: 600;
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  color: inherit;
  cursor: pointer;
  & > span {
    ${clamped(3)}
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: var(--_accent);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    border-radius: var(--_radius);
    outline: 3px solid var(--_accent);
    outline-offset: -3px;
  }
`;

export const cardText = css`
  ${clamped(3)}
  color: var(--_text-muted);
`;
