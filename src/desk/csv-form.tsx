import { useMutation } from '@tanstack/react-query';
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import { failureText } from '../api/desk/desk-failure';
import type { UploadOptions } from '../api/upload';
import { visibleText } from '../model/text/visible-text';
import { control, labelText } from '../ui/forms/form.style';
import { primaryButton } from '../ui/style/controls';
import { row } from '../ui/style/recipes.style';
import { Alert } from './controls';
import { part } from './desk.style';
import { useTyped } from './drafts';

interface Csv {
  /** The name of the file, or `the pasted text`. */
  name: string;
  file: Blob;
}

interface CsvFormProps<Result> {
  /** The key under which the pasted text is kept. */
  textKey: string;
  /** The label of the text area. */
  label: string;
  /** The text of the button. */
  action: string;
  send: (csv: Blob, options: UploadOptions) => Promise<Result>;
  /** Added to the reason of a failure: `Nothing was added.` */
  unchanged: string;
  /** Shows the result for a CSV. */
  children: (result: Result, csv: Csv, clearText: () => void) => ReactNode;
}

/** Takes CSV as pasted text or as a file, sends it, and shows the result. Pasted text stays. */
export function CsvForm<Result>({ textKey, label, action, send, unchanged, children }: CsvFormProps<Result>) {
  const id = useId();
  const [text, setText] = useTyped(textKey);
  const [problem, setProblem] = useState('');
  const [share, setShare] = useState(0);
  const { mutate, isPending, data, error, variables, submittedAt } = useMutation({
    mutationFn: ({ file }: Csv) => send(file, { onProgress: setShare }),
  });

  function start(csv: Csv) {
    if (isPending) return;
    setProblem('');
    setShare(0);
    mutate(csv);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) start({ name: 'the pasted text', file: new Blob([text], { type: 'text/csv' }) });
    else setProblem('Paste some text, or choose a CSV file.');
  }

  /** Sends a copy of a file: browsers can't read a file that was saved again after it was chosen. */
  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    const bytes = await file?.arrayBuffer().catch(() => undefined);
    input.value = ''; // so that the same file can be chosen again
    if (file && bytes) start({ name: visibleText(file.name), file: new Blob([bytes], { type: 'text/csv' }) });
    else if (file) setProblem(`${visibleText(file.name)} could not be read. Choose it again.`);
  }

  const percent = Math.floor(share * 100);
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
          <span role="status">{isPending && (share < 1 ? `Sending, ${percent} %` : 'The server is reading it…')}</span>
        </div>
      </form>
      {problem && <Alert>{problem}</Alert>}
      {error && (
        <Alert>
          {failureText(error)} {unchanged}
        </Alert>
      )}
      {data !== undefined && variables && (
        <Fragment key={submittedAt}>{children(data, variables, () => setText(''))}</Fragment>
      )}
    </>
  );
}
