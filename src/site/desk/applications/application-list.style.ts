import { css } from '../../../ui/style/style';
import { clamped, coveredFocus, figures, ownScroll, sheet, titleLink } from '../recipes.style';

export const listScroll = css`
  ${sheet}
  min-width: 0;
  scroll-margin-top: 5em;
  ${ownScroll}
  &:focus {
    outline: none;
  }
  &[aria-busy='true'] > ul {
    opacity: 0.6;
  }
  & > [role='status'],
  & > [role='alert'] {
    margin: 1em;
  }
`;

export const listHead = css`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1em;
  padding-inline: 0.5em 1em;
  border-block-end: 1px solid var(--_border-strong);
  background: var(--_surface);
  font-size: 0.9em;
  & > span {
    padding-inline-start: 0.5em;
    ${figures}
    color: var(--_text-muted);
  }
  @media (max-width: 59.99em) {
    position: relative;
  }
`;

/** Shown while it has the focus. */
export const skip = css`
  position: absolute;
  inset: 0.15em auto auto 0.5em;
  z-index: 3;
  background: var(--_background);
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** A box to tick with its name, wide enough to tap. */
export const checkLabel = css`
  display: inline-flex;
  align-items: center;
  gap: 0.6em;
  min-height: 2.6em;
  padding-inline: 0.5em;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  & > input {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin: 0;
  }
`;

export const check = css`
  display: grid;
  place-items: center;
  align-self: stretch;
  position: relative;
  z-index: 1;
  width: 2.75em;
  min-height: 44px;
  cursor: pointer;
  & > input {
    width: 1.15em;
    height: 1.15em;
    margin: 0;
  }
`;

export const rows = css`
  & > li + li {
    border-block-start: 1px solid var(--_border);
  }
`;

export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.25em;
  padding: 0.6em 1em 0.6em 0.25em;
  border-inline-start: 3px solid transparent;
  @media (forced-colors: active) {
    border-inline-start-color: Canvas;
  }
  &:hover {
    background: var(--_grid);
  }
  &:has([aria-current]) {
    border-inline-start-color: var(--_accent);
    background: color-mix(in srgb, var(--_surface), var(--_accent) 8%);
    @media (forced-colors: active) {
      border-inline-start-color: Highlight;
    }
  }
  &:has(:checked) {
    background: color-mix(in srgb, var(--_surface), var(--_text) 7%);
  }
`;

/** As large as its row, but for the box to tick. */
export const rowLink = css`
  font-weight: 600;
  line-height: 1.3;
  ${titleLink}
  ${coveredFocus}
`;

export const facts = css`
  ${clamped}
  -webkit-line-clamp: 2;
  font-size: 0.88em;
  line-height: 1.4;
  color: var(--_text-muted);
  & > span:first-child,
  & > time {
    ${figures}
  }
`;

export const similarMark = css`
  margin-inline-start: 0.75em;
  color: var(--_danger);
`;

export const pager = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 1em;
  padding: 0.75em;
  border-block-start: 1px solid var(--_border-strong);
  & > span {
    min-width: 5em;
    text-align: center;
    ${figures}
  }
  & > [aria-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const stale = css`
  padding: 0.5em 0.75em;
  border-inline-start: 4px solid var(--_danger);
  font-size: 0.9em;
`;
