import { type ReactNode, useState } from 'react';
import type { SocietyEvent } from '../../model/event';
import { primaryButton } from '../../ui/controls';
import { Lightbox } from '../../ui/lightbox';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { CalendarLinks } from './calendar-links';
import { EventDate } from './event-date';
import {
  actions,
  article,
  body,
  dateFact,
  fact,
  facts,
  figure,
  gallery,
  headline,
  prose,
  zoom,
} from './event-detail.style';
import { EventTime } from './event-time';
import { EventTitle } from './event-title';
import { RegisterLink } from './register-link';
import { ShareLink } from './share-link';

export interface EventDetailProps {
  event: SocietyEvent;
  lang?: string;
  /** The event's own address, to share and to put into calendars; without it nothing is shared. */
  href?: string;
  /** Level of the title: 1 when the event is the page. Default 2. */
  level?: 1 | 2;
  /** What stands below: the way back. */
  children?: ReactNode;
}

/** One event whole: title, picture, place, date, description, gallery (spec, section 2). */
export function EventDetail({ event, lang, href, level = 2, children }: EventDetailProps) {
  const [enlarged, setEnlarged] = useState<{ src: string; alt: string }>();
  const Title = level === 1 ? 'h1' : 'h2';
  const Part = level === 1 ? 'h2' : 'h3';

  function picture(src: string, alt: string, width: number, height: number, eager = false) {
    return (
      <button type="button" className={zoom} aria-label={`Enlarge: ${alt}`} onClick={() => setEnlarged({ src, alt })}>
        <Picture src={src} alt={alt} width={width} height={height} eager={eager} />
      </button>
    );
  }

  return (
    <article className={article} part="event">
      <Title className={headline} dir="auto" part="title" tabIndex={level === 1 ? -1 : undefined}>
        <EventTitle event={event} />
      </Title>
      <div className={figure}>
        {event.imageUrl ? (
          picture(event.imageUrl, event.title, 1200, 675, true)
        ) : (
          <Picture src="" alt="" width={1200} height={675} />
        )}
      </div>
      <div className={body}>
        <aside className={facts}>
          {event.date && (
            <div className={dateFact}>
              <EventDate day={event.date} lang={lang} />
              <EventTime event={event} lang={lang} />
            </div>
          )}
          {event.location && (
            <div className={fact} part="location">
              <Part>Location</Part>
              <p dir="auto">{event.location}</p>
            </div>
          )}
          <div className={actions}>
            {event.link && <RegisterLink event={event} className={primaryButton} />}
            {event.date && <CalendarLinks event={event} href={href} />}
            {href && <ShareLink title={event.title} href={href} />}
          </div>
        </aside>
        <div>
          {event.description && <RichText className={prose} text={event.description} part="description" />}
          {children}
        </div>
      </div>
      {event.otherImages.length > 0 && (
        <section aria-labelledby="event-gallery" part="gallery">
          <Part id="event-gallery">Event Gallery</Part>
          <ul className={gallery}>
            {event.otherImages.map((src, index) => (
              <li key={src}>{picture(src, `${event.title}, picture ${index + 1}`, 480, 320)}</li>
            ))}
          </ul>
        </section>
      )}
      {enlarged && <Lightbox {...enlarged} onClose={() => setEnlarged(undefined)} />}
    </article>
  );
}
