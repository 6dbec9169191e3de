import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { visibleText } from '../../model/text/visible-text';
import { describeDatabase } from '../settings/database-url';
import { loadSettings } from '../settings/settings-file';
import { restoreBackup } from '../storage/backup/restore-backup';
import { writeBackup } from '../storage/backup/write-backup';
import type { Invocation, StorageInvocation } from './command';

type Counts = Record<'applications' | 'photos' | 'subscribers' | 'sheets' | 'messages' | 'pictures', number>;

function describeCounts({ applications, photos, subscribers, sheets, messages, pictures }: Counts): string {
  const others = `${applications} applications, ${photos} photos, ${subscribers} subscribers, ${sheets} sheet files`;
  const ifAny = [messages > 0 && `${messages} messages`, pictures > 0 && `${pictures} pictures`].filter(Boolean);
  return [others, ...ifAny].join(', ');
}

export async function backUp({ words: [named], settings, print, fail, ...storage }: StorageInvocation) {
  const folder = named ? dirname(resolve(named)) : process.cwd();
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const { file, ...report } = await writeBackup(storage, settings.data, folder, named ? basename(named) : null);
  for (const id of report.missing) fail(`The photo of application ${id} is missing.`);
  for (const name of report.missingPictures) fail(`A file of the picture ${visibleText(name)} is missing.`);
  print(`${file}  ${describeCounts(report)}`);
}

export async function restore({ words: [file = ''], env, print, warn, fail }: Invocation) {
  const settings = loadSettings(env, warn);
  const report = await restoreBackup(resolve(file), settings);
  const bucket = settings.bucket && `the bucket ${settings.bucket.url}`;
  for (const id of report.missing) fail(`The photo of application ${id} is not in the backup.`);
  for (const name of report.missingPictures)
    fail(`A file of the picture ${visibleText(name)} is not in the backup. Upload the picture again.`);
  const targets = [describeDatabase(settings.database), bucket, settings.data].filter(Boolean);
  print(`restored ${describeCounts(report)} to ${targets.join(', ')}`);
}
