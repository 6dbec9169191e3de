import { posterTexts } from '../../content/poster';
import type { SocietyEvent } from '../../model/events/event';
import { posterDate, shortAddress, titleSize } from '../../model/events/event-poster';
import { statusText } from '../../model/events/event-status';
import { primaryButton } from '../../ui/style/controls';
import * as style from './event-poster.style';
import { QrCode } from './qr-code';
import { usePageSize } from './use-page-size';

export interface EventPosterProps {
  event: SocietyEvent;
  lang: string;
  /** The event's page, absolute: where the code leads. */
  address: string;
  /** Who invites. */
  society: { name: string; fullName: string };
}

/** A poster of an event, A4, to print. */
export function EventPoster({ event, lang, address, society }: EventPosterProps) {
  const { title, status, location, description } = event;
  const { labels } = posterTexts;
  const { time, ...date } = posterDate(event, lang);
  const facts = [
    { label: labels.time, text: time },
    { label: labels.place, text: location },
    { label: labels.details, text: shortAddress(address) },
  ];
  usePageSize();
  return (
    <>
      <p className={style.controls}>
        <button type="button" className={primaryButton} onClick={() => print()}>
          Print
        </button>
      </p>
      <div className={style.paper}>
        <article className={style.sheet} aria-label={`Poster: ${title}`} dir="auto">
          <header className={style.letterhead}>
            <strong>{society.name}</strong>
            <span>{society.fullName}</span>
          </header>
          {date.day && (
            <p className={style.date}>
              <b>{date.day}</b>
              <span>{date.weekday}</span>
              <span>{date.month}</span>
            </p>
          )}
          <div className={style.subject}>
            {status && <p>{statusText(status)}</p>}
            <h2 data-size={titleSize(title)}>{title}</h2>
            <div>{description}</div>
          </div>
          <footer className={style.titleBlock}>
            <dl>
              {facts.map(
                ({ label, text }) =>
                  text && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ),
              )}
            </dl>
            <div>
              <QrCode address={address} label={`QR code: ${address}`} />
              {labels.scan}
            </div>
          </footer>
        </article>
      </div>
    </>
  );
}
