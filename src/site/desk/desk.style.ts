import { css } from '../../ui/style/style';
import { figures, heading, sheet, tallLink } from './recipes.style';

/** The bar at the top stays in sight. */
export const header = css`
  position: sticky;
  top: 0;
  z-index: 20;
  background: var(--_background);
  border-block-end: 3px solid var(--_accent);
  @media (max-height: 30em), (max-width: 48em) {
    position: static;
  }
`;

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1em;
  max-width: 92em;
  margin-inline: auto;
  padding: 0.35em max(1em, 2vw);
`;

export const brand = css`
  ${tallLink}
  color: inherit;
  ${heading('1.2em')}
  letter-spacing: 0.04em;
  text-decoration: none;
`;

/** Where this is, beside the society's name. */
export const title = css`
  margin-inline-end: auto;
  padding-inline-start: 1em;
  border-inline-start: 1px solid var(--_border-strong);
  ${heading('1.05em')}
  color: var(--_text-muted);
`;

export const navigation = css`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25em;
  }
  & a {
    ${tallLink}
    color: inherit;
  }
  & a[aria-current] {
    color: var(--_accent-text);
    font-weight: 600;
    text-decoration: underline 2px;
    text-underline-offset: 0.4em;
  }
`;

/** How many things wait in a section. */
export const count = css`
  margin-inline-start: 0.4em;
  padding: 0 0.5em;
  border-radius: 1em;
  ${figures}
  font-size: 0.85em;
  color: var(--_on-accent);
  background: var(--_accent);
`;

export const middle = css`
  max-width: 92em;
  margin-inline: auto;
  padding: 1.5em max(1em, 2vw) 5em;
  &:focus {
    outline: none;
  }
`;

export const section = css`
  margin-block: 1em 3em;
  scroll-margin-top: 5em;
  &:focus {
    outline: none;
  }
`;

export const sectionTitle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25em 2em;
  margin-bottom: 1em;
  padding-bottom: 0.3em;
  border-block-end: 1px solid var(--_border-strong);
  & > h2 {
    ${heading('1.8em')}
  }
`;

/** A message that stands alone on the page: signing in, signed out. */
export const noticeBox = css`
  ${sheet}
  display: grid;
  justify-items: start;
  gap: 1em;
  max-width: 40em;
  margin: 3em auto;
  padding: 1.5em;
  & h1,
  & h2 {
    ${heading('1.6em')}
  }
  & h1:focus,
  & h2:focus {
    outline: none;
  }
`;
