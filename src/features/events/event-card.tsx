import type { SocietyEvent } from '../../model/event';
import { excerpt } from '../../model/text';
import { card, cardBody } from '../../ui/cards';
import { onlySpoken } from '../../ui/controls';
import { ItemLink, type ItemLinkProps } from '../../ui/item-link';
import { Picture } from '../../ui/picture';
import { DateBadge, EventTime, EventTitle, RegisterLink } from './event-parts';
import { cardLink, cardPicture, moreLink, place } from './events.style';

/** Characters of a description on a card, before 'See More'. */
const EXCERPT_CHARACTERS = 90;

interface EventCardProps {
  event: SocietyEvent;
  lang?: string;
  link: ItemLinkProps;
  /** The first of all, whose picture is loaded first. */
  first: boolean;
}

export function EventCard({ event, lang, link, first }: EventCardProps) {
  const description = excerpt(event.description, EXCERPT_CHARACTERS);
  return (
    <article className={card} part="card">
      <div className={cardPicture}>
        <Picture src={event.imageUrl} alt="" width={480} height={300} eager={first} />
        {event.date && <DateBadge day={event.date} lang={lang} />}
      </div>
      <div className={cardBody}>
        <h3 dir="auto" part="title">
          <ItemLink {...link} className={cardLink} part="link">
            <EventTitle event={event} />
          </ItemLink>
        </h3>
        <EventTime event={event} lang={lang} />
        {event.location && (
          <p className={place} dir="auto">
            {event.location}
          </p>
        )}
        {event.description && (
          <p>
            <span dir="auto">{description.text}</span>{' '}
            {description.cut && (
              <ItemLink {...link} className={moreLink} part="more">
                See More<span className={onlySpoken}> about {event.title}</span>
              </ItemLink>
            )}
          </p>
        )}
        {event.link && <RegisterLink event={event} className={moreLink} />}
      </div>
    </article>
  );
}
