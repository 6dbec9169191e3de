import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callDesk } from '../../api/desk/call-desk';
import { failureText } from '../../api/desk/desk-failure';
import { agoText, counted, momentText } from '../../model/desk/format';
import { countsText, type SheetCondition, sheetReading, sheetReport } from '../../model/desk/sheet-report';
import { visuallyHidden } from '../../ui/style/controls';
import { problem, row, spread } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { Button, NotLoaded } from '../controls';
import { paper, quiet, tag } from '../desk.style';
import { Fault, Report } from './report';

/** Shows a sheet's state and problems. */
export function Sheet({ condition }: { condition: SheetCondition }) {
  const { name, title, state, reason, place, link, unused, version, problems } = condition;
  const id = useId();
  const report = useQuery({
    queryKey: ['sheet', name, version],
    queryFn: () => callDesk(`/sheets/${name}/report`, sheetReport),
    enabled: state === 'current',
    refetchInterval: false, // a new report has a new version, and so a new query key
  });
  const isBad = state === 'stale' || state === 'missing' || problems > 0;
  return (
    <article className={paper} aria-labelledby={id}>
      <div className={spread}>
        <h3 id={id}>{title}</h3>
        <span className={classes(tag, isBad && problem)}>{TAGS[state](problems)}</span>
        <div className={row}>
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              Open the spreadsheet<span className={visuallyHidden}> for {title}</span>
            </a>
          )}
          <RefreshButton condition={condition} />
        </div>
      </div>
      <p>
        <span>{stateText(condition, new Date())}</span>
        {place && <span>{` Source: ${PLACES[place](name, link)}.`}</span>}
        {unused.map((other) => (
          <span key={other}>{` Not used: ${other}.`}</span>
        ))}
      </p>
      {reason !== null && <Fault fault={reason} />}
      {state === 'current' && (report.data ? <Report report={report.data} /> : <NotLoaded query={report} />)}
    </article>
  );
}

/** Short labels for a sheet's state. */
const TAGS: Record<SheetCondition['state'], (problems: number) => string> = {
  current: (problems) => (problems > 0 ? counted(problems, 'problem') : 'No problems'),
  stale: () => 'Out of date',
  missing: () => 'Missing',
  reading: () => 'Loading',
  none: () => 'Empty',
};

/** Where a sheet comes from, in words. */
const PLACES: Record<NonNullable<SheetCondition['place']>, (name: string, link: string | null) => string> = {
  setting: (name, link) => (link ? 'a link in the server’s settings' : `the file for ${name} in the server’s settings`),
  workbook: (_, link) => (link ? 'the workbook at a link' : 'the workbook ummes.xlsx on the server'),
  file: (name) => `the file of the ${name} sheet on the server`,
};

function stateText({ state, since, readAt, triedAt, items, problems }: SheetCondition, now: Date): string {
  const read = readAt ? agoText(readAt, now) : '';
  const sinceText = since ? ` since ${momentText(since)}` : '';
  const tried = triedAt ? ` Last tried ${agoText(triedAt, now)}.` : '';
  switch (state) {
    case 'reading':
      return 'The server is reading the sheet for the first time.';
    case 'current':
      return `Read ${read}: ${countsText(items, problems)}.`;
    case 'stale':
      return `Out of date${sinceText}. Visitors still see the copy read ${read}, with ${counted(items, 'item')}.${tried}`;
    case 'missing':
      return `Unreadable${sinceText}, with no earlier copy. Visitors are told that the list is unavailable.${tried}`;
    case 'none':
      return 'There is no such sheet yet. Visitors see an empty list or a built-in text.';
  }
}

/** A button that makes the server reread the sheet. Shows the result until the sheet changes again. */
function RefreshButton({ condition: { name, title, version } }: { condition: SheetCondition }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callDesk(`/sheets/${name}/read`, sheetReading, { method: 'POST' }),
  });
  const read = data?.condition;
  const result = read?.state === 'current' ? countsText(read.items, read.problems) : 'the sheet cannot be used';
  return (
    <>
      <span role="status" className={quiet}>
        {isPending && <span>Reading the sheet…</span>}
        {!isPending && read?.version === version && <span>{`Refreshed: ${result}.`}</span>}
        {error && <span>{`The sheet was not refreshed. ${failureText(error)}`}</span>}
      </span>
      <Button isBusy={isPending} onPress={mutate}>
        Refresh now<span className={visuallyHidden}> {title}</span>
      </Button>
    </>
  );
}
