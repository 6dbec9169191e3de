import startServer from '../journeys/start-server';
import { ensurePackages } from './packages.mjs';

/** The server that the tags come from, and what the pages are made of. */
export default async function start() {
  await ensurePackages();
  return startServer();
}
