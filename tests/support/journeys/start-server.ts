import { ensureBrowser } from '../programs.mjs';
import { startBuiltServer } from '../server/built-server.mjs';

/** Starts the server that the tests share, once per run. Returns a function that stops it. */
export default async function startServer() {
  await ensureBrowser();
  const served = await startBuiltServer();
  process.env.UMMES_SHARED_URL = served.url;
  process.env.UMMES_SHARED_FOREIGN_URL = served.crossOriginUrl;
  return served.stop;
}
