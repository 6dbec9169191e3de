import { useEffect, useRef } from 'react';
import { site } from '../../../content/site';
import { absent } from './application.style';
import { alertBox } from './applications.style';
import { conflictTable } from './edit-form.style';
import { historyText, labelOf } from './history';
import { PersonText } from './person-text';
import type { Conflict } from './use-edit';

interface ConflictNoticeProps {
  conflict: Conflict;
  name: string;
  /** On top of which an edit is saved now. */
  version: number;
}

/** Says what others have changed while the application was being edited, beside what was typed. */
export function ConflictNotice({ conflict: { fields, steps }, name, version }: ConflictNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per version
  useEffect(() => box.current?.focus(), [version]);
  return (
    <div ref={box} className={alertBox} role="alert" tabIndex={-1}>
      <p>
        <b>This application was changed while you were editing it.</b> Nothing of yours was saved, and nothing of yours
        is lost.
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
      <p>Save writes what you typed on top of version {version}. Cancel leaves it as it is now.</p>
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
