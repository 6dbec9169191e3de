import type { SimilarApplication } from '../../../model/desk/application';
import { countText } from '../../../model/desk/review';
import { placeHref } from '../use-place';
import { hint } from './application.style';
import { PersonText } from './person-text';

/** A hint that the same person may have applied before. */
export function Similar({ similar }: { similar: readonly SimilarApplication[] }) {
  if (similar.length === 0) return null;
  return (
    <div className={hint}>
      <p>
        <b>{countText(similar.length, 'similar application')}.</b> The same person may have applied more than once.
      </p>
      <ul>
        {similar.map(({ id, name, batch, email, status, same }) => (
          <li key={id}>
            <a href={placeHref('applications', id)}>
              <PersonText>{name}</PersonText>
            </a>
            , {batch}, <PersonText>{email}</PersonText>: {status}; same {same.join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
