import type { Status } from '../../model/application-status';
import { visibleText } from '../../model/visible-text';
import { parseSeen, type SeenApplication } from '../applications/seen-application';
import { EXIT, UsageError } from './command';
import { type Invocation, noApplication } from './invocation';

/** Decides on applications. Approving somebody who was rejected has to be confirmed. */
export async function decide(invocation: Invocation, status: Status): Promise<number> {
  const { applications, words, by, yes, print, complain } = invocation;
  const seen = words.map(seenIn);
  const decided = await applications.decide(words, status, { by, keepRejected: !yes });
  for (const id of decided) print(`${id}  ${status}`);
  let failed = 0;
  for (const [index, other] of seen.entries()) {
    if (decided.includes(other.id)) continue;
    const word = words[index] ?? '';
    const record = await applications.byId(other.id);
    if (status === 'approved' && record?.status === 'rejected' && !yes) {
      if (!(await isConfirmed(invocation, other.id, record.name))) failed += 1;
      else if ((await applications.decide([word], status, { by })).length > 0) print(`${other.id}  ${status}`);
      else failed += complainAbout(other, true);
    } else failed += complainAbout(other, record !== undefined);
  }
  return failed > 0 ? EXIT.failed : EXIT.ok;

  function complainAbout(other: SeenApplication, exists: boolean): number {
    complain(exists ? otherVersion(other, status === 'approved' ? 'approve' : 'reject') : noApplication(other.id));
    return 1;
  }
}

async function isConfirmed({ confirm, complain }: Invocation, id: string, name: string): Promise<boolean> {
  if (confirm) return confirm(visibleText(`${id} (${name}) was rejected. Approve all the same?`));
  complain(`Application ${id} was rejected. To approve it all the same, add --yes.`);
  return false;
}

/** @throws {UsageError} unless the word is `<id>` or `<id>@<version>`. */
export function seenIn(word: string): SeenApplication {
  const seen = parseSeen(word);
  if (!seen) throw new UsageError(`"${word}" is not <id>@<version>; a version is a number, such as 2 or v2.`);
  return seen;
}

/** Leaves out the current version: it is to be read first. */
export function otherVersion({ id, version }: SeenApplication, verb: string): string {
  const reason = version === null ? 'was changed by its applicant after it was sent' : `is not at version ${version}`;
  return `Application ${id} ${reason}. Read it with "ummes applications show ${id}", then ${verb} ${id}@<version> with the version shown there.`;
}
