import { EVENTS_PATH } from '../model/addresses/api-paths';
import { normaliseEvents } from '../model/events/event';
import { listResource } from './resource';

/** Returns the events from the server at a base URL. */
export const eventsAt = /* @__PURE__ */ listResource({ path: EVENTS_PATH, normalise: normaliseEvents });
