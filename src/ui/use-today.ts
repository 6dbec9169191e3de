import { useEffect, useState } from 'react';
import { type Day, localDay, msToMidnight } from '../model/day';

/**
 * The visitor's calendar day; changes at midnight, and when a tab that slept over it comes back.
 * A hidden tab keeps no timer.
 */
export function useToday(): Day {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const now = new Date();
      setToday(localDay(now));
      timer = setTimeout(update, msToMidnight(now));
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return today;
}
