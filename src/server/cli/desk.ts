import { parseArgs } from 'node:util';
import { MAX_OFFICER_NAME, officerName } from '../../model/desk/session';
import { visibleJson, visibleText } from '../../model/visible-text';
import { invitationLink } from '../desk/invitation';
import { Sessions, type StoredSession } from '../desk/sessions';
import type { Settings } from '../settings/settings';
import { settingsFile } from '../settings/settings-file';
import { type Command, type CommandContext, EXIT, UsageError } from './command';
import { withStorage } from './with-storage';

/** What an action works with. */
interface Invocation extends CommandContext {
  sessions: Sessions;
  settings: Settings;
  words: string[];
  json: boolean;
}

const ACTIONS: Readonly<Record<string, (invocation: Invocation) => Promise<number>>> = { invite, list, revoke };

export const deskCommand: Command = {
  name: 'desk',
  summary: "sign officers in at the officers' desk, and end their sessions",
  help: `Usage: ummes desk <action>

  invite <name>   print a link that opens the officers' desk for somebody, once and within 24 hours, on one device
  list            a line for each session and unused invitation: id, state, name, last use, end
  revoke <id…>    end sessions, or take invitations back

A session ends after 30 days without use. The name is in the history of what the officer decides and edits.
list takes --json. All may be used while the server runs, and take effect at once.
Exit code: 0 done, 1 an id is not known, 2 wrong usage.`,

  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [name = '', ...words] = positionals;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) throw new UsageError(`After "desk" comes one of: ${Object.keys(ACTIONS).join(', ')}.`);
    assertWords(name, words);
    return withStorage(context, ({ database }, settings) => {
      const sessions = new Sessions(database, () => new Date());
      return action({ ...context, ...values, sessions, settings, words });
    });
  },
};

function assertWords(action: string, words: readonly string[]): void {
  if (action === 'list' && words.length > 0) throw new UsageError('"desk list" takes no words.');
  if (action === 'revoke' && words.length === 0) throw new UsageError('"desk revoke" needs an id.');
  if (action !== 'invite') return;
  if (words.length !== 1) throw new UsageError('"desk invite" takes one name; put several words in quotes.');
  if (!officerName(words[0] ?? '')) throw new UsageError(`A name is one line of 1 to ${MAX_OFFICER_NAME} characters.`);
}

async function invite({ sessions, settings, words: [word = ''], print, complain }: Invocation) {
  const name = officerName(word);
  const { token } = await sessions.invite(name);
  print(invitationLink(settings, token));
  complain(
    visibleText(
      `Whoever opens this link is signed in as ${name}. It works once, within 24 hours; give it to nobody else.`,
    ),
  );
  if (!settings.publicUrl)
    complain(
      `UMMES_PUBLIC_URL is not set: the link works on this machine only. Set it in ${settingsFile(settings.data)}.`,
    );
  return EXIT.ok;
}

async function list({ sessions, json, print }: Invocation) {
  const found = await sessions.list();
  if (json) print(visibleJson(found.map(published)));
  else for (const session of found) print(lineOf(session));
  return EXIT.ok;
}

function published({ officer, isInvitation, ...session }: StoredSession) {
  return { ...session, name: officer, isInvitation: isInvitation === 1 };
}

function lineOf({ id, isInvitation, officer, usedAt, expiresAt }: StoredSession): string {
  const [state, used] = isInvitation ? ['invited  ', 'not used'] : ['signed in', `used ${minuteOf(usedAt)}`];
  return visibleText(`${id}  ${state}  ${officer}  ${used}  ends ${minuteOf(expiresAt)}`);
}

/** UTC, as moments of applications are. */
function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

async function revoke({ sessions, words, print, complain }: Invocation) {
  let code: number = EXIT.ok;
  for (const id of new Set(words)) {
    if (await sessions.end(id)) print(`${id}  ended`);
    else {
      complain(visibleText(`There is no session ${id}.`));
      code = EXIT.failed;
    }
  }
  return code;
}
