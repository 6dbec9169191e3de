import { factsOf, pictureCount, type SocietyEvent } from '../../model/events/event';
import type { EventLayout } from '../../model/events/event-sections';
import { excerpt } from '../../model/text/excerpt';
import { dayParts } from '../../model/time/day';
import { Heading, useTexts } from '../../ui/host/host';
import { ItemLink, type ItemLinkProps } from '../../ui/lists/item-link';
import { SeeMore } from '../../ui/lists/see-more';
import { Picture } from '../../ui/pictures/picture';
import { titleLink } from '../../ui/style/list-recipes.style';
import { card, facts, lead, links, pastRow, roomy, timetableRow } from './event-card.style';
import { EventTime, EventTitle, EventWhen, FIGURES, OldDate, RegisterLink } from './event-parts';
import { label, moreLink, place } from './events.style';
import { useIsOpen } from './use-is-over';

/** How many characters of a description a card shows before 'See More'. */
const EXCERPT_CHARACTERS = 90;

const STYLES: Record<EventLayout, string> = { card, past: pastRow, timetable: timetableRow };

interface EventCardProps {
  event: SocietyEvent;
  layout: EventLayout;
  lang?: string | undefined;
  link: ItemLinkProps;
  /** Whether it is the list's first card, whose picture loads eagerly. */
  first: boolean;
}

/** An event in a list, below a label with its day or, for past events, its month. */
export function EventCard({ event, layout, lang, link, first }: EventCardProps) {
  const t = useTexts();
  const isPast = layout === 'past';
  const isTimetable = layout === 'timetable';
  const isOpen = useIsOpen(event);
  const description = excerpt(event.description, EXCERPT_CHARACTERS);
  const figures = isPast && event.date && dayParts(event.date, FIGURES, lang);
  const isPostponed = event.status === 'postponed';
  const Lead = isPostponed && (figures || event.time) ? OldDate : 'div';
  const When = isPostponed ? EventWhen : EventTime;
  return (
    <article className={STYLES[layout]} part="card">
      {!isTimetable && (
        <span className={event.imageUrl ? undefined : roomy}>
          <Picture src={event.imageUrl} alt="" width={480} height={360} eager={first} drawing={event.id} />
        </span>
      )}
      {(figures || isTimetable) && (
        <Lead className={lead}>
          {figures ? (
            <time dateTime={event.date ?? undefined} part="date">
              <b suppressHydrationWarning>{figures.day}</b> <span suppressHydrationWarning>{figures.weekday}</span>
            </time>
          ) : (
            <EventTime event={event} lang={lang} />
          )}
        </Lead>
      )}
      <Heading level={3} below={1} dir="auto" part="title">
        <ItemLink {...link} className={titleLink} part="link">
          <EventTitle event={event} />
        </ItemLink>
      </Heading>
      <div className={facts}>
        {event.type && (
          <span className={label} dir="auto" part="type">
            {event.type}
          </span>
        )}
        {!isTimetable && <When event={event} lang={lang} />}
        {isPast && <PictureCount event={event} />}
        {event.location && (
          <p className={place} dir="auto">
            {event.location}
          </p>
        )}
        {factsOf(event, isOpen).map(({ name, label, text }) => (
          <p key={name} dir="auto" part={name}>{`${t(label)}: ${text}`}</p>
        ))}
      </div>
      {event.description && (
        <p className={isTimetable ? roomy : undefined} dir="auto">
          {description.text}
        </p>
      )}
      <div className={links}>
        {description.cut && <SeeMore {...link} className={moreLink} title={event.title} />}
        {!isPast && event.link && <RegisterLink event={event} className={moreLink} />}
      </div>
    </article>
  );
}

function PictureCount({ event }: Pick<EventCardProps, 'event'>) {
  const t = useTexts();
  const count = pictureCount(event);
  return count > 0 && <span part="photos">{t(count === 1 ? '1 picture' : '{count} pictures', { count })}</span>;
}
