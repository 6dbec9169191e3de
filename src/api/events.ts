import { EVENTS_PATH } from '../model/api-paths';
import { normaliseEvents } from '../model/event';
import { sheetResource } from './resource';

/** The society's events of the server at a base address. */
export const eventsAt = sheetResource(EVENTS_PATH, normaliseEvents);
