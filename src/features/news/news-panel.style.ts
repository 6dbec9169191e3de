import { css } from '../../ui/style';

/** Holds the height of three items while they load. */
export const panelRoom = css`
  min-height: 26em;
`;

export const panelList = css`
  border-block-start: 1px solid var(--_strong-line);
`;

export const panelItem = css`
  position: relative;
  display: grid;
  grid-template-columns: 7.5em 1fr;
  align-items: start;
  gap: 1.25em;
  padding-block: 1.25em;
  border-block-end: 1px solid var(--_line);
  & h3 {
    font-size: 1.15em;
  }
`;

export const panelPicture = css`
  aspect-ratio: 4 / 3;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  overflow: hidden;
`;

/** Two lines, as the events beside it. */
export const panelText = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow: hidden;
  margin-top: 0.3em;
  color: var(--_muted);
`;

/** Its area is the whole item. */
export const readMore = css`
  display: inline-block;
  margin-top: 0.4em;
  font-weight: 600;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
