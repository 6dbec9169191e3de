import { invitationLink } from '../desk/invitation';
import { Sessions } from '../desk/sessions';
import type { Settings } from '../settings/settings';
import type { Storage } from '../storage/storage';

/** Who tries the project is this officer. */
const NAME = 'Officer';

/**
 * At the first start of an empty storage, prints a link to the officers' desk.
 * @param url where the server answers.
 */
export async function printFirstInvitation(
  { database }: Storage,
  settings: Settings,
  url: string,
  printToTerminal: (line: string) => void,
): Promise<void> {
  const issued = await new Sessions(database, () => new Date()).inviteFirst(NAME);
  if (!issued) return;
  const link = invitationLink(settings, issued.token, url);
  printToTerminal(`\nThe officers' desk, once and within 24 hours (later: ummes desk invite NAME):\n\n  ${link}\n`);
}
