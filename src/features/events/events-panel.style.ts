import { css } from '../../ui/style';

/** Holds the height of three events while they load. */
export const panelRoom = css`
  min-height: 26em;
`;

export const panelList = css`
  border-block-start: 1px solid var(--_strong-line);
`;

export const panelItem = css`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: 1.25em;
  padding-block: 1.25em;
  border-block-end: 1px solid var(--_line);
`;

/** Covers its whole row. */
export const panelLink = css`
  color: inherit;
  font-size: 1.15em;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: var(--_accent);
  }
`;

/** Two lines (spec, section 2). */
export const panelText = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow: hidden;
  margin-top: 0.3em;
  color: var(--_muted);
`;
