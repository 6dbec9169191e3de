import type { SocietyEvent } from '../../model/event';
import { statusText } from '../../model/event-status';
import { statusTag } from './events.style';

/** An event's title, for a heading with `dir="auto"`, after what has become of the event. */
export function EventTitle({ event: { title, status } }: { event: SocietyEvent }) {
  const Name = status === 'cancelled' ? 's' : 'span';
  return (
    <>
      {status && (
        // With a direction of its own it does not count for the heading's.
        <span className={statusTag} dir="ltr" part="status">
          {statusText(status)}{' '}
        </span>
      )}
      <Name>{title}</Name>
    </>
  );
}
