import { type DragEvent, type RefObject, useId, useRef, useState } from 'react';
import { visibleText } from '../../../model/text/visible-text';
import { plainButton } from '../../../ui/style/controls';
import { classes } from '../../../ui/style/style';
import { actions, dropArea, isTarget, muted } from './sheets.style';

interface CsvInputProps {
  /** Keeps what was pasted. */
  text: RefObject<HTMLTextAreaElement | null>;
  /** The file that was chosen; null while the text counts. */
  file: File | null;
  /** A file was dropped or chosen; null when the text was edited. */
  onFile: (file: File | null) => void;
}

/** Takes CSV as pasted text, or as a file. */
export function CsvInput({ text, file, onFile }: CsvInputProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => files?.[0] && onFile(files[0]);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same
    <div
      className={classes(dropArea, isOver && isTarget)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>The sheet as CSV</label>
      <textarea id={id} ref={text} spellCheck={false} onInput={() => onFile(null)} />
      <div className={actions}>
        <button type="button" className={plainButton} onClick={() => picker.current?.click()}>
          Choose a CSV file
        </button>
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          hidden
          onChange={({ target }) => {
            take(target.files);
            target.value = ''; // so that the same file can be chosen again after an edit
          }}
        />
        <span className={muted}>
          {file ? (
            <>
              Chosen: <bdi>{visibleText(file.name)}</bdi>
            </>
          ) : (
            'or drop one here'
          )}
        </span>
      </div>
    </div>
  );
}
