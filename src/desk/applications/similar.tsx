import { Link } from 'wouter';
import type { SimilarApplication } from '../../model/desk/application';
import { capitalised, counted } from '../../model/desk/format';
import { noteBox } from '../desk.style';
import { PersonText } from '../texts';

interface SimilarProps {
  similar: readonly SimilarApplication[];
  pathTo: (id: string) => string;
}

/** Warns that the same person may have applied more than once. */
export function Similar({ similar, pathTo }: SimilarProps) {
  if (similar.length === 0) return null;
  return (
    <div className={noteBox}>
      <p>
        <b>{capitalised(counted(similar.length, 'similar application'))}.</b> The same person may have applied more than
        once.
      </p>
      <ul>
        {similar.map(({ id, name, batch, email, status, same }) => (
          <li key={id}>
            <Link href={pathTo(id)}>
              <PersonText>{name}</PersonText>
            </Link>
            , {batch}, <PersonText>{email}</PersonText>: {status}; same {same.join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
