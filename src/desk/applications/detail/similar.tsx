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
        {similar.map(({ id, name, batch, email, same, ...other }) => (
          <li key={id}>
            <Link href={pathTo(id)}>
              <PersonText>{name}</PersonText>
            </Link>
            <span>{`, ${batch}, `}</span>
            <PersonText>{email}</PersonText>
            <span>{`: sent ${other.submittedAt < submittedAt ? 'earlier' : 'later'}, ${other.status}; same ${same.join(', ')}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
