import { extend, sheet } from '../style/recipes.style';
import { css } from '../style/style';

export const muted = css`
  color: var(--_text-muted);
  font-weight: 400;
`;

export const star = css`
  color: var(--_danger);
  font-weight: 700;
`;

/** Also marked on its edge if it has an error. Scrolling to it stops below a toast and a page's fixed header. */
export const field = css`
  display: grid;
  align-content: end;
  gap: 0.3em;
  min-width: 0;
  scroll-margin-top: max(min(6.5em, 20vh), var(--_anchor-offset));
  &:has([aria-invalid]) {
    padding-inline-start: 0.9em;
    border-inline-start: 4px solid var(--_danger);
  }
`;

export const labelText = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35em;
  font-weight: 600;
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

export const control = extend(sheet)`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 0.5em 0.75em;
  text-overflow: ellipsis;
  &:is(select) {
    contain: paint; /* else a long choice widens the page in WebKitGTK 2.50, also with an overflow that is hidden */
  }
  transition: border-color var(--_fast);
  &:hover {
    border-color: var(--_text);
  }
  &[aria-invalid] {
    border: 2px solid var(--_danger);
  }
`;
