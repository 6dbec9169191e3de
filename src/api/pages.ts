import { PAGES_PATH } from '../model/addresses/api-paths';
import { textRows } from '../model/lists/text-rows';
import type { PageSection } from '../model/society/pages';
import { listResource } from './resource';

/** Returns the society's pages of text from the server at a base URL. */
export const pagesAt = /* @__PURE__ */ listResource({
  path: PAGES_PATH,
  reader: async () => textRows<PageSection>(['page', 'title', 'text', 'image']),
});
