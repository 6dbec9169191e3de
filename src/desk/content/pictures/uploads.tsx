import { useId } from 'react';
import { counted, dayText } from '../../../model/desk/format';
import { pictureAddress } from '../../../model/pictures/own-picture';
import { visibleText } from '../../../model/text/visible-text';
import { CopyButton } from '../../../ui/copy-button';
import { control, labelText } from '../../../ui/forms/form.style';
import { row } from '../../../ui/style/recipes.style';
import { Alert, Button } from '../../shared/controls';
import { deskSheet, quiet } from '../../shared/desk.style';
import { PersonText } from '../../shared/texts';
import * as styles from './pictures.style';
import { type Upload, type UploadState, useUploads } from './use-uploads';

/** A field to choose pictures, and the files that are being uploaded. */
export function Uploads() {
  const id = useId();
  const { uploads, add, retry, dismiss } = useUploads();
  const done = uploads.filter(({ state }) => state.kind === 'added' || state.kind === 'failed');
  return (
    <article className={deskSheet} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Upload pictures</h3>
      <label className={labelText} htmlFor={id}>
        JPEG, PNG, WebP or GIF, at most 10 MB each
      </label>
      <input
        id={id}
        className={control}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        For slides, choose pictures that are 1920 pixels wide or more. The place where a photograph was taken, and
        everything else that a camera notes, is removed.
      </p>
      <p className={quiet} role="status">
        {summary(uploads)}
      </p>
      {uploads.length > 0 && (
        <ul aria-label="Files">
          {uploads.map((upload) => (
            <Progress
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onDismiss={() => dismiss([upload.key])}
            />
          ))}
        </ul>
      )}
      {done.length > 1 && done.length === uploads.length && (
        <div className={row}>
          <Button onPress={() => dismiss(done.map(({ key }) => key))}>Clear this list</Button>
        </div>
      )}
    </article>
  );
}

interface ProgressProps {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}

function Progress({ upload: { key, file, state }, onRetry, onDismiss }: ProgressProps) {
  const id = `upload-${key}`;
  return (
    <li className={styles.uploadItem}>
      <div className={styles.uploadHead}>
        <b id={id}>
          <PersonText>{file.name}</PersonText>
        </b>
        <span className={quiet}>{stateText(state)}</span>
      </div>
      {state.kind === 'sending' && (
        <progress aria-labelledby={id} value={state.share < 1 ? state.share : undefined} max={1} />
      )}
      {state.kind === 'failed' && <Alert>{state.message}</Alert>}
      {state.kind === 'failed' && (
        <div className={row}>
          {state.canRetry && (
            <Button aria-describedby={id} onPress={onRetry}>
              Try again
            </Button>
          )}
          <Button aria-describedby={id} onPress={onDismiss}>
            Dismiss
          </Button>
        </div>
      )}
      {state.kind === 'added' && (
        <div className={row}>
          <CopyButton text={pictureAddress(state.picture.id)} describedBy={id}>
            Copy address
          </CopyButton>
        </div>
      )}
    </li>
  );
}

function stateText(state: UploadState): string {
  switch (state.kind) {
    case 'waiting':
      return 'Waiting…';
    case 'sending':
      return state.share < 1 ? `Sending… ${Math.floor(state.share * 100)}%` : 'Processing…';
    case 'failed':
      return 'Not added';
    case 'added': {
      const { name, uploadedAt } = state.picture;
      return state.isNew ? 'Added' : `Already here, as ${visibleText(name)} since ${dayText(uploadedAt)}`;
    }
  }
}

/** Describes all files in a sentence, which is announced when a file is done. */
function summary(uploads: readonly Upload[]): string {
  if (uploads.length === 0) return '';
  const count = (kind: UploadState['kind']) => uploads.filter(({ state }) => state.kind === kind).length;
  const [added, failed] = [count('added'), count('failed')];
  const result = failed > 0 ? `${added} added, ${failed} not added` : `${added} added`;
  return added + failed < uploads.length
    ? `Uploading ${counted(uploads.length, 'file')}: ${result} so far.`
    : `${result}.`;
}
