import { useEffect, useRef } from 'react';
import { site } from '../../../content/site';
import type { EditDraft } from '../../../model/desk/edit';
import { absent } from './application.style';
import { alertBox } from './applications.style';
import { conflictTable } from './edit-form.style';
import { historyText, labelOf } from './history';
import { PersonText } from './person-text';
import type { EditConflict } from './use-edit';

interface ConflictNoticeProps {
  conflict: EditConflict;
  name: string;
  /** The edit on top of what others did. */
  draft: EditDraft;
}

/** Shows what others did while the application was being edited, and the stored texts beside what was typed. */
export function ConflictNotice({ conflict, name, draft: { version, status } }: ConflictNoticeProps) {
  const { fields, steps } = conflict;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per conflict
  useEffect(() => box.current?.focus(), [conflict]);
  return (
    <div ref={box} className={alertBox} role="alert" tabIndex={-1}>
      <p>
        <b>This application was changed while you were editing it.</b> Your changes have not been saved yet; they are
        still in the form below.
      </p>
      <ul>
        {steps.map((step) => (
          <li key={`${step.at} ${step.action}`}>
            <PersonText>{historyText(step, name, site.lang)}</PersonText>
          </li>
        ))}
      </ul>
      {fields.length > 0 && (
        <table className={conflictTable}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
              <th scope="col">You typed</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, before, after, typed }) => (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                <Cell label="Before" text={before} />
                <Cell label="Now" text={after} />
                <Cell label="You typed" text={typed} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        Save applies your changes to the application as it is now (version {version}, {status}). Cancel discards them.
      </p>
    </div>
  );
}

function Cell({ label, text }: { label: string; text: string | undefined }) {
  return (
    <td data-label={label}>
      {text ? (
        <PersonText>{text}</PersonText>
      ) : (
        <span className={absent}>{text === undefined ? 'not changed' : 'empty'}</span>
      )}
    </td>
  );
}
