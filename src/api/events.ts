import { normaliseEvents } from '../model/event';
import { EVENTS_PATH } from './paths';
import { sharedResource } from './resource';
import { readSheetList } from './sheet-list';

/** The society's events as a server at this base address gives them. */
export const eventsAt = sharedResource(EVENTS_PATH, readSheetList, normaliseEvents);
