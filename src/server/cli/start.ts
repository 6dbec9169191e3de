import { existsSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type RunningServer, startServer } from '../app/start-server';
import { samplePeople } from '../applications/sample-people';
import { instanceId } from '../database/instance-id';
import { writeAtomically } from '../files/atomic-write';
import { createLog } from '../http/log';
import { findPackageRoot } from '../settings/package-root';
import { defaultDatabase } from '../settings/settings';
import { loadSettings, settingsFile } from '../settings/settings-file';
import { layOutSamples } from '../sheets/samples';
import { type DataLock, lockData } from '../storage/data-lock';
import { writeInstanceFile } from '../storage/lost-database';
import { openStorage, SERVER_TIMES, type Storage } from '../storage/storage';
import { type Command, EXIT } from './command';
import { printFirstInvitation } from './first-invitation';
import { stop, stopSignal } from './stop';

/** Lines of a rush are written together; a quiet server's at the next flush. */
const LOG_BATCH_BYTES = 4096;
const LOG_FLUSH_MS = 100;

/** A command that moves or restores data has the data folder to itself for this long, as a rule. */
const LOCK_WAIT_MS = 2000;

export const startCommand: Command = {
  name: 'start',
  summary: 'serve the site, the widgets and the API',
  help: `Usage: ummes start

Serves until it is told to stop (SIGTERM, SIGINT); answers in flight finish first.
Settings come from the environment (PORT, HOST, UMMES_DATA, UMMES_SHEETS_EVENTS, DATABASE_URL, …) and from the file
settings.env in the data folder, a line NAME=value each. The environment wins.`,

  async run(args, { env, complain, printToTerminal }) {
    parseArgs({ args, options: {} });
    const { settings, notes } = loadSettings(env);
    const root = findPackageRoot();
    const output = pino.destination({ fd: 1, sync: false, minLength: LOG_BATCH_BYTES, periodicFlush: LOG_FLUSH_MS });
    process.once('exit', () => output.flushSync());
    const log = createLog(settings.logLevel, output);
    for (const note of notes) log.warn(note);
    if (!settings.isTimeZoneSet && settings.timeZone === 'UTC')
      log.warn(
        `UMMES_TIME_ZONE is not set, so event times and today's events are in this system's UTC. Set it in ${settingsFile(settings.data)}.`,
      );
    let lock: DataLock | null = null;
    let storage: Storage | undefined;
    let server: RunningServer | undefined;
    const stopped = stopSignal(() => server !== undefined);

    try {
      lock = await lockData(settings.data, 'shared', LOCK_WAIT_MS).catch((error) => {
        log.warn({ reason: String(error.message) }, 'a restore beside this server will not be noticed');
        return { release() {} };
      });
      if (!lock) throw new Error(`a backup is being restored into ${settings.data}; start again afterwards`);
      storage = await openStorage(settings, SERVER_TIMES, (message) => log.error(message));
      await writeInstanceFile(settings.data, await instanceId(storage.database));
      await writeExampleSettings(settings.data, root.exampleSettings);
      const samples = await layOutSamples(settings, root.sampleSheets);
      if (samples.length > 0) log.info({ files: samples }, 'sample sheets laid out; edit them and reload');
      if (
        storage.isNew &&
        settings.database === defaultDatabase(settings.data) &&
        (await storage.applications.addSamples(samplePeople()))
      )
        log.info(
          'sample people added; they go with the first application, or with "ummes applications remove-samples"',
        );
      server = await startServer(settings, root, storage, log);
    } catch (error) {
      await storage?.close();
      lock?.release();
      complain(reasonNotStarted(error as NodeJS.ErrnoException, settings.port));
      return EXIT.failed;
    }
    if (!existsSync(root.pages)) log.warn('the site is not built: only the API answers; run npm run build');
    log.info({ url: server.url, data: settings.data, version: root.version }, `UMMES is on ${server.url}`);
    if (printToTerminal)
      await printFirstInvitation(storage, settings, server.url, printToTerminal).catch((error) => {
        log.warn({ err: error }, 'no link to the desk could be made; "ummes desk invite" makes one');
      });

    const signal = await stopped;
    log.info({ signal }, 'stopping');
    return stop(server, storage, lock, log);
  },
};

/** Copies the commented example into a data folder without settings. It is private, as passwords will be added to it. */
async function writeExampleSettings(data: string, example: string): Promise<void> {
  const file = settingsFile(data);
  if (existsSync(file) || !existsSync(example)) return;
  await writeAtomically(file, await readFile(example));
  await chmod(file, 0o600);
}

function reasonNotStarted(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  return `The server could not start: ${error.message}`;
}
