import { css } from '../../ui/style';

/** Stays in view at the lower edge while the form scrolls, and moves no field. */
export const errorSummary = css`
  position: sticky;
  bottom: 0.75em;
  z-index: 1;
  border: 2px solid var(--_danger);
  border-radius: var(--_radius);
  background: var(--_background);
`;

export const banner = css`
  padding: 0.4em 1em;
  color: var(--_background);
  background: var(--_danger);
`;

export const summary = css`
  display: grid;
  gap: 0.3em;
  padding: 0.75em 1em;
  line-height: 1.4;
  & > h3 {
    font-size: 1.05em;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5em;
  }
  & a {
    display: inline-block;
    padding-block: 0.2em;
    color: var(--_danger);
    font-weight: 600;
  }
  @container (max-width: 30em) {
    font-size: 0.9em;
  }
`;
