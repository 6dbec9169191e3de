import { useEffect, useRef } from 'react';
import type { ApplicationDetail } from '../../../model/desk/application';
import { changedFields, type EditDraft } from '../../../model/desk/edit';
import { alertBox, quiet, ruledTable } from '../../shared/desk.style';
import { PersonText } from '../../shared/texts';
import { historyText, labelOf } from '../detail/history';

interface ConflictNoticeProps {
  /** The edit, based on an earlier version. */
  draft: EditDraft;
  /** The current application. */
  application: ApplicationDetail;
}

/** Shows what others changed during an edit, and compares the stored values with the typed ones. */
export function ConflictNotice({ draft, application: { version, status, fields, history } }: ConflictNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const changed = changedFields(draft, fields);
  return (
    <div ref={box} className={alertBox} role="alert" tabIndex={-1}>
      <p>
        <b>This application was changed while you were editing it.</b> Your changes are not saved yet; they are still in
        the form below.
      </p>
      <ul>
        {history.slice(draft.entries).map((entry) => (
          <li key={`${entry.at} ${entry.action}`}>
            <PersonText>{historyText(entry)}</PersonText>
          </li>
        ))}
      </ul>
      {changed.length > 0 && (
        <table className={ruledTable}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
              <th scope="col">You typed</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ field, before, now, typed }) => (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                {Object.entries({ Before: before, Now: now, 'You typed': typed }).map(([label, text]) => (
                  <td key={label} data-label={label}>
                    {text ? (
                      <PersonText>{text}</PersonText>
                    ) : (
                      <i className={quiet}>{text === '' ? 'empty' : 'not changed'}</i>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {`Save applies your changes to the current application (version ${version}, ${status}). Cancel discards them.`}
      </p>
    </div>
  );
}
