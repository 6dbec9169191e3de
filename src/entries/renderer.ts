import { alumni } from '../../widgets/alumni';
import { contact } from '../../widgets/contact';
import { eventDetail } from '../../widgets/event-detail';
import { events } from '../../widgets/events';
import { gallery } from '../../widgets/gallery';
import { join } from '../../widgets/join';
import { news } from '../../widgets/news';
import { newsletter } from '../../widgets/newsletter';
import { next } from '../../widgets/next';
import { studentLife } from '../../widgets/student-life';
import { unsubscribe } from '../../widgets/unsubscribe';
import type { Declaration } from '../element/declaration';
import { renderView, type ViewOptions } from '../element/render-view';
import type { SnapshotSource } from '../model/lists/query';

/* The server's renderer for pages and tags, bundled for Node. */
export { renderPage } from '../site/render';

/** All tags; the build uses them too. */
export const TAGS: readonly Declaration[] = [
  alumni,
  contact,
  eventDetail,
  events,
  gallery,
  join,
  news,
  newsletter,
  next,
  studentLife,
  unsubscribe,
];

/**
 * Renders a tag's shadow root, without its slot and styles, as HTML and as nodes. Also returns the CSS that it needs.
 * @param name without `ummes-`: `event-detail`.
 */
export async function renderTag(name: string, options: ViewOptions, source?: SnapshotSource) {
  const declaration = TAGS.find(({ tag }) => tag === `ummes-${name}`);
  if (!declaration) throw new Error(`There is no tag ummes-${name}`);
  return renderView(declaration, options, source);
}
