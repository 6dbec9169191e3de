/*
 * What every page and nearly every tag needs, and with these all that they import. Each module of the browser's bundle
 * imports this first (`inject` in tsup.config.ts), so that it becomes one chunk: esbuild cuts one for each set of entries that
 * share a module, which would be a dozen requests, and compress worse.
 */
import 'react-dom/client';
import '../api/events';
import '../api/first-list';
import '../features/events/event-picture';
import '../features/events/event-when';
import '../model/email';
import '../model/initial-letter';
import '../model/limit';
import '../model/slice';
import '../ui/cards';
import '../ui/heading';
import '../ui/item-link';
import '../ui/lazy-view';
import '../ui/list-states';
import '../ui/pager';
import '../ui/reduced-motion';
import '../ui/use-item-dialog';
import '../ui/use-resource';
