import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../backup/write-backup';
import { type Command, EXIT, UsageError } from '../command';
import { withOffice } from './with-office';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'write all applications, photos and subscribers to one file',
  help: `Usage: ummes backup [file]

Writes a tar archive; the server may run meanwhile. Default: ummes-backup-<day>-<time>.tar in this folder.
To restore it: stop the server, unpack it in an empty data folder (tar -xf file -C var), start the server.
It holds personal data: keep it where only you can read it.
Exit code: 0 complete, 1 a photo is missing from the store, 2 wrong usage.`,

  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    if (positionals.length > 1) throw new UsageError('A backup is written to one file.');
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
    const file = resolve(positionals[0] ?? `ummes-backup-${stamp}.tar`);
    if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
    const { applications, photos, missing } = await withOffice(context, (office) => writeBackup(office, file));
    for (const id of missing) context.complain(`The photo of application ${id} is missing.`);
    context.print(`${file}  ${applications} applications, ${photos} photos`);
    return missing.length > 0 ? EXIT.failed : EXIT.ok;
  },
};
