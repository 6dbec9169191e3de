import { site } from '../../content/site';
import { NextEventStrip } from '../../features/events/next-event-strip';
import { useNextEvent } from '../../features/events/use-next-event';
import type { SocietyEvent } from '../../model/events/event';
import { type OnOpen, useItemDialog } from '../../ui/lists/use-item-dialog';
import { row } from './hero.style';

interface NextEventRowProps {
  /** Address of an event's page with `{id}` in it. */
  eventHref: string;
  onOpen: OnOpen<SocietyEvent>;
}

/** What is on next, as a row of the hero. If nothing is, there is no row; while that is not known, its place is kept. */
export function NextEventRow({ eventHref, onOpen }: NextEventRowProps) {
  const { list, event } = useNextEvent('');
  const { linkTo } = useItemDialog<SocietyEvent>('event', [], eventHref, { onOpen });
  if (!event && list.kind !== 'loading') return null;
  return <div className={row}>{event && <NextEventStrip event={event} lang={site.lang} link={linkTo(event)} />}</div>;
}
