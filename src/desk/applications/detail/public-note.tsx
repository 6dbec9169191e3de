import { cardPath } from '../../../model/alumni/alumni-page';
import type { ApplicationDetail } from '../../../model/desk/application';
import { quiet } from '../../shared/desk.style';
import { publicTag } from '../applications.style';

/** Marks an answer that the directory shows once its application is approved. */
export const PUBLIC = 'Public';

export function PublicTag() {
  return <span className={publicTag}>{PUBLIC}</span>;
}

/** Explains the mark, and links to the card of an approved person. */
export function PublicNote({ application: { status, name, batch } }: { application: ApplicationDetail }) {
  if (status !== 'approved')
    return <p className={quiet}>Once you approve it, the alumni directory shows the answers marked Public.</p>;
  return (
    <p className={quiet}>
      <span>The alumni directory shows the answers marked Public.</span>{' '}
      {name && (
        <a href={cardPath({ name, batch })} target="_blank" rel="noopener">
          Open the public card
        </a>
      )}
    </p>
  );
}
