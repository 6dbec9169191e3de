import { NEWS_PATH } from '../model/api-paths';
import { normaliseNews } from '../model/news';
import { sheetResource } from './resource';

/** The society's news of the server at a base address. */
export const newsAt = sheetResource(NEWS_PATH, normaliseNews);
