import { EVENTS_PATH } from '../model/addresses/api-paths';
import { eventAt } from '../model/events/event';
import { listResource } from './resource';

/** The message of a view whose list can't be loaded. */
export const EVENTS_FAILED = 'Failed to load events. Please try again later.';

/** Returns the events from the server at a base URL. */
export const eventsAt = /* @__PURE__ */ listResource({
  path: EVENTS_PATH,
  reader: () => import('../model/events/event-rows').then((module) => module.normaliseEvents),
  itemAt: eventAt,
});
