import { useEffect, useRef, useState } from 'react';
import { plainButton, primaryButton } from '../../../ui/style/controls';
import { classes, css } from '../../../ui/style/style';
import { figures } from '../recipes.style';
import { ImportReportView } from './import-report';
import { ListChooser } from './list-chooser';
import { failureBox, part, progressRow, quiet } from './newsletter.style';
import { addresses } from './texts';
import { type ImportState, type ImportStep, useImport } from './use-import';

const result = css`
  & > h4 {
    font-size: 1em;
    font-weight: 600;
  }
  & > h4:focus {
    outline: none;
  }
  & > button {
    justify-self: start;
  }
`;

const percent = css`
  min-width: 4em;
  ${figures}
`;

/** Adds the addresses of a list, after a preview. */
export function ImportList() {
  const [text, setText] = useState('');
  const { state, isImporting, choose, send } = useImport();
  const isImported = state.kind === 'done' && state.step === 'import';
  const heading = useRef<HTMLHeadingElement>(null);

  // What was pressed has gone, and what there is to read is here.
  useEffect(() => {
    if (state.kind === 'done') heading.current?.focus();
  }, [state]);
  useEffect(() => {
    if (isImported) setText('');
  }, [isImported]);

  return (
    <div className={part}>
      <h3>Import a list</h3>
      <p className={quiet}>
        A CSV file from any spreadsheet program, up to 10 MB. The column “email” is read, or the first column if there
        is none; “Name &lt;address&gt;” works too. You see a preview before anything is added.
      </p>
      <ListChooser text={text} onText={setText} onChoose={(...list) => void choose(...list)} disabled={isImporting} />
      {state.kind === 'unusable' && (
        <p className={failureBox} role="alert">
          {state.message}
        </p>
      )}
      {state.kind === 'sending' && <Sending step={state.step} share={state.share} />}
      {state.kind === 'failed' && (
        <div className={failureBox} role="alert">
          <p>{state.message}</p>
          <button type="button" className={plainButton} onClick={() => void send(state.step, state.list)}>
            Try Again
          </button>
        </div>
      )}
      {state.kind === 'done' && (
        <div className={classes(part, result)}>
          <h4 ref={heading} tabIndex={-1}>
            {headingOf(state)}
          </h4>
          <ImportReportView report={state.report} isDone={isImported} />
          {!isImported && state.report.added.count > 0 && (
            <button type="button" className={primaryButton} onClick={() => void send('import', state.list)}>
              Import {addresses(state.report.added.count)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function headingOf({ step, list, report }: Extract<ImportState, { kind: 'done' }>): string {
  const { count } = report.added;
  if (step === 'import') return `${addresses(count)} ${count === 1 ? 'was' : 'were'} added from ${list.name}`;
  return count === 0 ? `There is nothing to add in ${list.name}` : `Preview of ${list.name}: nothing is added yet`;
}

function Sending({ step, share }: { step: ImportStep; share: number }) {
  const done = Math.floor(share * 100);
  const waiting = step === 'preview' ? 'The server reads the list…' : 'The server adds the addresses…';
  return (
    <div className={progressRow}>
      <progress aria-label="Sending the list" max={100} value={share < 1 ? done : undefined} />
      {share < 1 && <span className={percent}>{done} %</span>}
      <span role="status">{share < 1 ? 'Sending the list…' : waiting}</span>
    </div>
  );
}
