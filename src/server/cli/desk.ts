import { signInLink } from '../../model/desk/desk-paths';
import { NAME_RULE, officerName } from '../../model/desk/session';
import { visibleJson, visibleText } from '../../model/text/visible-text';
import { Sessions, type StoredSession } from '../desk/sessions';
import { settingsFile } from '../settings/settings-file';
import { publicUrlFault, siteUrlOf } from '../settings/site-url';
import { type StorageInvocation, UsageError } from './command';

export async function invite({ words: [word = ''], editor, database, settings, print, warn }: StorageInvocation) {
  const name = officerName(word);
  if (!name) throw new UsageError(NAME_RULE);
  const { token } = await new Sessions(database).invite(name, editor ? 'editor' : 'officer');
  print(signInLink(siteUrlOf(settings), token));
  warn(
    visibleText(
      `This is the sign-in link for ${name}${editor ? ', an editor' : ''}. It can be used once, within 24 hours. Send it only to that person.`,
    ),
  );
  const fault = publicUrlFault(settings);
  if (fault) warn(`The link works only on this machine: ${fault} Set it in ${settingsFile(settings.data)}.`);
}

export async function listSessions({ database, json, print }: StorageInvocation) {
  const sessions = await new Sessions(database).list();
  if (json) print(visibleJson(sessions.map(published)));
  else for (const session of sessions) print(lineOf(session));
}

function published({ officer, isInvitation, ...session }: StoredSession) {
  return { ...session, name: officer, isInvitation: isInvitation === 1 };
}

function lineOf({ id, isInvitation, role, officer, usedAt, expiresAt }: StoredSession): string {
  const [state, used] = isInvitation ? ['invited  ', 'not used'] : ['signed in', `used ${minuteOf(usedAt)}`];
  return visibleText(`${id}  ${state}  ${role.padEnd(7)}  ${officer}  ${used}  expires ${minuteOf(expiresAt)}`);
}

/** Shortens a timestamp to the minute, in UTC. */
function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

export async function revokeSessions({ words, database, print, fail }: StorageInvocation) {
  for (const id of new Set(words)) {
    if (await new Sessions(database).end(id)) print(`${id}  ended`);
    else fail(visibleText(`There is no session ${id}.`));
  }
}
