import { calendarFileName, calendarText, googleCalendarAddress } from '../../model/calendar';
import type { SocietyEvent } from '../../model/event';
import { plainButton } from '../../ui/controls';

interface CalendarLinksProps {
  event: SocietyEvent;
  /** The event's page, named in the calendar's entry, which is read elsewhere: there it is absolute. */
  href?: string;
}

/** 'Add to calendar': a file that every calendar reads, and a link for the most used one. */
export function CalendarLinks({ event, href }: CalendarLinksProps) {
  const address = href && new URL(href, document.baseURI).href;
  const entry = event.link ? { ...event, link: new URL(event.link, document.baseURI).href } : event;
  const google = googleCalendarAddress(entry, address);

  function download() {
    const text = calendarText([entry], { now: new Date(), href: () => address });
    const file = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: file, download: calendarFileName(event) });
    link.click();
    // The download has begun once the click's task is over.
    setTimeout(() => URL.revokeObjectURL(file), 1000);
  }

  return (
    <>
      <button type="button" className={plainButton} onClick={download}>
        Add to calendar
      </button>
      {google && (
        <a className={plainButton} href={google} target="_blank" rel="noopener noreferrer">
          Google Calendar
        </a>
      )}
    </>
  );
}
