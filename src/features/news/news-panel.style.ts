import { css } from '../../ui/style';

/** Pictures of one width. */
export const pictured = css`
  --_lead: 7.5em;
`;

export const panelPicture = css`
  aspect-ratio: 4 / 3;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  overflow: hidden;
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
