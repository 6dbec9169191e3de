import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { APPLICATION_FIELDS } from '../../model/application';
import { type ApplicationRecord, STATUSES, type Status } from '../applications/application-record';
import { isStatus } from '../applications/applications';
import { parseSeen, type SeenApplication } from '../applications/seen-application';
import type { Storage } from '../storage/storage';
import { type Command, type CommandContext, EXIT, UsageError } from './command';
import { csvText } from './csv-text';
import { withStorage } from './with-storage';

interface Options {
  status: Status | undefined;
  json: boolean;
  samples: boolean;
}

type Action = (storage: Storage, words: string[], context: CommandContext, options: Options) => Promise<number>;

const ACTIONS: Readonly<Record<string, Action>> = {
  list,
  show,
  photo: savePhoto,
  approve: (storage, names, context) => decide(storage, names, context, 'approved'),
  reject: (storage, names, context) => decide(storage, names, context, 'rejected'),
  remove,
  'remove-samples': removeSamples,
  export: exportCsv,
};

export const applicationsCommand: Command = {
  name: 'applications',
  summary: 'review who wants to join the alumni network',
  help: `Usage: ummes applications <action>

  list [--status ${STATUSES.join('|')}]    a line each: id, version, status, day, year, name, email
  show <id>                  all that somebody wrote
  photo <id> <file>          write their photo (WebP) to a file, to look at it
  approve <id>@<version>…    show them in the directory, at once; refused if the applicant has changed the
                             application since that version. A plain <id> will do while it was never changed
  reject <id…>               do not show them, or no longer
  remove <id…>               forget them, photo and all
  remove-samples             forget the sample people of the first start
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
    const [word = '', ...words] = positionals;
    const action = Object.hasOwn(ACTIONS, word) ? ACTIONS[word] : undefined;
    if (!action) throw new UsageError(`After "applications" comes one of: ${Object.keys(ACTIONS).join(', ')}.`);
    const { status, json, samples } = values;
    if (status !== undefined && !isStatus(status)) throw new UsageError(`A status is one of: ${STATUSES.join(', ')}.`);
    const expected = wordsExpected(word);
    if (expected !== null && words.length !== expected)
      throw new UsageError(`"applications ${word}" takes ${expected} ${expected === 1 ? 'word' : 'words'}.`);
    if (expected === null && words.length === 0) throw new UsageError(`"applications ${word}" needs an id.`);
    return withStorage(context, (storage) => action(storage, words, context, { status, json, samples }));
  },
};

/** How many words follow an action; null for one or more ids. */
function wordsExpected(action: string): number | null {
  if (['approve', 'reject', 'remove'].includes(action)) return null;
  return { show: 1, photo: 2 }[action] ?? 0;
}

async function list(storage: Storage, _: string[], { print }: CommandContext, options: Options) {
  const records = await selected(storage, options);
  if (options.json) print(JSON.stringify(records.map(published), null, 2));
  else for (const record of records) print(lineOf(record));
  return EXIT.ok;
}

/** The samples are somebody's only if they are asked for. */
async function selected({ applications }: Storage, { status, samples }: Options): Promise<ApplicationRecord[]> {
  return (await applications.list(status)).filter(({ isSample }) => samples || !isSample);
}

function lineOf({ id, version, status, submittedAt, batch, name, email, isSample }: ApplicationRecord): string {
  return `${id}  v${version}  ${status.padEnd(8)}  ${submittedAt.slice(0, 10)}  ${batch}  ${name} <${email}>${isSample ? '  (sample)' : ''}`;
}

async function show({ applications }: Storage, [id = '']: string[], context: CommandContext, { json }: Options) {
  const record = await applications.byId(id);
  if (!record) return unknown([id], context);
  const shown = published(record);
  if (json) context.print(JSON.stringify(shown, null, 2));
  else for (const [name, value] of Object.entries(shown)) context.print(`${name.padEnd(22)} ${value ?? ''}`.trimEnd());
  return EXIT.ok;
}

async function savePhoto({ applications, photos }: Storage, [id = '', file = '']: string[], context: CommandContext) {
  const record = await applications.byId(id);
  if (!record) return unknown([id], context);
  const bytes = record.photo && (await photos.get(record.photo));
  if (!bytes) {
    context.complain(`${record.name} sent no photo.`);
    return EXIT.failed;
  }
  await writeFile(file, bytes);
  context.print(file);
  return EXIT.ok;
}

async function decide({ applications }: Storage, names: string[], context: CommandContext, status: Status) {
  const seen = names.map(seenIn);
  const done = await applications.decide(names, status);
  for (const id of done) context.print(`${id}  ${status}`);
  const left = seen.filter(({ id }) => !done.includes(id));
  for (const one of left) {
    const known = await applications.byId(one.id);
    context.complain(known ? otherVersion(one, status === 'approved' ? 'approve' : 'reject') : noApplication(one.id));
  }
  return left.length > 0 ? EXIT.failed : EXIT.ok;
}

function seenIn(name: string): SeenApplication {
  const seen = parseSeen(name);
  if (!seen) throw new UsageError(`"${name}" is not <id>@<version>; a version is a number such as 2.`);
  return seen;
}

/** Does not say which version it is now: that is for whoever has read it. */
function otherVersion({ id, version }: SeenApplication, verb: string): string {
  const reason = version === null ? 'was changed by its applicant after it was sent' : `is not at version ${version}`;
  return `Application ${id} ${reason}. Read it with "ummes applications show ${id}", then ${verb} ${id}@<version> with the version shown there.`;
}

async function remove({ applications, photos }: Storage, ids: string[], context: CommandContext) {
  const photoIds = new Map<string, string | null | undefined>();
  for (const id of ids) photoIds.set(id, (await applications.byId(id))?.photo);
  const done = await applications.remove(ids);
  for (const id of done) {
    const photo = photoIds.get(id);
    if (photo) await photos.remove(photo);
    context.print(`${id}  removed`);
  }
  return unknown(
    ids.filter((id) => !done.includes(id)),
    context,
  );
}

async function removeSamples({ applications }: Storage, _: string[], { print }: CommandContext) {
  print(`${await applications.removeSamples()} sample people removed`);
  return EXIT.ok;
}

async function exportCsv(storage: Storage, _: string[], { print }: CommandContext, options: Options) {
  const columns = ['id', 'status', 'version', 'submittedAt', 'decidedAt', 'isSample', 'photo', ...APPLICATION_FIELDS];
  print(csvText(columns, (await selected(storage, options)).map(published)));
  return EXIT.ok;
}

/** A record without what only serves to store it. */
function published({ attemptId: _, content: __, isSample, ...record }: ApplicationRecord) {
  return { ...record, isSample: isSample === 1 };
}

function unknown(ids: readonly string[], { complain }: CommandContext): number {
  for (const id of ids) complain(noApplication(id));
  return ids.length > 0 ? EXIT.failed : EXIT.ok;
}

function noApplication(id: string): string {
  return `There is no application ${id}.`;
}
