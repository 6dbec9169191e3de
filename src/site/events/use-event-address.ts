import { useRouter } from 'wouter';
import { useHistoryState, usePathname } from 'wouter/use-browser-location';
import { eventsAt } from '../../api/events';
import type { SocietyEvent } from '../../model/events/event';
import { itemById } from '../../model/lists/query';
import { eventIdIn } from '../address';
import { restoredState } from '../scroll/positions';

/**
 * Returns the path of an event's page or poster, '' in the prerendered page for all events, and the event in the
 * navigation state. `known` is the event that the page came with: a reloaded page has the current one.
 */
export function useEventAddress() {
  const { ssrPath } = useRouter();
  // Not useParams: wouter decodes it, and an id may contain a %. In a browser undefined means the address.
  const answerAt = (at: string) => eventsAt('').answer(itemById<SocietyEvent>(eventIdIn(at)));
  const path = usePathname({ ssrPath: answerAt(ssrPath ?? location.pathname) ? ssrPath : '' });
  const state = useHistoryState<unknown>();
  const answer = answerAt(path);
  return { path, known: answer?.items[0], state: answer && state === restoredState ? undefined : state };
}
