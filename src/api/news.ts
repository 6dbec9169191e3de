import { NEWS_PATH } from '../model/api-paths';
import { normaliseNews } from '../model/news';
import { sharedResource } from './resource';
import { readSheetList } from './sheet-list';

/** The society's news as a server at this base address gives them. */
export const newsAt = sharedResource(NEWS_PATH, readSheetList, normaliseNews);
