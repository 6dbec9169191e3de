import { css } from './style';

/** Classes of Home's panels: a few items below each other, as lines of a parts list. */

/** Holds the height of three items while they load. */
export const panelRoom = css`
  min-height: 26em;
`;

export const panelList = css`
  border-block-start: 1px solid var(--_border-strong);
`;

/** What it begins with is as wide as it is, or as `--_lead` says. */
export const panelItem = css`
  position: relative;
  display: grid;
  grid-template-columns: var(--_lead, auto) 1fr;
  align-items: start;
  gap: 1.25em;
  padding-block: 1.25em;
  border-block-end: 1px solid var(--_border);
  & h3 {
    font-size: 1.15em;
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
  color: var(--_text-muted);
`;
