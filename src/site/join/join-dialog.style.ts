import { accentProgress, extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** A phone, or a window just as small, such as at 200% zoom. */
const SMALL = '@media (max-width: 44em), (max-height: 30em)';

/** Tall enough for sticky bars, which otherwise scroll with the form. */
const TALL = '@media (min-height: 24em)';

/** Small, but tall enough for sticky bars. */
const SMALL_AND_TALL = '@media (min-height: 24em) and (max-width: 44em), (min-height: 24em) and (max-height: 30em)';

/**
 * Fills a small window. In larger ones, leaves room above for toasts and the Close button, so the form's fields need
 * no margin for toasts (`--_toast`).
 */
export const dialog = css`
  --_inset: 4em;
  --_toast: 0px;
  top: 7em;
  width: min(54em, 100% - 1.5em);
  max-height: calc(100% - 7.75em);
  scroll-padding-top: 4.5em; /* room for the bar with the progress */
  ${SMALL} {
    --_inset: clamp(1em, 4vw, 2.5em);
    top: 0;
    width: 100%;
    max-width: 100%;
    height: 100dvh;
    max-height: 100dvh;
    border: 0;
    border-radius: 0;
  }
  ${TALL} {
    scroll-padding-bottom: 7em;
    & [data-submit] {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-top: 1.25em;
      margin-inline: calc(-1 * var(--_inset));
      padding: 0.75em var(--_inset) calc(0.75em + env(safe-area-inset-bottom, 0px));
      border-top: 1px solid var(--_border);
      background: var(--_background);
      @container (min-width: 44em) {
        padding-inline-start: calc(var(--_inset) + 15em); /* below the fields */
      }
    }
  }
  ${SMALL_AND_TALL} {
    /* Room for the bars, a toast, and lines below a text area's caret: Chromium only scrolls the caret into view. */
    scroll-padding-block: 12em 8em;
    & [part='success'] {
      margin-top: 6em;
    }
    & [data-submit] > button {
      width: 100%;
    }
  }
`;

export const dialogInset = css`
  padding: 2em var(--_inset) 2.5em;
  ${TALL} {
    &:has([data-submit]) {
      padding-bottom: 0;
    }
  }
`;

/** How much of the form is filled in. Shown next to the Close button, unless the window is too low for a sticky bar. */
export const filled = extend(accentProgress)`
  position: sticky;
  top: 0;
  z-index: 1;
  display: grid;
  gap: 0.5em;
  padding: 1em 4.5em 0.75em var(--_inset);
  background: var(--_background);
  & > span {
    font-size: 0.9em; /* not the bar's, whose inset is the form's */
  }
  @media (max-height: 24em) {
    display: none;
  }
  & > progress {
    width: 100%;
    height: 4px;
    border: 0;
    appearance: none;
    background: var(--_border);
  }
`;
