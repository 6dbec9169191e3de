import { parseArgs } from 'node:util';
import { APPLICATION_FIELDS } from '../../model/application';
import { isStatus, STATUSES } from '../../model/application-status';
import { visibleJson, visibleText } from '../../model/visible-text';
import type { ApplicationRecord } from '../applications/application-record';
import { exportApplications, publishedRecord } from '../applications/export';
import { type HistoryEntry, readHistory } from '../applications/history';
import { originalOf } from '../applications/originals';
import { removeApplications } from '../applications/remove';
import { joinVersions } from '../applications/seen-application';
import { type Command, type CommandContext, EXIT, UsageError } from './command';
import { decide } from './decide-applications';
import { eraseOrComplain } from './erase-or-complain';
import { type Invocation, noApplication, systemAccount } from './invocation';
import { idsOf, lineOf } from './name-applications';
import { withStorage } from './with-storage';

interface Action {
  /** How many words follow; `versions`: ids, each with a version or without. */
  takes: 0 | 1 | 'ids' | 'versions';
  run(invocation: Invocation): Promise<number>;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  list: { takes: 0, run: list },
  show: { takes: 1, run: show },
  approve: { takes: 'versions', run: (invocation) => decide(invocation, 'approved') },
  reject: { takes: 'versions', run: (invocation) => decide(invocation, 'rejected') },
  remove: { takes: 'ids', run: remove },
  'remove-samples': { takes: 0, run: removeSamples },
  export: { takes: 0, run: exportCsv },
};

export const applicationsCommand: Command = {
  name: 'applications',
  summary: 'review who wants to join the alumni network',
  help: `Usage: ummes applications <action>

  list [--status ${STATUSES.join('|')}]    a line each: id, version, status, day, year, name, email
  show <id>                  all that an applicant wrote, also what an edit has replaced, and what was done with it
  approve <id>@<version>…    show them in the directory, at once; fails if the application has changed since that
                             version. A plain <id> is enough for one that was never changed.
                             Asks before it approves somebody who was rejected; without a terminal that needs --yes
  reject <id>[@<version>]…   don't show them, or no longer; with a version, fails as approve does
  remove <id…>               delete them, with their photos
  remove-samples             delete the sample people of the first start
  export [--status …]        CSV for a spreadsheet, to standard output

A version is <id>@2, <id>@v2 or <id> v2, as list prints it.
An email address that only one application has can replace its id.
The history names your account (SUDO_USER, USER), or --by <name>.
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
        yes: { type: 'boolean', default: false },
        by: { type: 'string' },
      },
    });
    const [name = '', ...given] = positionals;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) throw new UsageError(`After "applications" comes one of: ${Object.keys(ACTIONS).join(', ')}.`);
    const { status, json, samples } = values;
    if (status !== undefined && !isStatus(status)) throw new UsageError(`A status is one of: ${STATUSES.join(', ')}.`);
    const { takes, run } = action;
    const words = takes === 'versions' ? joinVersions(given) : given;
    const isUnderstood = typeof takes === 'string' ? words.length > 0 : words.length === takes;
    if (!isUnderstood)
      throw new UsageError(`"applications ${name}" ${takes === 0 ? 'takes no further word' : 'needs an id'}.`);
    const { yes, by = systemAccount(context.env) } = values;
    return withStorage(context, async (storage) => {
      const ids = await idsOf(words, storage.applications, context);
      if (words.length > 0 && ids.length === 0) return EXIT.failed;
      const code = await run({ ...storage, ...context, words: ids, status, json, samples, yes, by });
      return ids.length < words.length ? EXIT.failed : code;
    });
  },
};

async function list(invocation: Invocation) {
  const { json, print } = invocation;
  const records = await selected(invocation);
  if (json) print(visibleJson(records.map(publishedRecord)));
  else for (const record of records) print(lineOf(record));
  return EXIT.ok;
}

async function selected({ applications, status, samples }: Invocation): Promise<ApplicationRecord[]> {
  return (await applications.list(status)).filter(({ isSample }) => samples || !isSample);
}

async function show({ applications, database, words: [id = ''], json, print, complain }: Invocation) {
  const record = await applications.byId(id);
  if (!record) return reportUnknown([id], complain);
  const shown = publishedRecord(record);
  const original = await originalOf(database, record);
  const history = await readHistory(database, id);
  if (json) print(visibleJson({ ...shown, original, history }));
  else {
    for (const [name, value] of Object.entries(shown))
      print(visibleText(`${name.padEnd(22)} ${value ?? ''}`.trimEnd()));
    for (const field of APPLICATION_FIELDS)
      if (original && original[field] !== record[field])
        print(visibleText(`${'first written'.padEnd(22)} ${field}: ${original[field]}`.trimEnd()));
    for (const entry of history) print(`${'history'.padEnd(22)} ${historyLine(entry)}`);
  }
  return EXIT.ok;
}

/** An entry of the history as a line. */
function historyLine({ at, action, fields, version, who }: HistoryEntry): string {
  const what = fields ? `${action} ${fields.split(',').join(', ')}` : action;
  return visibleText(
    `${at.slice(0, 19)}Z  ${what}, version ${version}, by ${who || (action === 'corrected' ? 'its applicant' : 'unknown')}`,
  );
}

async function remove({ applications, photos, database, words: ids, print, complain }: Invocation) {
  const { removed, failures } = await removeApplications({ applications, photos }, ids);
  for (const { id, error } of failures)
    complain(`The photo of ${id} could not be deleted: ${error}. A running server tries again every hour.`);
  for (const id of removed) print(`${id}  removed`);
  if (removed.length > 0) await eraseOrComplain(database, complain);
  const unknown = ids.filter((id) => !removed.includes(id));
  return failures.length > 0 ? EXIT.failed : reportUnknown(unknown, complain);
}

async function removeSamples({ applications, print }: Invocation) {
  print(`${await applications.removeSamples()} sample people removed`);
  return EXIT.ok;
}

async function exportCsv({ database, status, samples, print }: Invocation) {
  const pieces: string[] = [];
  for await (const piece of exportApplications(database, { status, samples })) pieces.push(piece);
  print(pieces.join(''));
  return EXIT.ok;
}

function reportUnknown(ids: readonly string[], complain: CommandContext['complain']): number {
  for (const id of ids) complain(noApplication(id));
  return ids.length > 0 ? EXIT.failed : EXIT.ok;
}
