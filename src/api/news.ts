import { normaliseNews } from '../model/news';
import { NEWS_PATH } from './paths';
import { sharedResource } from './resource';
import { readSheetList } from './sheet-list';

/** The society's news as a server at this base address gives them. */
export const newsAt = sharedResource(NEWS_PATH, readSheetList, normaliseNews);
