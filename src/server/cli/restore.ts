import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeDatabase } from '../database/open-database';
import { settingsFor } from '../settings/settings-file';
import { restoreBackup } from '../storage/backup/restore-backup';
import { type Command, EXIT, UsageError } from './command';

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'restore a backup, into an empty data folder or database',
  help: `Usage: ummes restore <file>

Restores what "ummes backup" has written: the rows into the database of the settings (SQLite or Postgres), photos
into the data folder or the bucket, sheets into the data folder. Stop the server first. Nothing is overwritten:
where there is data already, nothing is restored. The whole backup is checked before anything is placed.
As root, files get the owner of the data folder.
Exit code: 0 restored, 1 not restored, or a photo is not in the backup, 2 wrong usage.`,

  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [file, ...rest] = positionals;
    if (!file || rest.length > 0) throw new UsageError('To restore, name the file of one backup.');
    const settings = settingsFor(context);
    const report = await restoreBackup(resolve(file), settings);
    for (const id of report.missing) context.complain(`The photo of application ${id} is not in the backup.`);
    if (report.unnamed > 0) {
      const where = settings.bucket ? `the bucket ${settings.bucket.name}` : settings.data;
      context.complain(
        `${report.unnamed} photos in ${where} are newer than the backup. The server removes them when it starts.`,
      );
    }
    const { applications, photos, subscribers, messages, sheets, missing } = report;
    const places = [describeDatabase(settings.database), settings.bucket && `the bucket ${settings.bucket.name}`];
    const restored = `${applications} applications, ${photos} photos, ${subscribers} subscribers, ${sheets} sheets${messages > 0 ? `, ${messages} messages` : ''}`;
    context.print(`${restored} are in ${[...places, settings.data].filter(Boolean).join(', ')}`);
    return missing.length > 0 ? EXIT.failed : EXIT.ok;
  },
};
