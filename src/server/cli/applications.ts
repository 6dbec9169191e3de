import { APPLICATION_FIELDS } from '../../model/application/application-fields';
import type { HistoryEntry } from '../../model/desk/application';
import { visibleJson, visibleText } from '../../model/text/visible-text';
import type { ApplicationRecord } from '../storage/applications/application-record';
import { applicationsCsv } from '../storage/applications/applications-csv';
import { originalOf, readHistory } from '../storage/applications/history';
import { removeApplications } from '../storage/applications/remove';
import { parseSeen } from '../storage/applications/seen';
import { eraseRemains } from '../storage/database/meta';
import { type StorageInvocation, UsageError } from './command';

/** Prints one line per application. Leaves out sample people. */
export async function listApplications({ applications, status, json, print }: StorageInvocation) {
  const records = (await applications.list(status)).filter(({ isSample }) => !isSample);
  if (json) print(visibleJson(records.map(publishedRecord)));
  else for (const record of records) print(lineOf(record));
}

function lineOf({ id, version, status, submittedAt, batch, name, email }: ApplicationRecord): string {
  const day = submittedAt.slice(0, 10);
  return visibleText(`${id}  v${version}  ${status.padEnd(8)}  ${day}  ${batch}  ${name} <${email}>`);
}

export async function showApplication({ words: [id = ''], applications, database, json, print }: StorageInvocation) {
  const record = await applications.byId(id);
  if (!record) throw new Error(noApplication(id));
  const original = await originalOf(database, record);
  const history = await readHistory(database, id);
  if (json) return print(visibleJson({ ...publishedRecord(record), original, history }));
  const line = (name: string, value: unknown) => print(visibleText(`${name.padEnd(22)} ${value ?? ''}`.trimEnd()));
  for (const [name, value] of Object.entries(publishedRecord(record))) line(name, value);
  for (const field of APPLICATION_FIELDS)
    if (original && original[field] !== record[field]) line('original', `${field}: ${original[field]}`);
  for (const entry of history) line('history', describeEntry(entry));
}

function describeEntry({ at, action, fields, version, who }: HistoryEntry): string {
  const what = fields.length > 0 ? `${action} ${fields.join(', ')}` : action;
  const by = who || (action === 'corrected' ? 'the applicant' : 'unknown');
  return `${at.slice(0, 19)}Z  ${what}, version ${version}, by ${by}`;
}

/** Approves or rejects the given versions. Without a version, approves an application only if it has never changed. */
export async function decideApplications(invocation: StorageInvocation, status: 'approved' | 'rejected') {
  const { applications, words, yes, env, print, fail } = invocation;
  const seen = words.map(seenIn);
  const by = env.SUDO_USER || env.USER || '';
  const verb = status === 'approved' ? 'approve' : 'reject';
  const decided = await applications.decide(words, status, { by, keepRejected: !yes });
  for (const id of decided) print(`${id}  ${status}`);
  for (const { id } of seen.filter(({ id }) => !decided.includes(id))) {
    const record = await applications.byId(id);
    if (!record) fail(noApplication(id));
    else if (status === 'approved' && record.status === 'rejected' && !yes)
      fail(`Application ${id} was rejected. To approve it anyway, add --yes.`);
    // Doesn't print the current version: the application must be read before it is approved.
    else
      fail(
        `Application ${id} is at a different version. Read it with "ummes applications show ${id}", then ${verb} ${id}@<version> with the version shown there.`,
      );
  }
}

/** @throws {UsageError} unless the word is `<id>` or `<id>@<version>`. */
function seenIn(word: string) {
  const seen = parseSeen(word);
  if (!seen) throw new UsageError(`"${word}" is not <id>@<version>; a version is a number, such as 2 or v2.`);
  return seen;
}

export async function deleteApplications({ words: ids, photos, database, print, warn, fail }: StorageInvocation) {
  const named = ids.map((id) => ({ id, version: null }));
  const { removed, photosLeft } = await removeApplications({ database, photos }, named);
  for (const { id, error } of photosLeft)
    fail(`The photo of ${id} could not be deleted: ${error}. A running server tries again every hour.`);
  for (const id of removed) print(`${id}  removed`);
  if (removed.length > 0)
    await eraseRemains(database).catch(({ message }) => {
      warn(`The database files may still hold deleted data (${message}). A running server tries again every hour.`);
    });
  for (const id of ids) if (!removed.includes(id)) fail(noApplication(id));
}

export async function printApplicationsCsv({ database, status, print }: StorageInvocation) {
  print(await applicationsCsv(database, status));
}

/** Returns a record without its internal columns. */
function publishedRecord({ attemptId: _, content: __, isSample: ___, ...record }: ApplicationRecord) {
  return record;
}

function noApplication(id: string): string {
  return `There is no application ${id}.`;
}
