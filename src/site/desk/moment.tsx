import { site } from '../../content/site';
import { agoText, momentText } from '../../model/desk/moment';

interface MomentProps {
  /** ISO 8601. */
  at: string;
}

/** Date and time. */
export function DateAndTime({ at }: MomentProps) {
  return <time dateTime={at}>{momentText(at, site.lang)}</time>;
}

/** How long ago, with date and time for a pointer. */
export function Ago({ at, now = new Date() }: MomentProps & { now?: Date }) {
  return (
    <time dateTime={at} title={momentText(at, site.lang)}>
      {agoText(at, now, site.lang)}
    </time>
  );
}

/** Date and time, and how long ago. */
export function MomentAndAgo({ at }: MomentProps) {
  return (
    <time dateTime={at}>
      {momentText(at, site.lang)} ({agoText(at, new Date(), site.lang)})
    </time>
  );
}
