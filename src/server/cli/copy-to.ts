import { parseArgs } from 'node:util';
import type { Database } from '../database/database';
import { instanceId } from '../database/instance-id';
import { describeDatabase, isDatabaseUrl, openDatabase, sqliteFile } from '../database/open-database';
import type { Settings } from '../settings/settings';
import { copyPhotos, copyRecords } from '../storage/backup/copy-storage';
import { lockData } from '../storage/data-lock';
import { clearMoved, markMoved } from '../storage/moved';
import { photosOf, type Storage } from '../storage/storage';
import { type Command, type CommandContext, EXIT, UsageError } from './command';
import { withStorage } from './with-storage';

/** The target for photos only. */
const BUCKET = 'bucket';

export const copyToCommand: Command = {
  name: 'copy-to',
  summary: 'copy everything to another database, and photos to a bucket',
  help: `Usage: ummes copy-to <database url | bucket>

Copies from the database of the settings to another: postgres://user:password@host/name, or sqlite:path.
With UMMES_S3_BUCKET set, photos in the data folder are copied into the bucket as well; "bucket"
copies nothing else. It can be repeated: copy while the server runs, stop it, copy again (only what is new
takes time), and start it with DATABASE_URL set. A SQLite file that was copied to Postgres while no server used it
is marked as moved: commands without DATABASE_URL then stop with an error. Copying back (sqlite:path) clears the mark.`,

  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [target = '', ...rest] = positionals;
    if (rest.length > 0 || !(target === BUCKET || isDatabaseUrl(target))) {
      throw new UsageError('Name one target: postgres://…, sqlite:path, or bucket.');
    }
    const copy = async ({ database }: Storage, settings: Settings) => {
      if (target === BUCKET && !settings.bucket) throw new UsageError('No bucket is set: set UMMES_S3_BUCKET.');
      if (target !== BUCKET) {
        const other = await openDatabase(target);
        try {
          const { applications, subscribers, messages } = await copyRecords(database, other);
          const where = describeDatabase(target);
          const others = messages > 0 ? ` and ${messages} messages` : '';
          context.print(`${applications} applications and ${subscribers} subscribers${others} are in ${where}`);
          if (other.kind === 'sqlite') await clearMoved(other);
          else if (database.kind === 'sqlite') await markMovedUnlessUsed(database, settings, target, context);
        } finally {
          await other.close();
        }
      }
      if (settings.bucket) {
        const instance = await instanceId(database);
        const disk = photosOf({ data: settings.data, bucket: null }, instance);
        const photos = await copyPhotos(disk, photosOf(settings, instance));
        context.print(`${photos} photos were copied to the bucket ${settings.bucket.name}`);
      }
      return EXIT.ok;
    };
    return withStorage(context, copy, 'moved');
  },
};

/** Marks a SQLite file that was copied to Postgres, unless a server still writes to it. */
async function markMovedUnlessUsed(database: Database, settings: Settings, target: string, { print }: CommandContext) {
  const lock = await lockData(settings.data, 'exclusive');
  const file = sqliteFile(settings.database);
  if (!lock) return print(`A server uses ${file}: stop it, copy again, and start it with DATABASE_URL set.`);
  try {
    await markMoved(database, target);
    print(`${file} is marked as moved: set DATABASE_URL for the server and every command.`);
  } finally {
    lock.release();
  }
}
