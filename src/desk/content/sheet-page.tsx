import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { failureText } from '../../api/desk/desk-failure';
import { countsText, type SheetCondition } from '../../model/desk/sheet-report';
import { primaryButton, visuallyHidden } from '../../ui/style/controls';
import { problemText, row, spread } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { Button, NotLoaded } from '../shared/controls';
import { deskSheet, quiet, stateMark } from '../shared/desk.style';
import { PersonText } from '../shared/texts';
import { isBad, placeText, stateLabel, stateText } from './condition-text';
import { EditSheet } from './edit/edit-sheet';
import { isEditable } from './edit/editable';
import { PublishForm } from './publish-form';
import { PublishedNotice } from './published-notice';
import { rereadSheet, useSheetReport } from './queries';
import { FaultAlert, Report } from './report';
import { Versions } from './versions';

/** A sheet: its state and problems, a form to publish a new version, and the earlier versions. */
export function SheetPage({ condition }: { condition: SheetCondition }) {
  const { name, title, about, pinnedBy } = condition;
  const [params, setParams] = useSearchParams();
  const id = useId();
  const isEditing = params.has('edit') && isEditable(name) && !pinnedBy;
  const [edited, setEdited] = useState<number>();

  function endEdit(basedOn?: number) {
    setEdited(basedOn);
    setParams({}, { replace: true });
    scrollTo(0, 0); // to the notice
  }

  return (
    <>
      {edited !== undefined && <PublishedNotice key={edited} published={[{ sheet: name, basedOn: edited }]} />}
      <State condition={condition} />
      {pinnedBy && (
        <p className={deskSheet}>
          {`The server’s setting ${pinnedBy} decides where this sheet comes from, so it can’t be changed here. Ask the administrator to remove the setting if you want to publish it here.`}
        </p>
      )}
      {isEditable(name) && !pinnedBy && (
        <section className={deskSheet} aria-labelledby={`${id}-edit`}>
          <h3 id={`${id}-edit`}>Edit here</h3>
          {isEditing ? (
            <EditSheet condition={condition} onEnd={endEdit} />
          ) : (
            <div className={row}>
              <Button className={primaryButton} onPress={() => setParams({ edit: '' })}>
                {`Edit ${title}`}
              </Button>
            </div>
          )}
        </section>
      )}
      {!pinnedBy && (
        <section className={deskSheet} aria-labelledby={`${id}-publish`}>
          <h3 id={`${id}-publish`}>{`Publish a spreadsheet for ${title}`}</h3>
          <p className={quiet}>{about}</p>
          <PublishForm sheet={name} />
        </section>
      )}
      <Versions condition={condition} />
    </>
  );
}

/** Shows a sheet's state and problems. */
function State({ condition }: { condition: SheetCondition }) {
  const { name, title, state, fault, link, unused, place, published } = condition;
  const id = useId();
  const report = useSheetReport(condition);
  const source = placeText(condition, new Date());
  return (
    <article className={deskSheet} aria-labelledby={id}>
      <div className={spread}>
        <h3 id={id}>{title}</h3>
        <span className={classes(stateMark, isBad(condition) && problemText)}>{stateLabel(condition)}</span>
        <div className={row}>
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              Open the spreadsheet<span className={visuallyHidden}> for {title}</span>
            </a>
          )}
          {state !== 'none' && (
            <>
              <a href={`/api/desk/content/${name}/sheet.xlsx`} download>
                Download as Excel<span className={visuallyHidden}> {title}</span>
              </a>
              <a href={`/api/desk/content/${name}/sheet.csv`} download>
                as CSV<span className={visuallyHidden}> {title}</span>
              </a>
            </>
          )}
          {place !== 'desk' && place !== null && <RefreshButton condition={condition} />}
        </div>
      </div>
      <p>
        <span>{stateText(condition, new Date())}</span>
        {source && (
          <span>
            {' Source: '}
            <PersonText>{published?.name ? `${source} (${published.name})` : source}</PersonText>.
          </span>
        )}
        {unused.map((other) => (
          <span key={other}>{` Not used: ${other}.`}</span>
        ))}
      </p>
      {fault !== null && <FaultAlert fault={fault} />}
      {state === 'current' && (report.data ? <Report report={report.data} /> : <NotLoaded query={report} />)}
    </article>
  );
}

/** A button that makes the server reread the sheet. Shows the result until the sheet changes again. */
function RefreshButton({ condition: { name, title, version } }: { condition: SheetCondition }) {
  const { mutate, isPending, data, error } = useMutation({ mutationFn: () => rereadSheet(name) });
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
