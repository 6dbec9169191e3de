import { type ChangeEvent, type DragEvent, type FormEvent, useId, useState } from 'react';
import { control, field, labelText } from '../../../ui/forms/form.style';
import { onlySpoken, plainButton } from '../../../ui/style/controls';
import { classes, css } from '../../../ui/style/style';
import { dropZone, quiet } from './newsletter.style';

/** The label of the invisible input looks like a button and shows the input's focus. */
const fileInput = css`
  &:focus-visible + label {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  &:disabled + label {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5em 1em;
`;

interface ListChooserProps {
  /** What was pasted or typed. */
  text: string;
  onText: (text: string) => void;
  /** A file was chosen or dropped, or the pasted text is complete. */
  onChoose: (name: string, content: Blob) => void;
  disabled: boolean;
}

/** Takes a list: a file that is chosen or dropped, or pasted lines. */
export function ListChooser({ text, onText, onChoose, disabled }: ListChooserProps) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  function chooseFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onChoose(file.name, file);
    target.value = ''; // the same file again is a choice too
  }

  function drop(event: DragEvent) {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file || disabled) return; // a text that is dropped into the field is the browser's matter
    event.preventDefault();
    onChoose(file.name, file);
  }

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function preview(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) onChoose('the pasted list', new Blob([text]));
  }

  return (
    <form
      className={dropZone}
      aria-label="List to import"
      data-over={isOver || undefined}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onSubmit={preview}
    >
      <div className={actions}>
        <input
          id={`${id}-file`}
          className={classes(onlySpoken, fileInput)}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label="Choose a file"
          disabled={disabled}
          onChange={chooseFile}
        />
        <label className={plainButton} htmlFor={`${id}-file`} aria-hidden="true">
          Choose a file
        </label>
        <span className={quiet}>or drop it here</span>
      </div>
      <div className={field}>
        <label className={labelText} htmlFor={`${id}-text`}>
          Or paste addresses, one in each line
        </label>
        <textarea
          id={`${id}-text`}
          className={control}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      <div className={actions}>
        <button type="submit" className={plainButton} disabled={disabled || !text.trim()}>
          Preview
        </button>
      </div>
    </form>
  );
}
