import { bareButton, figures, titleLink } from '../../ui/recipes.style';
import { css } from '../../ui/style';

export const list = css`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: 3.5em;
`;

export const loadingText = css`
  color: var(--_text-muted);
  margin-bottom: -2em;
`;

export const sectionBox = css`
  scroll-margin-top: var(--_anchor-offset);
`;

/** The height of two rows of cards. */
export const cardsPlaceholder = css`
  height: 46em;
  @container (max-width: 36em) {
    height: 120em;
  }
`;

export const cardPicture = css`
  position: relative;
  aspect-ratio: 16 / 10;
  border-bottom: 1px solid var(--_border);
`;

export const onPicture = css`
  position: absolute;
  inset-block-end: -1px;
  inset-inline-start: 1.25em;
`;

export const badge = css`
  display: grid;
  justify-items: center;
  min-width: 4em;
  padding: 0.5em 0.75em 0.4em;
  border: 1px solid var(--_border);
  border-bottom: 3px solid var(--_accent);
  color: var(--_text);
  background: var(--_surface);
  ${figures}
  line-height: 1.15;
  & > b {
    font-size: 1.6em;
    font-weight: 400;
  }
  & > span {
    text-transform: uppercase;
    letter-spacing: 0.08em;
    font-size: 0.85em;
  }
  & > small {
    font-size: 0.85em;
    color: var(--_text-muted);
  }
`;

export const cardLink = css`
  ${bareButton}
  ${titleLink}
  font-size: var(--_size-card);
  font-weight: 600;
`;

export const place = css`
  color: var(--_text-muted);
  &::before {
    content: '';
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.5em;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: radial-gradient(currentColor 0 18%, transparent 20%);
  }
`;

/** In a line of its own above the title. */
export const statusTag = css`
  display: block;
  width: fit-content;
  margin-bottom: 0.4em;
  padding: 0.1em 0.6em;
  border: 1px solid;
  color: var(--_danger);
  font-size: 0.8em;
`;

/** Above the title's link, which covers the card. */
export const moreLink = css`
  ${bareButton}
  position: relative;
  z-index: 1;
  display: inline-block;
  padding-block: 0.2em;
  font-weight: 600;
  color: var(--_accent);
  text-decoration: underline;
`;
