import { useId } from 'react';
import { dayText } from '../../model/desk/format';
import type { ListedSubscriber } from '../../model/desk/newsletter-list';
import { visibleText } from '../../model/text/visible-text';
import { ConfirmButton } from '../shared/confirm-button';
import { listRow, quiet } from '../shared/desk.style';
import { PersonText } from '../shared/texts';
import { removeSubscriber } from './queries';

/** An address on the list. */
export function Subscriber({ subscriber }: { subscriber: ListedSubscriber }) {
  const { email, unsubscribedAt, returnedAt } = subscriber;
  const id = useId();
  return (
    <li className={listRow}>
      <div>
        <span id={id}>
          <PersonText>{email}</PersonText>
        </span>
        <p className={quiet}>
          {returnedAt && !unsubscribedAt && <b>Resubscribed</b>} <PersonText>{originText(subscriber)}</PersonText>
        </p>
      </div>
      <ConfirmButton
        name="Remove"
        describedBy={id}
        question={`Remove ${visibleText(email)}?`}
        run={() => removeSubscriber(email)}
      >
        <p>
          {unsubscribedAt
            ? 'This address has unsubscribed. While it is on this list, no import can resubscribe it. If you remove it, a later import can.'
            : 'The address will receive no more newsletters, but a later import can add it again. To prevent that, ask its owner to unsubscribe with the link in a newsletter.'}
        </p>
      </ConfirmButton>
    </li>
  );
}

/** Describes when and where an address signed up or unsubscribed. */
function originText({ addedAt, source, unsubscribedAt, returnedAt }: ListedSubscriber): string {
  if (unsubscribedAt) return `Unsubscribed on ${dayText(unsubscribedAt)}`;
  if (!source) return `Added on ${dayText(addedAt)}`;
  const where = source === 'site' ? 'on the site' : source === 'unknown' ? 'on an unknown page' : `on ${source}`;
  return returnedAt
    ? `Unsubscribed, then signed up again ${where} on ${dayText(returnedAt)}`
    : `Signed up ${where} on ${dayText(addedAt)}`;
}
