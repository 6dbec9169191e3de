import { site } from '../../../content/site';
import { agoText, momentText } from '../../../model/desk/moment';

/** A moment: date and time, and how long ago. */
export function Moment({ at, isShort = false }: { at: string; isShort?: boolean }) {
  const ago = agoText(at, new Date(), site.lang);
  const text = momentText(at, site.lang);
  return (
    <time dateTime={at} title={isShort ? text : undefined}>
      {isShort ? ago : `${text} (${ago})`}
    </time>
  );
}
