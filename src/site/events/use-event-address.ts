import { useRouter } from 'wouter';
import { useHistoryState, usePathname } from 'wouter/use-browser-location';
import { eventsAt } from '../../api/events';
import type { SocietyEvent } from '../../model/events/event';
import { itemById } from '../../model/lists/query';
import { eventIdInPath } from '../address';
import { restoredState } from '../scroll/positions';

/**
 * Returns the path of an event's page or poster ('' in the page prerendered for all events), the event as `known` if it
 * is already loaded, and the navigation state. After a reload, a loaded event replaces the state, which may be old.
 */
export function useEventAddress() {
  const { ssrPath } = useRouter();
  // Not useParams: wouter decodes it, and an id may contain a %. In a browser, undefined means the current URL.
  const answerAt = (at: string) => eventsAt('').answer(itemById<SocietyEvent>(eventIdInPath(at)));
  const path = usePathname({ ssrPath: answerAt(ssrPath ?? location.pathname) ? ssrPath : '' });
  const state = useHistoryState<unknown>();
  const answer = answerAt(path);
  return { path, known: answer?.items[0], state: answer && state === restoredState ? undefined : state };
}
