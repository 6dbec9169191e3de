import { SITE_PATH } from '../model/addresses/api-paths';
import { textRows } from '../model/lists/text-rows';
import type { SiteValue } from '../model/society/society';
import { listResource } from './resource';

/** Returns what the server at a base URL says about the society. */
export const siteAt = /* @__PURE__ */ listResource({
  path: SITE_PATH,
  reader: async () => textRows<SiteValue>(['key', 'value']),
});
