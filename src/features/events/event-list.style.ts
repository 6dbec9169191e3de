import { cardsHeight, headline, listBox } from '../../ui/style/list-recipes.style';
import { extend, muted, sheet, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const list = extend(listBox, stack)`
  gap: 3.5em;
`;

/** As high as a row of buttons, so that nothing moves when they load. */
export const typesRow = css`
  min-height: 44px;
`;

export const loadingText = extend(muted)`
  margin-bottom: -2em;
`;

export const upcomingPlaceholder = cardsHeight('66em', '112em');

export const pastPlaceholder = cardsHeight('34em', '66em');

/** Groups separated by lines. With enough space, each day or month is to the left of its events. */
export const groups = css`
  & > li {
    display: grid;
    gap: 0.75em 1.5em;
    align-items: start;
  }
  & > li + li {
    margin-top: 1em;
    padding-top: 1em;
    border-top: 1px solid var(--_border);
  }
  @container (min-width: 48em) {
    & > li {
      grid-template-columns: 7em minmax(0, 1fr);
    }
  }
`;

/** A date, then its weekday or a word such as 'Tomorrow'. */
export const figures = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.5em;
  & > b {
    font-family: var(--_font-mono);
    font-size: 2.25em;
    font-weight: 400;
    line-height: 1;
    color: var(--_accent-text);
  }
  & > [part='day'] {
    font-weight: 600;
  }
  @container (min-width: 48em) {
    display: grid;
  }
`;

export const cards = extend(stack)`
  gap: 0.75em;
`;

/** Aligned with the baseline of the month's first title. */
export const month = extend(headline)`
  align-self: baseline;
`;

export const rows = css`
  align-self: baseline;
  & > li + li {
    border-top: 1px solid var(--_border);
  }
`;

/** A day's events by time, on one sheet. */
export const timetable = extend(rows, sheet)`
  & > li {
    padding-inline: 1em;
  }
`;
