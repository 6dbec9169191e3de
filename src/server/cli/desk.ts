import { signInLink } from '../../model/desk/desk-paths';
import { MAX_OFFICER_NAME, officerName } from '../../model/desk/session';
import { visibleJson, visibleText } from '../../model/text/visible-text';
import { Sessions, type StoredSession } from '../desk/sessions';
import { settingsFile } from '../settings/settings-file';
import { publicUrlFault, siteUrlOf } from '../settings/site-url';
import { type StorageInvocation, UsageError } from './command';

export async function inviteOfficer({ words: [word = ''], database, settings, print, warn }: StorageInvocation) {
  const name = officerName(word);
  if (!name) throw new UsageError(`A name must be one line of 1 to ${MAX_OFFICER_NAME} characters.`);
  const { token } = await new Sessions(database).invite(name);
  print(signInLink(siteUrlOf(settings), token));
  warn(
    visibleText(
      `This is the sign-in link for ${name}. It can be used once, within 24 hours. Send it only to that person.`,
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

function lineOf({ id, isInvitation, officer, usedAt, expiresAt }: StoredSession): string {
  const [state, used] = isInvitation ? ['invited  ', 'not used'] : ['signed in', `used ${minuteOf(usedAt)}`];
  return visibleText(`${id}  ${state}  ${officer}  ${used}  expires ${minuteOf(expiresAt)}`);
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
