import { type FormEvent, useId, useState } from 'react';
import { failureText } from '../../api/desk/desk-failure';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { visibleText } from '../../model/text/visible-text';
import { control, hintText, labelText } from '../../ui/forms/form.style';
import { plainButton } from '../../ui/style/controls';
import { row } from '../../ui/style/recipes.style';
import { Alert } from '../shared/controls';
import { part } from '../shared/desk.style';
import { useDraftText } from '../shared/drafts';
import { foldTitle } from './content.style';
import { Plan } from './plan';
import { PublishedNotice } from './published-notice';
import { useConditions } from './queries';
import { usePublication } from './use-publication';

/**
 * Publishes sheets from a file or a link: shows what would change, then publishes it.
 * @param sheet the sheet that the file is for; null for any.
 */
export function PublishForm({ sheet }: { sheet: SheetName | null }) {
  const id = useId();
  const publication = usePublication(sheet);
  const { check, publish, progress, plan, published } = publication;
  const [link, setLink] = useDraftText(`link ${sheet ?? ''}`);
  const [problem, setProblem] = useState('');
  const conditions = new Map(useConditions().data?.map((condition) => [condition.name, condition]));

  /** Keeps a copy of a file: browsers can't read a chosen file once it has changed on disk. */
  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    const bytes = await file?.arrayBuffer().catch(() => undefined);
    input.value = ''; // so that the same file can be chosen again
    setProblem(file && !bytes ? `${visibleText(file.name)} could not be read. Choose it again.` : '');
    if (!file || !bytes) return;
    const savedAt = new Date(file.lastModified).toISOString();
    publication.start({ kind: 'file', name: file.name, file: new Blob([bytes]), savedAt });
  }

  function submitLink(event: FormEvent) {
    event.preventDefault();
    setProblem(link.trim() ? '' : 'Paste a link first.');
    if (link.trim()) publication.start({ kind: 'link', link: link.trim() });
  }

  const percent = Math.floor(progress * 100);
  const busyText = check.isPending && (progress < 1 ? `Sending… ${percent}%` : 'Checking…');
  return (
    <div className={part}>
      <div className={part}>
        <label className={labelText} htmlFor={`${id}-file`}>
          Choose an Excel workbook (.xlsx) or a CSV file
        </label>
        <p className={hintText} id={`${id}-hint`}>
          You will see what it changes before anything is published.
        </p>
        <input
          id={`${id}-file`}
          className={control}
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => void choose(target)}
        />
      </div>
      <details open={link !== '' || undefined}>
        <summary className={foldTitle}>Or follow a Google spreadsheet</summary>
        <form className={part} onSubmit={submitLink} noValidate>
          <label className={labelText} htmlFor={`${id}-link`}>
            Link to the spreadsheet
          </label>
          <p className={hintText} id={`${id}-link-hint`}>
            Anyone with the link must be able to view it (Share &gt; General access). The website then follows it: what
            you change there is online within a minute.
          </p>
          <input
            id={`${id}-link`}
            className={control}
            type="url"
            value={link}
            aria-describedby={`${id}-link-hint`}
            onChange={({ target }) => setLink(target.value)}
          />
          <div className={row}>
            <button type="submit" className={plainButton} aria-disabled={check.isPending}>
              Check the link
            </button>
          </div>
        </form>
      </details>
      <p role="status">{busyText}</p>
      {problem && <Alert>{problem}</Alert>}
      {check.error && !check.isPending && <Alert>{failureText(check.error)}</Alert>}
      {plan && (
        <Plan
          key={check.submittedAt}
          publication={publication}
          plan={plan}
          titleOf={(name) => conditions.get(name)?.title ?? name}
          publishedAt={(name) => conditions.get(name)?.published?.publishedAt}
        />
      )}
      {published && publish.isSuccess && <PublishedNotice key={publish.submittedAt} published={published} />}
    </div>
  );
}
