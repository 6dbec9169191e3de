import { css } from '../../ui/style';

export const star = css`
  color: var(--_danger);
  font-weight: 700;
`;

/** Where a field that is pointed at comes to stand: below a toast, and below a page's fixed header. */
export const fieldAnchor = 'max(6.5em, var(--_anchor-offset))';

/** A field, marked on its edge as well as in colour when something is wrong. */
export const fieldBox = css`
  display: grid;
  align-content: end;
  gap: 0.3em;
  min-width: 0;
  border-inline-start: 0 solid var(--_danger);
  scroll-margin-top: ${fieldAnchor};
  &[data-wrong] {
    padding-inline-start: 0.9em;
    border-inline-start-width: 4px;
  }
`;

export const labelText = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35em;
  font-weight: 600;
`;

export const optional = css`
  font-weight: 400;
  color: var(--_text-muted);
`;

export const hintText = css`
  font-size: 0.92em;
  color: var(--_text-muted);
`;

export const errorText = css`
  font-weight: 600;
  color: var(--_danger);
  &::before {
    content: '!';
    content: '!' / '';
    display: inline-grid;
    place-items: center;
    width: 1.4em;
    height: 1.4em;
    margin-inline-end: 0.5em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    font-size: 0.8em;
    line-height: 1;
  }
`;

export const control = css`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 0.5em 0.75em;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  background: var(--_surface);
  text-overflow: ellipsis;
  transition: border-color var(--_quick);
  &::placeholder {
    color: var(--_text-muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--_text);
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid] {
    border: 2px solid var(--_danger);
  }
`;
