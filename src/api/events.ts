import { EVENTS_PATH } from '../model/api-paths';
import { normaliseEvents } from '../model/event';
import { sharedResource } from './resource';
import { readSheetList } from './sheet-list';

/** The society's events as a server at this base address gives them. */
export const eventsAt = sharedResource(EVENTS_PATH, readSheetList, normaliseEvents);
