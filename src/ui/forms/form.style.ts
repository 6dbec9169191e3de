import { extend, input, muted, problemText, row, sheet, stack } from '../style/recipes.style';

export const optional = extend(muted)`
  font-weight: 400;
`;

/** An error also marks the field's edge. Scrolling to a field leaves room for a toast and the page's fixed header. */
export const field = extend(stack)`
  align-content: end;
  gap: 0.3em;
  min-width: 0;
  scroll-margin-top: max(var(--_toast, min(8em, 20vh)), var(--_anchor-offset));
  &:has([aria-invalid]) {
    padding-inline-start: 0.9em;
    border-inline-start: 4px solid var(--_danger);
  }
`;

export const labelText = extend(row)`
  align-content: start;
  gap: 0.35em;
  font-weight: 600;
`;

export const hintText = extend(muted)`
  font-size: 0.92em;
`;

export const errorLine = extend(problemText)`
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

export const control = extend(input)`
  min-width: 0;
  text-overflow: ellipsis;
  &:is(select) {
    field-sizing: content; /* otherwise, Chromium measures every option, which is unnecessary at full width */
    contain: paint; /* otherwise a long option widens the page in WebKitGTK 2.50, even with hidden overflow */
  }
  transition: border-color var(--_fast);
  &:hover {
    border-color: var(--_text);
  }
  &[aria-invalid] {
    border: 2px solid var(--_danger);
  }
`;

/** The result of sending a form. A failure has the edge of a field with an error. */
export const outcomeBox = extend(row, sheet)`
  padding: 1em;
  font-weight: 400;
  color: var(--_text);
  &[role='alert'] {
    border-inline-start: 4px solid var(--_danger);
  }
`;
