import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { subscribeTexts as texts } from '../../content/subscribe';
import { CALENDAR_PATH, WEBCAL_PLACEHOLDER } from '../../model/addresses/api-paths';
import { useIsHydrated } from '../../ui/host/host';
import { plainButton } from '../../ui/style/controls';
import { muted } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { useDismiss } from '../header/use-dismiss';
import { downwards, onScreen } from '../page.style';
import { menu, subscribe } from './subscribe.style';

/** Google's page that adds a calendar by its address. It takes `webcal:`, and not every `https:`. */
const GOOGLE_SUBSCRIPTION = 'https://calendar.google.com/calendar/r?cid=';

/**
 * The ways to have all events in one's own calendar. A browser opens and closes it without script, too. A press is
 * answered here: the browser tells of what it opens itself in a later task, and an Escape in between would be lost.
 */
export function Subscribe() {
  const [isOpen, setIsOpen] = useState(false);
  const { box, toggle } = useDismiss<HTMLDetailsElement, HTMLElement>(
    isOpen,
    () => {},
    () => setIsOpen(false),
  );
  // It may have been opened before the page's code came.
  useLayoutEffect(() => setIsOpen(Boolean(box.current?.open)), [box]);
  const site = useIsHydrated() ? location.origin.replace(/^https?/, 'webcal') : WEBCAL_PLACEHOLDER;
  const calendar = site + CALENDAR_PATH;

  function press(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(!isOpen);
  }

  return (
    <details
      ref={box}
      className={classes(subscribe, onScreen)}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary ref={toggle} className={classes(plainButton, downwards)} onClick={press}>
        {texts.button}
      </summary>
      <ul className={menu}>
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
      </ul>
    </details>
  );
}
