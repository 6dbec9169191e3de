import { FIELDS, type FieldName } from '../../../features/join/fields';
import type { HistoryEntry } from '../../../model/desk/application';
import { momentText } from '../../../model/desk/format';
import { quiet } from '../../shared/desk.style';
import { PersonText } from '../../shared/texts';
import { groupTitle } from '../applications.style';

/** Lists the changes to an application, who made them and when. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <section aria-labelledby="history">
      <h4 id="history" className={groupTitle}>
        History
      </h4>
      <ol>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added
          <li key={index}>
            <PersonText>{changeText(entry)}</PersonText>{' '}
            <small className={quiet}>{`${momentText(entry.at)}, version ${entry.version}`}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Describes an entry in a sentence. */
export function historyText(entry: HistoryEntry): string {
  return `${changeText(entry)}, ${momentText(entry.at)}.`;
}

function changeText({ who, action, fields }: HistoryEntry): string {
  const names = fields.map(labelOf).join(', ');
  switch (action) {
    case 'received':
      return 'The applicant sent the application';
    case 'corrected':
      return `The applicant corrected ${names || 'the application'}`;
    case 'edited':
      return `${who || 'An officer'} edited ${names || 'the application'}`;
    case 'pending':
      return `${who || 'An officer'} undid the decision`;
    default:
      return `${who || 'An officer'} ${action} the application`;
  }
}

/** Returns a field's label in the join form. */
export function labelOf(field: string): string {
  return field === 'profileImage' ? 'Photo' : (FIELDS[field as FieldName]?.label ?? field);
}
