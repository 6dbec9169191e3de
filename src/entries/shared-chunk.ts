/*
 * What every page and tag needs, and with these all that they import. Each module of the browser's bundle
 * imports this first (`inject` in tsup.config.ts), so that it becomes one chunk: esbuild cuts one for each set of entries that
 * share a module, which would be a dozen requests, and compress worse.
 */
import 'react-dom/client';
import '../api/call';
import '../api/snapshot';
import '../model/addresses/api-paths';
import '../model/forms/email';
import '../model/lists/limit';
import '../ui/host/host';
import '../ui/render/lazy-view';
import '../ui/replay/prepare-replay';
import '../ui/storage';
import '../ui/style/reduced-motion';
import '../ui/toast/toast';
