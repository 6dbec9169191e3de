/*
 * What every page and nearly every tag needs, and with these all that they import. Each module of the browser's bundle
 * imports this first (`inject` in tsup.config.ts), so that it becomes one chunk: esbuild cuts one for each set of entries that
 * share a module, which would be a dozen requests, and compress worse.
 */
import 'react-dom/client';
import '../api/events';
import '../api/gallery';
import '../api/news';
import '../api/student-life';
import '../features/events/event-parts';
import '../model/text/text';
import '../model/lists/range';
import '../ui/style/cards';
import '../ui/host/host';
import '../ui/lists/use-item-dialog';
import '../ui/render/lazy-view';
import '../ui/lists/list-states';
import '../ui/lists/pager';
import '../ui/replay/prepare-replay';
import '../ui/storage';
import '../ui/style/reduced-motion';
import '../ui/lists/use-list';
