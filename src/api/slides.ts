import { SLIDES_PATH } from '../model/addresses/api-paths';
import { textRows } from '../model/lists/text-rows';
import type { Slide } from '../model/pictures/slide';
import { listResource } from './resource';

/** Returns the home page's slides from the server at a base URL. */
export const slidesAt = /* @__PURE__ */ listResource({
  path: SLIDES_PATH,
  reader: async () => textRows<Slide>(['image', 'alt', 'focus']),
});
