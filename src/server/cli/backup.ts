import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../storage/backup/write-backup';
import { type Command, EXIT, UsageError } from './command';
import { withStorage } from './with-storage';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'write applications, photos, subscribers and sheets to one file',
  help: `Usage: ummes backup [file]

Writes a tar archive; the server may run meanwhile. Default: ummes-backup-<day>-<time>.tar in this folder.
"ummes restore <file>" restores it. The archive is read back and compared before it gets its name.
It holds personal data: keep it where only you can read it.
Exit code: 0 complete, 1 not written, or a photo is missing from the store, 2 wrong usage.`,

  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    if (positionals.length > 1) throw new UsageError('A backup is written to one file.');
    const [named] = positionals;
    const folder = named ? dirname(resolve(named)) : process.cwd();
    if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
    return withStorage(context, async (storage, { data }) => {
      const { file, ...report } = await writeBackup(storage, data, folder, named ? basename(named) : null);
      for (const id of report.missing) context.complain(`The photo of application ${id} is missing.`);
      for (const name of report.leftOut) context.complain(`${name} is not in the backup: its name does not fit.`);
      const { applications, subscribers, messages, photos, sheets, missing } = report;
      context.print(
        `${file}  ${applications} applications, ${photos} photos, ${subscribers} subscribers, ${sheets} sheets${messages > 0 ? `, ${messages} messages` : ''}`,
      );
      return missing.length > 0 ? EXIT.failed : EXIT.ok;
    });
  },
};
