import { subscribeTexts as texts } from '../../content/subscribe';
import { CALENDAR_PATH, WEBCAL_PLACEHOLDER } from '../../model/addresses/api-paths';
import { useIsHydrated } from '../../ui/host/host';
import { Menu } from '../../ui/menu';
import { muted } from '../../ui/style/recipes.style';

/** Google's page that adds a calendar by its address. It accepts `webcal:`, but not every `https:`. */
const GOOGLE_SUBSCRIPTION = 'https://calendar.google.com/calendar/r?cid=';

/** Ways for visitors to add all events to their own calendars. */
export function Subscribe() {
  const site = useIsHydrated() ? location.origin.replace(/^https?/, 'webcal') : WEBCAL_PLACEHOLDER;
  const calendar = site + CALENDAR_PATH;
  return (
    <Menu label={texts.button}>
      <li>
        <a href={calendar} suppressHydrationWarning>
          {texts.app} <small className={muted}>{texts.appHint}</small>
        </a>
      </li>
      <li>
        <a href={GOOGLE_SUBSCRIPTION + calendar} target="_blank" rel="noopener noreferrer" suppressHydrationWarning>
          {texts.google}
        </a>
      </li>
      <li>
        <a href={CALENDAR_PATH} download>
          {texts.file} <small className={muted}>{texts.fileHint}</small>
        </a>
      </li>
    </Menu>
  );
}
