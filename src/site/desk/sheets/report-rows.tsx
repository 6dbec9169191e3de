import { useEffect, useRef, useState } from 'react';
import type { SheetProblem, SheetReport } from '../../../model/desk/sheet-report';
import { counted } from '../../../model/desk/sheet-texts';
import { visibleText } from '../../../model/text/visible-text';
import { lazyView } from '../../../ui/render/lazy-view';
import { plainButton } from '../../../ui/style/controls';
import { cell, muted, problemFacts, rowBox, rowList } from './sheets.style';

/** The cards of three features, for sheets that have a problem. */
const RowCard = lazyView(() => import('./row-card').then((module) => module.RowCard));

/** Rows that are shown at first, and how many more with each press: each has a card. */
const FIRST_ROWS = 5;
const MORE_ROWS = 20;

/** The problems of a report, by row, each row with its card. */
export function ReportRows({ report }: { report: SheetReport }) {
  const [shown, setShown] = useState(FIRST_ROWS);
  /** Where the focus goes when more rows appear: the button may be gone. */
  const [firstNew, setFirstNew] = useState(-1);
  const rows = rowsOf(report.problems);
  const rest = rows.length - shown;
  if (rows.length === 0) return null;

  function showMore() {
    setFirstNew(shown);
    setShown(shown + MORE_ROWS);
  }

  return (
    <div>
      {report.problemCount > report.problems.length && (
        <p className={muted}>
          These are the first {report.problems.length} of {report.problemCount.toLocaleString('en')} problems.
        </p>
      )}
      <ul className={rowList}>
        {rows.slice(0, shown).map(([row, problems], index) => (
          <li key={row} className={rowBox}>
            <RowProblems row={row} problems={problems} takesFocus={index === firstNew} />
            {report.cards
              .filter((card) => card.row === row)
              .map(({ item }) => (
                <RowCard key={row} sheet={report.name} row={row} item={item} />
              ))}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p>
          <button type="button" className={plainButton} onClick={showMore}>
            Show {counted(Math.min(rest, MORE_ROWS), 'more row')}
          </button>
        </p>
      )}
    </div>
  );
}

interface RowProblemsProps {
  row: number;
  problems: readonly SheetProblem[];
  /** As it appears. */
  takesFocus: boolean;
}

function RowProblems({ row, problems, takesFocus }: RowProblemsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <h4 ref={heading} tabIndex={-1}>
        Row {row}
      </h4>
      {problems.map(({ column, value, reason, instead }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be the same, and the list is replaced as a whole
        <dl key={index} className={problemFacts}>
          {column && (
            <>
              <dt>Column</dt>
              <dd className={cell}>
                <bdi>{visibleText(column)}</bdi>
              </dd>
            </>
          )}
          <dt>Text</dt>
          <dd className={cell}>{value ? <bdi>{visibleText(value)}</bdi> : 'empty'}</dd>
          <dt>Problem</dt>
          <dd>{reason}</dd>
          <dt>Suggestion</dt>
          <dd>
            <bdi>{visibleText(instead)}</bdi>
          </dd>
        </dl>
      ))}
    </div>
  );
}

function rowsOf(problems: readonly SheetProblem[]): [number, SheetProblem[]][] {
  const rows = new Map<number, SheetProblem[]>();
  for (const problem of problems) rows.set(problem.row, [...(rows.get(problem.row) ?? []), problem]);
  return [...rows];
}
