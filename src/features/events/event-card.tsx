import { photoCount, type SocietyEvent } from '../../model/events/event';
import type { SectionId } from '../../model/events/event-sections';
import { excerpt } from '../../model/text/text';
import { nearDay } from '../../model/time/day';
import { Heading, useTexts } from '../../ui/host/host';
import { ItemLink, type ItemLinkProps } from '../../ui/lists/use-item-dialog';
import { useToday } from '../../ui/lists/use-list';
import { card, cardBody } from '../../ui/style/cards';
import { onlySpoken } from '../../ui/style/controls';
import { titleLink } from '../../ui/style/list-recipes.style';
import { classes } from '../../ui/style/style';
import { DateBadge, EventPicture, EventTitle, EventWhen, RegisterLink } from './event-parts';
import { cardPicture, moreLink, place, quietCard, wideCard } from './events.style';

/** Characters of a description on a card, before 'See More'. */
const EXCERPT_CHARACTERS = 90;

/** The same on the wide card of an event of today. */
const WIDE_EXCERPT_CHARACTERS = 280;

interface EventCardProps {
  event: SocietyEvent;
  /** Where it stands: today's events are wide, past ones quiet. Default: upcoming, for one by itself. */
  section?: SectionId;
  lang?: string;
  link: ItemLinkProps;
  /** The first of all, whose picture is loaded first. */
  first: boolean;
}

export function EventCard({ event, section, lang, link, first }: EventCardProps) {
  const t = useTexts();
  const isWide = section === 'today';
  const isPast = section === 'past';
  const description = excerpt(event.description, isWide ? WIDE_EXCERPT_CHARACTERS : EXCERPT_CHARACTERS);
  return (
    <article className={isPast ? quietCard : classes(card, isWide && wideCard)} part="card">
      <div className={cardPicture}>
        <EventPicture event={event} lang={lang} alt="" width={480} height={300} eager={first} />
        {event.date && <DateBadge day={event.date} lang={lang} />}
        {section === 'upcoming' && <TodayTag event={event} lang={lang} />}
        {isPast && <PhotoCount event={event} />}
      </div>
      <div className={cardBody}>
        <Heading level={3} below={1} dir="auto" part="title">
          <ItemLink {...link} className={titleLink} part="link">
            <EventTitle event={event} />
          </ItemLink>
        </Heading>
        <EventWhen event={event} lang={lang} />
        {event.location && (
          <p className={place} dir="auto">
            {event.location}
          </p>
        )}
        {event.description && (
          <p dir="auto">
            {description.text}{' '}
            {description.cut && (
              <ItemLink {...link} className={moreLink} part="more">
                {t('See More')}
                <span className={onlySpoken}> {t('about {title}', { title: event.title })}</span>
              </ItemLink>
            )}
          </p>
        )}
        {!isPast && event.link && <RegisterLink event={event} className={moreLink} />}
      </div>
    </article>
  );
}

type TagProps = Pick<EventCardProps, 'event' | 'lang'>;

/** Marks one of today's events among the upcoming ones, where it stands again. The line below says it too. */
function TodayTag({ event: { date }, lang }: TagProps) {
  const today = useToday();
  return (
    date === today && (
      <b part="today" aria-hidden="true" suppressHydrationWarning>
        {nearDay(date, today, lang)}
      </b>
    )
  );
}

function PhotoCount({ event }: TagProps) {
  const t = useTexts();
  const count = photoCount(event);
  return count > 0 && <b part="photos">{t(count === 1 ? '1 photo' : '{count} photos', { count })}</b>;
}
