import { bare, box, extend, target } from './recipes.style';
import { css } from './style';

/** Classes for controls that features share. Targets are at least 44 px high on touch screens and 32 px elsewhere. */

export const plainButton = extend(box)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-height: 2.5em;
  padding: 0.35em min(1em, 5vw);
  border-color: var(--_border-strong);
  color: var(--_text);
  background: transparent;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--_fast), border-color var(--_fast), color var(--_fast);
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media print {
    display: none;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &:hover:not(:disabled) {
    border-color: var(--_accent);
    color: var(--_accent-text);
  }
`;

/** The main action of a view. */
export const primaryButton = extend(plainButton)`
  &,
  &:hover:not(:disabled) {
    color: var(--_on-accent);
    background: var(--_accent);
    border-color: var(--_accent);
  }
  &:hover:not(:disabled) {
    background: var(--_accent-hover);
  }
`;

/** A button that shows only an icon; it needs an accessible name. */
export const iconButton = extend(target, bare, box)`
  flex: none;
  border-color: var(--_border-strong);
  color: inherit;
  &:hover {
    border-color: var(--_accent);
    color: var(--_accent-text);
  }
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

/** Visible only to screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
