import { pino } from 'pino';
import { createLog } from '../serve/log';
import { type RunningServer, startServer } from '../serve/start-server';
import { findPackageRoot } from '../settings/package-root';
import type { Settings } from '../settings/settings';
import { loadSettings, settingsFile } from '../settings/settings-file';
import { isLocalHost, publicUrlFault } from '../settings/site-url';
import { type DataLock, lockData, writeInstanceFile } from '../storage/data-folder';
import { openStorage, SERVER_DEADLINE_MS, type Storage } from '../storage/storage';
import { clearUploads } from '../storage/unused-files';
import type { Invocation } from './command';
import { fillDataFolder, printFirstInvitation } from './first-start';

/** How long to wait for a restore to release the data folder. */
const LOCK_WAIT_MS = 2000;

/** Time limit for stopping, so that the process exits within ten seconds in total. */
const STOP_LIMIT_MS = 9500;

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Serves until a stop signal, then exits the process. */
export async function start({ env, fail }: Invocation): Promise<void> {
  const notes: string[] = [];
  const settings = loadSettings(env, (note) => notes.push(note));
  const root = findPackageRoot();
  const log = createLog(settings.logLevel, pino.destination(1));
  for (const note of [...notes, ...missingSettings(settings)]) log.warn(note);
  onSignal(() => process.exit(0)); // startup may still be waiting for the database
  let lock: DataLock | null = null;
  let storage: Storage | undefined;
  let server: RunningServer;
  try {
    await clearUploads(settings.data);
    lock = await lockData(settings.data, 'shared', LOCK_WAIT_MS);
    if (!lock) throw new Error(`a backup is being restored into ${settings.data}; try again when it has finished`);
    storage = await openStorage(settings, SERVER_DEADLINE_MS);
    await writeInstanceFile(settings.data, storage.instance);
    await fillDataFolder(settings, root, storage, log);
    server = await startServer(settings, root, storage, log);
  } catch (error) {
    await storage?.close();
    lock?.release();
    return fail(startupErrorText(error as NodeJS.ErrnoException, settings.port));
  }
  const stopping = new Promise<NodeJS.Signals>((resolve) => onSignal(resolve));
  log.info({ url: server.url, data: settings.data, version: root.version }, `UMMES is running at ${server.url}`);
  await printFirstInvitation(storage, { ...settings, port: Number(new URL(server.url).port) }, log);

  log.info({ signal: await stopping }, 'stopping');
  onSignal(() => process.exit(1));
  setTimeout(() => {
    log.error('the storage did not close in time; all acknowledged writes are stored');
    process.exit(1);
  }, STOP_LIMIT_MS);
  const cut = await server.stop();
  await storage.close();
  if (cut.length > 0) log.warn({ requests: cut }, 'stopped; these requests were cut off');
  else log.info('stopped');
  process.exit(cut.length > 0 ? 1 : 0);
}

/** Replaces the listeners for the stop signals. */
function onSignal(listener: NodeJS.SignalsListener): void {
  for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, listener);
}

/** Lists settings that a public server needs and that are missing or local, one sentence each. */
function missingSettings(settings: Settings): string[] {
  const { data, isTimeZoneSet, timeZone, host = '', notifications } = settings;
  const missing: string[] = [];
  if (!isTimeZoneSet && timeZone === 'UTC')
    missing.push("UMMES_TIME_ZONE is not set, so event times and today's events use this system's time zone, UTC.");
  const fault = publicUrlFault(settings);
  if (fault && (!isLocalHost(host) || notifications.mail || notifications.webhook)) missing.push(fault);
  return missing.map((sentence) => `${sentence} Set it in ${settingsFile(data)}.`);
}

function startupErrorText(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another number.`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `This user is not allowed to use port ${port}. Set PORT to a number above 1023.`;
  return `The server could not start: ${error.message}`;
}
