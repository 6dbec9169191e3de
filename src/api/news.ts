import { NEWS_PATH } from '../model/addresses/api-paths';
import { normaliseNews } from '../model/news/news';
import { listResource } from './resource';

/** The server's news, by its base address. */
export const newsAt = /* @__PURE__ */ listResource({ path: NEWS_PATH, normalise: normaliseNews });
