import { countText } from '../../../model/desk/review';
import { RemovalDialog } from '../removal-dialog';
import { PersonText } from './person-text';

/** How many names a question lists. */
const LISTED = 10;

interface RemoveDialogProps {
  applications: readonly { id: string; name: string }[];
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before applications are removed, and says what goes with them. */
export function RemoveDialog({ applications, onRemove, onClose }: RemoveDialogProps) {
  const [only, ...others] = applications;
  const isOne = others.length === 0;
  const what = isOne ? 'this application' : countText(applications.length);
  return (
    <RemovalDialog
      label={`Remove ${what}?`}
      title={isOne ? <>Remove {only && <PersonText>{only.name}</PersonText>}?</> : `Remove ${what}?`}
      cancelText="Cancel"
      onRemove={onRemove}
      onClose={onClose}
    >
      {!isOne && (
        <ul>
          {applications.slice(0, LISTED).map(({ id, name }) => (
            <li key={id}>
              <PersonText>{name}</PersonText>
            </li>
          ))}
          {applications.length > LISTED && <li>and {applications.length - LISTED} more</li>}
        </ul>
      )}
      <p>
        This deletes{' '}
        {isOne ? 'the application, its photo and its history' : 'the applications, their photos and their histories'},
        also from the public directory. It cannot be undone.
      </p>
      <p>Backups that have been made before keep a copy until they are deleted themselves.</p>
    </RemovalDialog>
  );
}
