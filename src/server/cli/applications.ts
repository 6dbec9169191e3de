import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { APPLICATION_FIELDS } from '../../model/application';
import { type ApplicationRecord, STATUSES, type Status } from '../applications/application-record';
import { isStatus } from '../applications/applications';
import { parseSeen, type SeenApplication } from '../applications/seen-application';
import type { Storage } from '../storage/storage';
import { type Command, type CommandContext, EXIT, UsageError } from './command';
import { csvText } from './csv-text';
import { eraseOrComplain } from './erase-or-complain';
import { withStorage } from './with-storage';

/** What an action works with. */
interface Invocation extends Storage, CommandContext {
  /** The words after the action. */
  words: string[];
  status: Status | undefined;
  json: boolean;
  samples: boolean;
}

interface Action {
  /** How many words follow. */
  takes: 0 | 1 | 2 | 'ids';
  run(invocation: Invocation): Promise<number>;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  list: { takes: 0, run: list },
  show: { takes: 1, run: show },
  photo: { takes: 2, run: savePhoto },
  approve: { takes: 'ids', run: (invocation) => decide(invocation, 'approved') },
  reject: { takes: 'ids', run: (invocation) => decide(invocation, 'rejected') },
  remove: { takes: 'ids', run: remove },
  'remove-samples': { takes: 0, run: removeSamples },
  export: { takes: 0, run: exportCsv },
};

export const applicationsCommand: Command = {
  name: 'applications',
  summary: 'review who wants to join the alumni network',
  help: `Usage: ummes applications <action>

  list [--status ${STATUSES.join('|')}]    a line each: id, version, status, day, year, name, email
  show <id>                  all that an applicant wrote
  photo <id> <file>          write their photo (WebP) to a file, to look at it
  approve <id>@<version>…    show them in the directory, at once; fails if the applicant has changed the
                             application since that version. A plain <id> will do while it was never changed
  reject <id…>               do not show them, or no longer
  remove <id…>               delete them, with their photos
  remove-samples             delete the sample people of the first start
  export [--status …]        CSV for a spreadsheet, to standard output

list and show take --json; list and export leave the sample people out unless there is --samples.
All may be used while the server runs.
Exit code: 0 done, 1 an id is not known or an application has changed, 2 wrong usage.`,

  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        samples: { type: 'boolean', default: false },
        status: { type: 'string' },
      },
    });
    const [name = '', ...words] = positionals;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) throw new UsageError(`After "applications" comes one of: ${Object.keys(ACTIONS).join(', ')}.`);
    const { status, json, samples } = values;
    if (status !== undefined && !isStatus(status)) throw new UsageError(`A status is one of: ${STATUSES.join(', ')}.`);
    const { takes, run } = action;
    if (takes === 'ids' ? words.length === 0 : words.length !== takes) {
      const needed = takes === 'ids' ? 'needs an id' : `takes ${takes} ${takes === 1 ? 'word' : 'words'}`;
      throw new UsageError(`"applications ${name}" ${needed}.`);
    }
    return withStorage(context, (storage) => run({ ...storage, ...context, words, status, json, samples }));
  },
};

async function list(invocation: Invocation) {
  const records = await selected(invocation);
  if (invocation.json) invocation.print(JSON.stringify(records.map(published), null, 2));
  else for (const record of records) invocation.print(lineOf(record));
  return EXIT.ok;
}

async function selected({ applications, status, samples }: Invocation): Promise<ApplicationRecord[]> {
  return (await applications.list(status)).filter(({ isSample }) => samples || !isSample);
}

function lineOf({ id, version, status, submittedAt, batch, name, email, isSample }: ApplicationRecord): string {
  return `${id}  v${version}  ${status.padEnd(8)}  ${submittedAt.slice(0, 10)}  ${batch}  ${name} <${email}>${isSample ? '  (sample)' : ''}`;
}

async function show({ applications, words: [id = ''], json, print, complain }: Invocation) {
  const record = await applications.byId(id);
  if (!record) return reportUnknown([id], complain);
  const shown = published(record);
  if (json) print(JSON.stringify(shown, null, 2));
  else for (const [name, value] of Object.entries(shown)) print(`${name.padEnd(22)} ${value ?? ''}`.trimEnd());
  return EXIT.ok;
}

async function savePhoto({ applications, photos, words: [id = '', file = ''], print, complain }: Invocation) {
  const record = await applications.byId(id);
  if (!record) return reportUnknown([id], complain);
  const bytes = record.photo && (await photos.get(record.photo));
  if (!bytes) {
    complain(`${record.name} sent no photo.`);
    return EXIT.failed;
  }
  await writeFile(file, bytes);
  print(file);
  return EXIT.ok;
}

async function decide({ applications, words, print, complain }: Invocation, status: Status) {
  const seen = words.map(seenIn);
  const decided = await applications.decide(words, status);
  for (const id of decided) print(`${id}  ${status}`);
  const others = seen.filter(({ id }) => !decided.includes(id));
  for (const other of others) {
    const exists = await applications.byId(other.id);
    complain(exists ? otherVersion(other, status === 'approved' ? 'approve' : 'reject') : noApplication(other.id));
  }
  return others.length > 0 ? EXIT.failed : EXIT.ok;
}

function seenIn(word: string): SeenApplication {
  const seen = parseSeen(word);
  if (!seen) throw new UsageError(`"${word}" is not <id>@<version>; a version is a number such as 2.`);
  return seen;
}

/** Leaves out the current version: it is to be read first. */
function otherVersion({ id, version }: SeenApplication, verb: string): string {
  const reason = version === null ? 'was changed by its applicant after it was sent' : `is not at version ${version}`;
  return `Application ${id} ${reason}. Read it with "ummes applications show ${id}", then ${verb} ${id}@<version> with the version shown there.`;
}

async function remove({ applications, photos, database, words: ids, print, complain }: Invocation) {
  const photoIds = new Map<string, string | null | undefined>();
  for (const id of ids) photoIds.set(id, (await applications.byId(id))?.photo);
  const removed = await applications.remove(ids);
  let kept = 0;
  for (const id of removed) {
    const photo = photoIds.get(id);
    try {
      if (photo) await photos.remove(photo);
    } catch (error) {
      kept += 1;
      complain(`The photo of ${id} could not be deleted: ${error}. A running server tries again every hour.`);
    }
    print(`${id}  removed`);
  }
  if (removed.length > 0) await eraseOrComplain(database, complain);
  const unknown = ids.filter((id) => !removed.includes(id));
  return kept > 0 ? EXIT.failed : reportUnknown(unknown, complain);
}

async function removeSamples({ applications, print }: Invocation) {
  print(`${await applications.removeSamples()} sample people removed`);
  return EXIT.ok;
}

async function exportCsv(invocation: Invocation) {
  const columns = ['id', 'status', 'version', 'submittedAt', 'decidedAt', 'isSample', 'photo', ...APPLICATION_FIELDS];
  invocation.print(csvText(columns, (await selected(invocation)).map(published)));
  return EXIT.ok;
}

/** A record without what only serves to store it. */
function published({ attemptId: _, content: __, isSample, ...record }: ApplicationRecord) {
  return { ...record, isSample: isSample === 1 };
}

function reportUnknown(ids: readonly string[], complain: CommandContext['complain']): number {
  for (const id of ids) complain(noApplication(id));
  return ids.length > 0 ? EXIT.failed : EXIT.ok;
}

function noApplication(id: string): string {
  return `There is no application ${id}.`;
}
