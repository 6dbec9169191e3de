import { extend, sheet } from './style/recipes.style';
import { css } from './style/style';

export const menu = css`
  @media (min-width: 30.01em) {
    position: relative;
  }
  & > summary {
    width: 100%;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Overlays the page, at full width on a phone. Hides the Google link if the server has no public address. */
export const list = extend(sheet)`
  position: absolute;
  inset-block-start: calc(100% + 0.25em);
  inset-inline-end: 0;
  z-index: 5;
  width: max-content;
  max-width: 80vw;
  padding-block: 0.5em;
  & :is(a, button) {
    display: grid;
    width: 100%;
    align-content: center;
    min-height: 44px;
    padding: 0.3em 1em;
    color: var(--_text);
    text-decoration: none;
  }
  & :is(a, button):hover {
    color: var(--_accent-text);
  }
  & a[href$='cid=/events.ics'] {
    display: none;
  }
  @media (max-width: 30em) {
    inset: auto min(1.25em, 3vw) auto;
    width: auto;
    max-width: none;
    margin-top: 0.25em;
  }
`;
