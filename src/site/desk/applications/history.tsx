import { FIELDS, type FieldName } from '../../../features/join/fields';
import type { ApplicationDetail, HistoryEntry } from '../../../model/desk/application';
import { momentText } from '../../../model/desk/moment';
import { MomentAndAgo } from '../moment';
import { group, groupTitle, steps } from './application.style';
import { PersonText } from './person-text';

/** Who has done what with an application, and when. */
export function History({ detail: { id, name, history } }: { detail: ApplicationDetail }) {
  return (
    <section className={group} aria-labelledby={`history-${id}`}>
      <h4 id={`history-${id}`} className={groupTitle}>
        History
      </h4>
      <ol className={steps}>
        {history.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added
          <li key={index}>
            <span>
              <PersonText>{whatText(entry, name)}</PersonText>
            </span>
            <small>
              <MomentAndAgo at={entry.at} />, version {entry.version}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An entry as a sentence, with its date. */
export function historyText(entry: HistoryEntry, name: string, lang: string): string {
  return `${whatText(entry, name)}, ${momentText(entry.at, lang)}.`;
}

function whatText({ who, action, fields }: HistoryEntry, name: string): string {
  const officer = who || 'Somebody';
  const names = fields.map(labelOf).join(', ');
  switch (action) {
    case 'received':
      return `${who || name} applied`;
    case 'corrected':
      return `${who || name} corrected the application${names && `: ${names}`}`;
    case 'edited':
      return `${officer} edited ${names || 'the application'}`;
    case 'pending':
      return `${officer} took the decision back`;
    default:
      return `${officer} ${action} the application`;
  }
}

/** The label of a field, or its name if it has none. */
export function labelOf(field: string): string {
  if (field === 'profileImage') return 'Photo';
  return FIELDS[field as FieldName]?.label ?? field;
}
