import type { MouseEvent, ReactNode } from 'react';
import type { SocietyEvent } from '../../model/event';
import { excerpt } from '../../model/text';
import { card, cardBody } from '../../ui/cards';
import { onlySpoken } from '../../ui/controls';
import { Picture } from '../../ui/picture';
import { DateBadge } from './date-badge';
import { EventTime } from './event-time';
import { EventTitle } from './event-title';
import { cardLink, cardPicture, moreLink, place } from './events.style';
import { RegisterLink } from './register-link';

/** Characters of a description on a card, before 'See More' (spec, section 9). */
const EXCERPT_CHARACTERS = 90;

interface EventCardProps {
  event: SocietyEvent;
  lang?: string;
  /** '' when the event opens in a dialog. */
  href: string;
  /** The first of all, whose picture is loaded first. */
  first: boolean;
  onOpen: (event: SocietyEvent, click: MouseEvent) => void;
}

export function EventCard({ event, lang, href, first, onOpen }: EventCardProps) {
  const description = excerpt(event.description, EXCERPT_CHARACTERS);

  function opener(className: string, part: string, children: ReactNode) {
    const onClick = (click: MouseEvent) => onOpen(event, click);
    return href ? (
      <a className={className} part={part} href={href} onClick={onClick}>
        {children}
      </a>
    ) : (
      <button type="button" className={className} part={part} aria-haspopup="dialog" onClick={onClick}>
        {children}
      </button>
    );
  }

  return (
    <article className={card} part="card">
      <div className={cardPicture}>
        <Picture src={event.imageUrl} alt="" width={480} height={300} eager={first} />
        {event.date && <DateBadge day={event.date} lang={lang} />}
      </div>
      <div className={cardBody}>
        <h3 dir="auto" part="title">
          {opener(cardLink, 'link', <EventTitle event={event} />)}
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
            {description.cut &&
              opener(
                moreLink,
                'more',
                <>
                  See More<span className={onlySpoken}> about {event.title}</span>
                </>,
              )}
          </p>
        )}
        {event.link && <RegisterLink event={event} className={moreLink} />}
      </div>
    </article>
  );
}
