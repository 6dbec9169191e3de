import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { samplePeople } from '../applications/sample-people';
import { type Command, EXIT } from '../command';
import { createLog } from '../log';
import { type Office, openOffice } from '../office';
import { findPackageRoot } from '../root';
import { defaultDatabase, readSettings } from '../settings';
import { layOutSamples } from '../sheets/samples';
import { type RunningServer, startServer } from '../start-server';

/** Lines of a rush are written together; a quiet server's at the next flush. */
const LOG_BATCH_BYTES = 4096;
const LOG_FLUSH_MS = 100;

/** Containers are started together: the database may need this long until it takes connections. */
const DATABASE_WAIT_MS = 30_000;

export const startCommand: Command = {
  name: 'start',
  summary: 'serve the site, the widgets and the API',
  help: `Usage: ummes start

Serves until it is told to stop (SIGTERM, SIGINT); answers in flight finish first.
Settings come from the environment: PORT, HOST, UMMES_DATA, UMMES_SHEETS_EVENTS, DATABASE_URL, …`,

  async run(args, { env, complain }) {
    parseArgs({ args, options: {} });
    const settings = readSettings(env);
    const root = findPackageRoot();
    const output = pino.destination({ fd: 1, sync: false, minLength: LOG_BATCH_BYTES, periodicFlush: LOG_FLUSH_MS });
    process.once('exit', () => output.flushSync());
    const log = createLog(settings.logLevel, output);
    let office: Office | undefined;
    let server: RunningServer | undefined;
    const asked = stopAsked(() => server !== undefined);

    try {
      const samples = await layOutSamples(settings, root.sampleSheets);
      if (samples.length > 0) log.info({ files: samples }, 'sample sheets laid out; edit them and reload');
      office = await openOffice(settings, DATABASE_WAIT_MS);
      if (
        settings.database === defaultDatabase(settings.data) &&
        (await office.applications.addSamples(samplePeople()))
      )
        log.info(
          'sample people added; they go with the first application, or with "ummes applications remove-samples"',
        );
      server = await startServer(settings, root, office, log);
    } catch (error) {
      await office?.close();
      complain(reasonNotStarted(error as NodeJS.ErrnoException, settings.port));
      return EXIT.failed;
    }
    if (!existsSync(root.pages)) log.warn('the site is not built: only the API answers; run npm run build');
    log.info({ url: server.url, data: settings.data, version: root.version }, `UMMES is on ${server.url}`);

    const signal = await asked;
    log.info({ signal }, 'stopping');
    await server.stop();
    await office.close();
    log.info('stopped');
    return EXIT.ok;
  },
};

/**
 * Resolves at the first signal to stop; a second one ends the process at once. So does the first while
 * nothing is answered yet: a start may be waiting for its database.
 */
function stopAsked(answering: () => boolean): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        if (!answering()) process.exit(EXIT.ok);
        resolve(signal);
        process.on(signal, () => process.exit(EXIT.failed));
      });
    }
  });
}

function reasonNotStarted(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  return `The server could not start: ${error.message}`;
}
