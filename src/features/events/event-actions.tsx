import type { SocietyEvent } from '../../model/events/event';
import { googleCalendarAddress } from '../../model/events/google-calendar';
import { saveFile } from '../../ui/download';
import { useIsHydrated, useTexts } from '../../ui/host/host';
import { Menu } from '../../ui/menu';
import { scripted } from '../../ui/style/list-recipes.style';
import { bare } from '../../ui/style/recipes.style';
import { showToast } from '../../ui/toast/toast';

interface CalendarMenuProps {
  event: SocietyEvent;
  /** The event's page. Calendar entries are read elsewhere, so they contain its absolute URL. */
  href: string | undefined;
}

/** 'Add to calendar': a link to Google Calendar, and a file that every calendar can import. */
export function CalendarMenu({ event, href }: CalendarMenuProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated(); // a server has no base URL
  const absolute = (address: string | undefined) => {
    return address && isHydrated ? new URL(address, document.baseURI).href : undefined;
  };
  const address = absolute(href);
  const entry = { ...event, link: absolute(event.link) };
  const google = googleCalendarAddress(entry, address);

  async function download() {
    try {
      const { calendarFileName, calendarText } = await import('../../model/events/calendar');
      const text = calendarText([entry], { now: new Date(), href: () => address });
      saveFile(calendarFileName(event), new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    } catch {
      void showToast('error', t('This part of the page could not be loaded.'), { t });
    }
  }

  return (
    <Menu label={t('Add to calendar')}>
      {google && (
        <li>
          <a href={google} target="_blank" rel="noopener noreferrer">
            {t('Google Calendar')}
          </a>
        </li>
      )}
      <li className={scripted}>
        <button type="button" className={bare} onClick={download}>
          {t('Calendar file')}
        </button>
      </li>
    </Menu>
  );
}
