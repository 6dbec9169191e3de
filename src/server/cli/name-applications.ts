import { visibleText } from '../../model/visible-text';
import type { ApplicationRecord } from '../applications/application-record';
import type { Applications } from '../applications/applications';
import { parseEmailName, withEmail } from '../applications/find';
import type { CommandContext } from './command';
import { noApplication } from './invocation';

/** A line for an application, the id first. */
export function lineOf({ id, version, status, submittedAt, batch, name, email, isSample }: ApplicationRecord): string {
  return visibleText(
    `${id}  v${version}  ${status.padEnd(8)}  ${submittedAt.slice(0, 10)}  ${batch}  ${name} <${email}>${isSample ? '  (sample)' : ''}`,
  );
}

/** Replaces email addresses by the ids of their applications. Reports those that have none, or several. */
export async function idsOf(
  words: readonly string[],
  applications: Applications,
  { complain }: CommandContext,
): Promise<string[]> {
  const named = words.map((word) => ({ word, address: parseEmailName(word) }));
  const records = named.some(({ address }) => address) ? await applications.list() : [];
  return named.flatMap(({ word, address }) => {
    if (!address) return word;
    const { email, version } = address;
    const [first, ...others] = withEmail(records, email);
    if (first && others.length === 0) return first.id + version;
    if (!first) complain(noApplication(email));
    else
      complain(
        [`Several applications have the address ${email}. Name one by its id:`, ...[first, ...others].map(lineOf)].join(
          '\n',
        ),
      );
    return [];
  });
}
