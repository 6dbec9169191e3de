import { withoutDirectionMarks } from '../text/clean-text';
import { dateOrder, isAmbiguousDate, isOnlyMonthFirst } from '../time/date-order';
import type { DateOrder } from '../time/day';
import { isZeroDay } from './cell';
import { AMBIGUOUS_DATE, MONTH_FIRST } from './reasons';
import { type Problem, problem } from './row';

/** A column of dates, which are all read in the same order. */
export interface DateColumn {
  order: DateOrder;
  /** Returns the problems with a cell. @param fault why it can't be read; '' if it can. */
  problemsOf(row: number, text: string, fault: string): Problem[];
}

/** Decides how a column's dates are read. @param cells the column's text, by row number. */
export function dateColumn(column: string, cells: ReadonlyMap<number, string>): DateColumn {
  const written = new Map([...cells].map(([row, text]) => [row, withoutDirectionMarks(text)] as const));
  const dates = [...written.values()].filter((text) => !isZeroDay(text));
  const order = dateOrder(dates);
  /** The order that a date with a two-digit year probably has. */
  const probable = order === 'day-first' ? dateOrder(dates, true) : order;
  const [firstRow] = [...written].find(([, text]) => isOnlyMonthFirst(text)) ?? [];
  return {
    order,
    problemsOf(row, text, fault) {
      const isAmbiguous = order === 'mixed' && isAmbiguousDate(text);
      const isFirst = order === 'month-first' && row === firstRow;
      return [fault, isAmbiguous && AMBIGUOUS_DATE, isFirst && MONTH_FIRST].flatMap((reason) =>
        reason
          ? {
              ...problem(row, column, text, reason),
              ...(probable === 'month-first' && { isMonthFirst: true }),
            }
          : [],
      );
    },
  };
}
