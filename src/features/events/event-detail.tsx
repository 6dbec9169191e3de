import { type ReactNode, useState } from 'react';
import { factsOf, type SocietyEvent, takesPlace } from '../../model/events/event';
import { type Day, dayParts, FULL_DATE, formatDay, nearWord } from '../../model/time/day';
import { LazyLightbox, preloadLightbox } from '../../ui/dialogs/lazy-lightbox';
import { Heading, useTexts } from '../../ui/host/host';
import { useToday } from '../../ui/lists/use-today';
import { Picture } from '../../ui/pictures/picture';
import { ShareLink } from '../../ui/share-link';
import { primaryButton, visuallyHidden } from '../../ui/style/controls';
import { pictureButton, tallLink } from '../../ui/style/list-recipes.style';
import { box, stack } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { RichText } from '../../ui/text/rich-text';
import { CalendarMenu } from './event-actions';
import * as style from './event-detail.style';
import { EventTime, EventTitle, OldDate, RegisterLink } from './event-parts';
import { label } from './events.style';
import { useIsOpen } from './use-is-over';

export interface EventDetailProps {
  event: SocietyEvent;
  lang?: string;
  /** Address of the event's page, for calendars and sharing. Without it, there is no button for sharing. */
  href?: string;
  /** Level of the title: 1 if the event is the whole page. Default: 2. */
  level?: 1 | 2;
  /** Replaces the calendar menu if the event is cancelled or postponed. */
  cancelledAction?: ReactNode;
  /** Shown below the event, such as a Back button. */
  children?: ReactNode;
}

/** One event in full: title, when and where, description, picture, gallery. */
export function EventDetail({ event, lang, href, level = 2, cancelledAction, children }: EventDetailProps) {
  const t = useTexts();
  const [enlarged, setEnlarged] = useState<number>();

  const others = event.otherImages.map((src, index) => {
    return { src, alt: t('{title}, picture {number}', { title: event.title, number: index + 1 }) };
  });
  const main = event.imageUrl ? [{ src: event.imageUrl, alt: event.title }] : [];
  const pictures = [...main, ...others];

  function enlarging(index: number, picture: ReactNode) {
    return (
      <button
        type="button"
        className={pictureButton}
        aria-label={t('Enlarge: {title}', { title: pictures[index]?.alt ?? '' })}
        onClick={() => setEnlarged(index)}
        onPointerEnter={preloadLightbox}
        onFocus={preloadLightbox}
      >
        {picture}
      </button>
    );
  }
  const whole = (
    <Picture src={event.imageUrl} alt={event.title} width={1200} height={800} eager whole drawing={event.id} />
  );

  return (
    <article className={style.article} part="event">
      <div className={style.body}>
        <div className={style.text}>
          <Heading level={level} className={style.headline} dir="auto" part="title">
            <EventTitle event={event} />
          </Heading>
          {event.type && (
            <p className={classes(label, style.type)} dir="auto" part="type">
              {event.type}
            </p>
          )}
          <EventFacts event={event} lang={lang} href={href} cancelledAction={cancelledAction} />
          {event.description && <RichText className={style.prose} text={event.description} part="description" />}
        </div>
        <div className={classes(style.figure, box)}>{event.imageUrl ? enlarging(0, whole) : whole}</div>
      </div>
      {event.otherImages.length > 0 && (
        <section className={stack} part="gallery">
          <Heading level={level === 1 ? 2 : 3} below={1}>
            {t('Event Gallery')}
          </Heading>
          <ul className={style.gallery}>
            {others.map(({ src, alt }, index) => (
              <li key={src} className={box}>
                {enlarging(main.length + index, <Picture src={src} alt={alt} width={480} height={320} whole />)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
      {enlarged !== undefined && (
        <LazyLightbox pictures={pictures} start={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </article>
  );
}

type EventFactsProps = Pick<EventDetailProps, 'event' | 'lang' | 'href' | 'cancelledAction'>;

function EventFacts({ event, lang, href, cancelledAction }: EventFactsProps) {
  const t = useTexts();
  const isOpen = useIsOpen(event);
  const Time = event.status === 'postponed' ? 's' : 'div';
  return (
    <aside className={style.facts}>
      {event.date && (
        <div>
          <DateBlock event={event} day={event.date} lang={lang} />
        </div>
      )}
      {event.date && event.time && (
        <div className={style.fact}>
          <p>{t('Time')}</p>
          <Time>
            <EventTime event={event} lang={lang} />
          </Time>
        </div>
      )}
      {(event.location || event.map) && (
        <div className={style.fact} part="location">
          <p>{t('Location')}</p>
          {event.location && <p dir="auto">{event.location}</p>}
          {event.map && (
            <a className={tallLink} href={event.map} target="_blank" rel="noopener noreferrer" part="map">
              {t('Show on the map')}
            </a>
          )}
        </div>
      )}
      {factsOf(event, isOpen).map(({ name, label, text }) => (
        <div key={name} className={style.fact} part={name}>
          <p>{t(label)}</p>
          <p dir="auto">{text}</p>
        </div>
      ))}
      <div className={style.actions}>
        {event.link && <RegisterLink event={event} className={primaryButton} />}
        {takesPlace(event) ? event.date && isOpen && <CalendarMenu event={event} href={href} /> : cancelledAction}
        {href && <ShareLink title={event.title} href={href} />}
      </div>
    </aside>
  );
}

/** The full date, laid out like a drawing's title block, with 'Today' or 'Tomorrow' if it applies. */
function DateBlock({ event, day, lang }: { event: SocietyEvent; day: Day; lang: string | undefined }) {
  const parts = dayParts(day, FULL_DATE, lang);
  const near = nearWord(day, useToday(), lang);
  const block = (
    <time className={style.dateBlock} dateTime={day} part="date">
      <span className={visuallyHidden} suppressHydrationWarning>
        {[formatDay(day, FULL_DATE, lang), near].filter(Boolean).join(', ')}
      </span>
      <b aria-hidden="true" suppressHydrationWarning>
        {parts.day}
      </b>
      <span aria-hidden="true" suppressHydrationWarning>
        {[parts.weekday, near].filter(Boolean).join(' · ')}
      </span>
      <span aria-hidden="true" suppressHydrationWarning>{`${parts.month} ${parts.year}`}</span>
    </time>
  );
  return event.status === 'postponed' ? <OldDate>{block}</OldDate> : block;
}
