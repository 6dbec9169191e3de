import { posterTexts } from '../../content/pages';
import { EventName } from '../../features/events/event-parts';
import { ADDRESS_PLACEHOLDER } from '../../model/addresses/api-paths';
import { type SocietyEvent, statusText } from '../../model/events/event';
import { formatDay, formatTimes } from '../../model/time/day';
import { useIsHydrated } from '../../ui/host/host';
import { scripted } from '../../ui/style/list-recipes.style';
import { classes } from '../../ui/style/style';
import { useSociety } from '../society';
import { date, excerpt, letterhead, note, paper, roomy, sheet, subject, titleBlock, words } from './event-poster.style';
import { QrCode } from './qr-code';

/** A printable A4 event poster. Only a browser renders the QR code: the server doesn't know the page's address. */
export function EventPoster({ event, href }: { event: SocietyEvent; href: string }) {
  const { title, status, location, description, date: day, time } = event;
  const { name, longName, university, language } = useSociety();
  const isHydrated = useIsHydrated();
  const address = isHydrated ? new URL(href, globalThis.location.origin).href : ADDRESS_PLACEHOLDER + href;
  const When = status === 'postponed' ? 's' : 'p';
  const facts = [
    { label: posterTexts.time, text: day && time && status !== 'postponed' && formatTimes(time, language) },
    { label: posterTexts.place, text: location },
    { label: posterTexts.details, text: isHydrated ? address.replace(/^https?:\/\/(www\.)?/, '') : address },
  ];
  return (
    <div className={paper}>
      <article className={sheet} aria-label={`Poster: ${title}`} dir="auto">
        <header className={letterhead}>
          <b className={words}>{name}</b>
          <small className={words}>{[longName, university].filter(Boolean).join(', ')}</small>
        </header>
        {day && (
          <When className={date}>
            <span>{formatDay(day, { day: 'numeric' }, language)}</span>
            <span>
              {formatDay(day, { weekday: 'long' }, language)}
              <br />
              {formatDay(day, { month: 'long', year: 'numeric' }, language)}
            </span>
          </When>
        )}
        <div className={subject}>
          {status && <b className={words}>{statusText(status)}</b>}
          <h2 className={words}>
            <EventName event={event} />
          </h2>
          <p className={classes(excerpt, title.length < 50 && roomy)}>{description}</p>
        </div>
        <footer className={titleBlock}>
          <dl>
            {facts.map(
              ({ label, text }) =>
                text && (
                  <div key={label}>
                    <dt className={note}>{label}</dt>
                    <dd className={words} suppressHydrationWarning>
                      {text}
                    </dd>
                  </div>
                ),
            )}
          </dl>
          <figure className={scripted}>
            <div>{isHydrated && <QrCode address={address} label={`QR code: ${address}`} />}</div>
            <small className={note}>{posterTexts.scan}</small>
          </figure>
        </footer>
      </article>
    </div>
  );
}
