import { useMutation } from '@tanstack/react-query';
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import { failureText } from '../../api/desk/desk-failure';
import type { UploadOptions } from '../../api/upload';
import { visibleText } from '../../model/text/visible-text';
import { control, labelText } from '../../ui/forms/form.style';
import { primaryButton } from '../../ui/style/controls';
import { row } from '../../ui/style/recipes.style';
import { Alert } from '../shared/controls';
import { part } from '../shared/desk.style';
import { useDraftText } from '../shared/drafts';

interface Csv {
  /** The name of the file, or `the pasted text`. */
  name: string;
  file: Blob;
}

interface CsvFormProps<Result> {
  /** The name of the draft that stores the pasted text. */
  textKey: string;
  /** Label of the text area. */
  label: string;
  /** Label of the button: `Preview`. */
  action: string;
  send: (csv: Blob, options: UploadOptions) => Promise<Result>;
  /** Shown after the reason for a failure: `Nothing was added.` */
  unchanged: string;
  /** Renders the result. */
  children: (result: Result, csv: Csv, clearText: () => void) => ReactNode;
}

/** A form that sends pasted CSV or a CSV file and shows the result. The pasted text stays in the form. */
export function CsvForm<Result>({ textKey, label, action, send, unchanged, children }: CsvFormProps<Result>) {
  const id = useId();
  const [text, setText] = useDraftText(textKey);
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState(0);
  const { mutate, isPending, data, error, variables, submittedAt } = useMutation({
    mutationFn: ({ file }: Csv) => send(file, { onProgress: setProgress }),
  });

  function start(csv: Csv) {
    if (isPending) return;
    setProblem('');
    setProgress(0);
    mutate(csv);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) start({ name: 'the pasted text', file: new Blob([text], { type: 'text/csv' }) });
    else setProblem('Paste some text, or choose a CSV file.');
  }

  /** Sends a copy of a file: browsers can't read a chosen file once it has changed on disk. */
  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    const bytes = await file?.arrayBuffer().catch(() => undefined);
    input.value = ''; // so that the same file can be chosen again
    if (file && bytes) start({ name: visibleText(file.name), file: new Blob([bytes], { type: 'text/csv' }) });
    else if (file) setProblem(`${visibleText(file.name)} could not be read. Choose it again.`);
  }

  const percent = Math.floor(progress * 100);
  return (
    <>
      <form className={part} onSubmit={submit} method="dialog">
        <label className={labelText} htmlFor={id}>
          {label}
        </label>
        <textarea
          id={id}
          className={control}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label className={labelText} htmlFor={`${id}-file`}>
          Or choose a CSV file
        </label>
        <input
          id={`${id}-file`}
          className={control}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={({ target }) => void choose(target)}
        />
        <div className={row}>
          <button type="submit" className={primaryButton} aria-disabled={isPending}>
            {action}
          </button>
          <span role="status">{isPending && (progress < 1 ? `Sending… ${percent}%` : 'Processing…')}</span>
        </div>
      </form>
      {problem && <Alert>{problem}</Alert>}
      {error && <Alert>{`${failureText(error)} ${unchanged}`}</Alert>}
      {data !== undefined && variables && (
        <Fragment key={submittedAt}>{children(data, variables, () => setText(''))}</Fragment>
      )}
    </>
  );
}
