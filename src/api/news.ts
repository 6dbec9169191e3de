import { NEWS_PATH } from '../model/addresses/api-paths';
import { normaliseNews } from '../model/news/news';
import { listResource } from './resource';

/** The news of the server at a base address. */
export const newsAt = /* @__PURE__ */ listResource({ path: NEWS_PATH, normalise: normaliseNews });
