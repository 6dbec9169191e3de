import { APPLICATION_FIELDS, type Application } from '../../model/application';
import { visibleJson, visibleText } from '../../model/visible-text';
import { editApplication, isApplicationField } from '../applications/edit';
import { type HistoryEntry, readHistory } from '../applications/history';
import { EXIT, UsageError } from './command';
import { otherVersion, seenIn } from './decide-applications';
import { type Invocation, noApplication } from './invocation';

/** Corrects fields of an application: the words after its id are `field=value`. */
export async function edit({ database, words: [name = '', ...pairs], by, print, complain }: Invocation) {
  const seen = seenIn(name);
  const result = await editApplication(database, { ...seen, from: null }, changesIn(pairs), by);
  if (result.kind === 'edited') {
    print(`${seen.id}  v${result.version}  ${result.fields.join(', ')}`);
    return EXIT.ok;
  }
  if (result.kind === 'invalid') for (const { field, message } of result.errors) complain(`${field}: ${message}`);
  else if (result.kind === 'unchanged') print(`${seen.id}  unchanged`);
  else if (result.kind === 'unknown') complain(noApplication(seen.id));
  else complain(otherVersion(seen, 'edit'));
  return result.kind === 'unchanged' ? EXIT.ok : EXIT.failed;
}

function changesIn(pairs: readonly string[]): Partial<Application> {
  if (pairs.length === 0)
    throw new UsageError('"applications edit" needs a field, such as designation="Chief Engineer".');
  const changes: Partial<Application> = {};
  for (const pair of pairs) {
    const [, field = '', value = ''] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
    if (!isApplicationField(field))
      throw new UsageError(`"${pair}" is not <field>=<value>; the fields are ${APPLICATION_FIELDS.join(', ')}.`);
    changes[field] = value;
  }
  return changes;
}

/** Prints who did what with an application. */
export async function printHistory({ applications, database, words: [id = ''], json, print, complain }: Invocation) {
  if (!(await applications.byId(id))) {
    complain(noApplication(id));
    return EXIT.failed;
  }
  const entries = await readHistory(database, id);
  if (json) print(visibleJson(entries));
  else for (const entry of entries) print(historyLine(entry));
  return EXIT.ok;
}

/** An entry of the history as a line. */
export function historyLine({ at, action, fields, version, who }: HistoryEntry): string {
  const what = fields ? `${action} ${fields.split(',').join(', ')}` : action;
  return visibleText(
    `${at.slice(0, 19)}Z  ${what}, version ${version}, by ${who || (action === 'corrected' ? 'its applicant' : 'unknown')}`,
  );
}
