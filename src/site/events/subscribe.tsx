import { subscribeTexts as texts } from '../../content/subscribe';
import { CALENDAR_PATH, WEBCAL_PLACEHOLDER } from '../../model/addresses/api-paths';
import { googleSubscription, webcalAddress } from '../../model/addresses/links';
import { useIsHydrated } from '../../ui/host/host';
import { Menu } from '../../ui/menu';
import { muted } from '../../ui/style/recipes.style';

/** Returns the address with which a calendar app subscribes to all events. Elements with it may differ while hydrating. */
export function useCalendarAddress(): string {
  return (useIsHydrated() ? webcalAddress(location.origin) : WEBCAL_PLACEHOLDER) + CALENDAR_PATH;
}

/** Ways for visitors to add all events to their own calendars. */
export function Subscribe() {
  const calendar = useCalendarAddress();
  return (
    <Menu label={texts.button}>
      <li>
        <a href={calendar} suppressHydrationWarning>
          {texts.app} <small className={muted}>{texts.appHint}</small>
        </a>
      </li>
      <li>
        <a href={googleSubscription(calendar)} target="_blank" rel="noopener noreferrer" suppressHydrationWarning>
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
