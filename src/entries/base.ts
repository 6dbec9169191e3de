/* What every entry needs. Shares a chunk with the modules that src/build/bundling/chunks.json adds. */
import 'react-dom/client';
import '../api/call';
import '../api/snapshot';
import '../model/addresses/api-paths';
import '../model/lists/range';
import '../texts/text';
import '../ui/host/host';
import '../ui/render/lazy-view';
import '../ui/replay/prepare-replay';
import '../ui/style/controls';
import '../ui/style/reduced-motion';
import '../ui/toast/toast';
