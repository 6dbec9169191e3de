import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { CallError } from '../../../api/call';
import { failureText } from '../../../api/desk/desk-failure';
import { EDITED_PICTURE, PICTURE_EDIT, type PictureEdit, type StoredPicture } from '../../../model/desk/picture-list';
import { MAX_ALT } from '../../../model/pictures/own-picture';
import { visibleText } from '../../../model/text/visible-text';
import { control, field, labelText } from '../../../ui/forms/form.style';
import { plainButton } from '../../../ui/style/controls';
import { row } from '../../../ui/style/recipes.style';
import { Alert } from '../../shared/controls';
import { part, quiet } from '../../shared/desk.style';
import { readDraft, writeDraft } from '../../shared/drafts';
import { FocalPoint } from './focal-point';
import * as styles from './pictures.style';
import { savePicture } from './queries';

const UNCERTAIN = 'It may have been saved. It is safe to try again.';

/** The alternative text and the focal point of a picture. What is typed is kept until it is saved. */
export function PictureForm({ picture, describedBy }: { picture: StoredPicture; describedBy: string }) {
  const id = useId();
  const { edit, latest, setEdit } = useEdit(picture.id);
  const save = useMutation({
    mutationFn: (json: PictureEdit) => savePicture(picture.id, json),
    // What was typed in the meantime is kept.
    onSuccess: (result, sent) =>
      setEdit(latest.current === sent ? undefined : { ...(latest.current ?? sent), version: result.picture.version }),
    onError(error, sent) {
      const current = currentPicture(error);
      // The editor sees what Save now replaces.
      if (current) setEdit({ ...(latest.current ?? sent), version: current.version });
    },
  });
  const saved = save.data?.picture;
  const known = saved && saved.version > picture.version ? saved : picture;
  const { version, alt, focus } = edit ?? known;
  const change = (changed: Partial<PictureEdit>) => setEdit({ version, alt, focus, ...changed });
  const other = currentPicture(save.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (edit && !save.isPending) save.mutate(edit);
  }

  function statusText() {
    if (save.isPending) return 'Saving…';
    if (edit) return 'Not saved yet';
    return saved ? 'Saved' : '';
  }

  return (
    <form className={part} onSubmit={submit} method="dialog">
      <div className={field}>
        <label className={labelText} htmlFor={id}>
          Alternative text
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          What the picture shows, for people who cannot see it.
        </p>
        <input
          id={id}
          className={control}
          dir="auto"
          autoComplete="off"
          maxLength={MAX_ALT}
          value={alt}
          aria-describedby={`${id}-hint ${describedBy}`}
          onChange={({ target }) => change({ alt: target.value })}
        />
      </div>
      <details>
        <summary>{`Focal point: ${focus || 'the middle'}`}</summary>
        <FocalPoint picture={picture} focus={focus} onChange={(next) => change({ focus: next })} />
      </details>
      <div className={row}>
        <button type="submit" className={plainButton} aria-disabled={save.isPending} aria-describedby={describedBy}>
          Save
        </button>
        <span className={quiet} role="status">
          {statusText()}
        </span>
      </div>
      {save.error && edit && (
        <Alert>
          <p>{failureText(save.error, UNCERTAIN)}</p>
          {other && (
            <p>{`It is now “${visibleText(other.alt)}”, with the focal point ${other.focus || 'in the middle'}. Save again to replace it.`}</p>
          )}
        </Alert>
      )}
    </form>
  );
}

/** Keeps an unsaved edit, even if the page is reloaded or the session ends. */
function useEdit(id: string) {
  const key = `picture ${id}`;
  const [edit, setEdit] = useState(() => PICTURE_EDIT.safeParse(readDraft(key)).data);
  const latest = useRef(edit);
  return {
    edit,
    /** The edit now, for calls that end later. */
    latest,
    setEdit(next: PictureEdit | undefined) {
      latest.current = next;
      setEdit(next);
      writeDraft(key, next);
    },
  };
}

/** Returns the current picture, if an edit failed because another editor had changed it. */
function currentPicture(error: unknown): StoredPicture | undefined {
  return error instanceof CallError ? EDITED_PICTURE.safeParse(error.body).data?.picture : undefined;
}
