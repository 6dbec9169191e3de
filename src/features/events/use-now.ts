import { useEffect, useState } from 'react';
import { isOver } from '../../model/events/coming-events';
import { isOpenForRegistration, type SocietyEvent } from '../../model/events/event';
import { useToday } from '../../ui/lists/use-list';

/** How often to check the time. */
const INTERVAL_MS = 60_000;

/**
 * Returns the time, updated every minute. It is undefined on the server and while hydrating, because the HTML is
 * rendered only once a day.
 * @param isRunning whether the time matters; if not, it is undefined.
 */
export function useNow(isRunning = true): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    if (!isRunning) return;
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Returns whether an event of today has ended. Past events are in their own section, so they need no mark. */
export function useIsOver(event: SocietyEvent): boolean {
  const isToday = event.date === useToday();
  const now = useNow(isToday);
  return isToday && now !== undefined && isOver(event, now);
}

/** Returns whether visitors can still join an event. */
export function useIsOpen(event: SocietyEvent): boolean {
  const isOver = useIsOver(event);
  return isOpenForRegistration(event, useToday()) && !isOver;
}
