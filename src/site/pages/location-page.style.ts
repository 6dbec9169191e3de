import { css } from '../../ui/style';

export const largeMap = css`
  height: clamp(18em, 60vh, 34em);
  border-radius: var(--_radius);
`;

/** The map, with its title block at the foot of the sheet. */
export const place = css`
  margin-top: 2.5em;
`;

export const facts = css`
  margin-top: -1px;
  border-start-start-radius: 0;
  border-start-end-radius: 0;
  @media (min-width: 56em) {
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    & > * + * {
      border-top: 0;
      border-inline-start: 1px solid var(--_border);
    }
  }
`;
