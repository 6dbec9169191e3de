import { useId } from 'react';
import { SHEET_NAMES, type SheetName } from '../../model/sheets/sheet-kind';
import { control, labelText } from '../../ui/forms/form.style';
import { part } from '../shared/desk.style';

interface ChooseSheetProps {
  /** Undefined if the file was not recognised. */
  current: SheetName | undefined;
  titleOf: (name: SheetName) => string;
  onChoose: (name: SheetName) => void;
}

/** Lets the editor choose which sheet a file is for. */
export function ChooseSheet({ current, titleOf, onChoose }: ChooseSheetProps) {
  const id = useId();
  return (
    <div className={part}>
      <label className={labelText} htmlFor={id}>
        {current ? 'The file is read as' : 'Which sheet is this?'}
      </label>
      <select
        id={id}
        className={control}
        value={current ?? ''}
        onChange={({ target }) => onChoose(target.value as SheetName)}
      >
        {!current && <option value="">Choose a sheet</option>}
        {SHEET_NAMES.map((name) => (
          <option key={name} value={name}>
            {titleOf(name)}
          </option>
        ))}
      </select>
    </div>
  );
}
