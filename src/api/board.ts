import { BOARD_PATH } from '../model/addresses/api-paths';
import { textRows } from '../model/lists/text-rows';
import type { BoardMember } from '../model/society/board';
import { listResource } from './resource';

/** Returns the board from the server at a base URL. */
export const boardAt = /* @__PURE__ */ listResource({
  path: BOARD_PATH,
  reader: async () => textRows<BoardMember>(['name', 'position', 'image', 'email', 'linkedin']),
});
