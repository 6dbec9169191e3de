import { Link } from 'wouter';
import type { SimilarApplication } from '../../../model/desk/application';
import { capitalised, counted } from '../../../model/desk/format';
import { noteBox } from '../../shared/desk.style';
import { PersonText } from '../../shared/texts';
import type { PathTo } from '../use-path-to';

interface SimilarProps {
  similar: readonly SimilarApplication[];
  /** When the shown application was sent. */
  submittedAt: string;
  pathTo: PathTo;
}

/** Warns that the same person may have applied more than once. */
export function Similar({ similar, submittedAt, pathTo }: SimilarProps) {
  if (similar.length === 0) return null;
  return (
    <div className={noteBox}>
      <p>
        <b>{`${capitalised(counted(similar.length, 'similar application'))}.`}</b>{' '}
        <span>The same person may have applied more than once.</span>
      </p>
      <ul>
        {similar.map(({ id, name, batch, email, ...other }) => (
          <li key={id}>
            <Link href={pathTo(id)}>
              <PersonText>{name}</PersonText>
            </Link>
            <span>{`, ${batch}, `}</span>
            <PersonText>{email}</PersonText>
            <span>{`: ${relationText(other, submittedAt)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Describes how another application relates to the shown one: 'sent later, pending; same email, phone'. */
function relationText(
  other: Pick<SimilarApplication, 'submittedAt' | 'status' | 'same'>,
  shownSubmittedAt: string,
): string {
  const order = other.submittedAt < shownSubmittedAt ? 'earlier' : 'later';
  return `sent ${order}, ${other.status}; same ${other.same.join(', ')}`;
}
