import { useId, useState } from 'react';
import { failureText } from '../../api/desk/desk-failure';
import { firstChoice, hasSamples, isUnchanged, isUsable } from '../../model/desk/first-choice';
import { momentText } from '../../model/desk/format';
import type { PlannedSheet, PublicationPlan } from '../../model/desk/publication';
import { losesMostItems, type SheetChanges } from '../../model/desk/sheet-changes';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { visibleText } from '../../model/text/visible-text';
import { primaryButton } from '../../ui/style/controls';
import { row } from '../../ui/style/recipes.style';
import { Alert, Button } from '../shared/controls';
import { alertBox, part, quiet } from '../shared/desk.style';
import { ChooseSheet } from './choose-sheet';
import { Conflict, conflictsIn } from './conflict';
import { checkLabel } from './content.style';
import { PlannedChanges } from './planned-changes';
import type { PublicationState } from './use-publication';

interface PlanProps {
  publication: PublicationState;
  plan: PublicationPlan;
  titleOf: (name: SheetName) => string;
  /** Returns when what is online was published at the desk, in ISO 8601; undefined if it wasn't. */
  publishedAt: (name: SheetName) => string | undefined;
}

/** Shows what a file or a link would change, and publishes the chosen sheets. */
export function Plan({ publication, plan, titleOf, publishedAt }: PlanProps) {
  const { isAnySheet, source, publish, cancel, checkAgain } = publication;
  const { sheets, unknown } = plan;
  const id = useId();
  const [chosen, setChosen] = useState<readonly SheetName[]>(() => firstChoice(source?.kind ?? 'file', sheets));
  const [confirmed, setConfirmed] = useState<readonly SheetName[]>([]);
  const name = source?.kind === 'file' ? visibleText(source.name) : 'the spreadsheet';
  const usable = sheets.filter(isUsable);
  const toPublish = usable.filter(({ sheet }) => chosen.includes(sheet));
  const unconfirmed = toPublish.filter((planned) => isLoss(planned) && !confirmed.includes(planned.sheet));
  const isReady = toPublish.length > 0 && unconfirmed.length === 0;
  const conflicts = conflictsIn(publish.error);
  const [single] = sheets;

  function start() {
    const choice = toPublish.map(({ sheet, basedOn }) => ({ sheet, basedOn, isConfirmed: confirmed.includes(sheet) }));
    publish.mutate({ choice });
  }

  return (
    <section className={part} aria-labelledby={id} tabIndex={-1} ref={focusOnce}>
      <h4 id={id}>
        {sheets.length > 0
          ? `Nothing is published yet. This is what ${name} would change:`
          : `Nothing is published yet. It is not clear which sheet ${name} is.`}
      </h4>
      {sheets.map((planned) => (
        <PlannedChanges
          key={planned.sheet}
          planned={planned}
          title={titleOf(planned.sheet)}
          isChosen={chosen.includes(planned.sheet)}
          onChoose={sheets.length > 1 ? (isChosen) => setChosen(toggled(chosen, planned.sheet, isChosen)) : undefined}
        >
          {source?.kind === 'file' && !isUnchanged(planned.report.changes) && (
            <OlderFile savedAt={source.savedAt} publishedAt={publishedAt(planned.sheet)} />
          )}
          {hasSamples(planned) && !chosen.includes(planned.sheet) && (
            <p>Not chosen, because it still has samples of the template.</p>
          )}
          {isLoss(planned) && chosen.includes(planned.sheet) && (
            <div className={alertBox}>
              <label className={checkLabel}>
                <input
                  type="checkbox"
                  checked={confirmed.includes(planned.sheet)}
                  onChange={({ target }) => setConfirmed(toggled(confirmed, planned.sheet, target.checked))}
                />
                <span>{`Yes, more than half of the items of ${titleOf(planned.sheet)} should go.`}</span>
              </label>
            </div>
          )}
        </PlannedChanges>
      ))}
      {unknown.length > 0 && sheets.length > 0 && (
        <p className={quiet}>{`Not used, because no sheet has these names: ${unknownText(unknown)}.`}</p>
      )}
      {isAnySheet && source?.kind === 'file' && sheets.length <= 1 && (
        <ChooseSheet current={single?.sheet} titleOf={titleOf} onChoose={checkAgain} />
      )}
      {source?.kind === 'link' && sheets.length === 0 && (
        <Alert>{`The spreadsheet has no tab with the name of a sheet: ${unknownText(unknown)}.`}</Alert>
      )}
      {conflicts.length > 0 ? (
        <Conflict conflicts={conflicts} plan={plan} titleOf={titleOf} onCompare={() => checkAgain()} />
      ) : (
        publish.error && <Alert>{failureText(publish.error, 'It is safe to try again.')}</Alert>
      )}
      <div className={row}>
        {usable.length > 0 && (
          <Button className={primaryButton} isBusy={publish.isPending || !isReady} onPress={start}>
            {publish.isPending ? 'Publishing…' : publishText(toPublish.map(({ sheet }) => titleOf(sheet)))}
          </Button>
        )}
        <Button isBusy={publish.isPending} onPress={cancel}>
          Cancel
        </Button>
        <span className={quiet} role="status">
          {unconfirmed.length > 0 && 'Confirm the losses above first.'}
          {usable.length > 0 && toPublish.length === 0 && 'Choose at least one sheet above.'}
        </span>
      </div>
    </section>
  );
}

/** A warning that a file doesn't know what is online, because it was saved before that. */
function OlderFile({ savedAt, publishedAt }: { savedAt: string; publishedAt: string | undefined }) {
  if (publishedAt === undefined || savedAt >= publishedAt) return null;
  const dates = `This file was last saved on ${momentText(savedAt)}, and what is online was published later, on ${momentText(publishedAt)}.`;
  return (
    <p className={alertBox}>
      {`${dates} If you publish it, changes made in between are lost: look at what is changed and removed.`}
    </p>
  );
}

/** Moves the focus to what has appeared, so that screen readers read it. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: false });
}

function publishText(titles: readonly string[]): string {
  if (titles.length === 0) return 'Publish';
  return titles.length > 2 ? `Publish ${titles.length} sheets` : `Publish ${titles.join(' and ')}`;
}

function isLoss({ report: { changes, items } }: PlannedSheet): boolean {
  return changes !== null && losesMostItems(changes as SheetChanges, items);
}

function toggled(names: readonly SheetName[], name: SheetName, isOn: boolean): readonly SheetName[] {
  return isOn ? [...names, name] : names.filter((each) => each !== name);
}

const SHOWN_NAMES = 10;

function unknownText(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).map(visibleText).join(', ');
  return names.length > SHOWN_NAMES ? `${shown} and ${names.length - SHOWN_NAMES} more` : shown;
}
