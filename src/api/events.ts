import { EVENTS_PATH } from '../model/addresses/api-paths';
import { normaliseEvents } from '../model/events/event';
import { listResource } from './resource';

/** The server's events, by its base address. */
export const eventsAt = /* @__PURE__ */ listResource({ path: EVENTS_PATH, normalise: normaliseEvents });
