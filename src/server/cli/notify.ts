import { visibleText } from '../../model/text/visible-text';
import { channelsOf, reasonOf, SendError, testMessage } from '../desk/notify/channels';
import { storedSociety } from '../publish/sheets/stored-society';
import { loadSettings, settingsFile } from '../settings/settings-file';
import { publicUrlFault, siteUrlOf } from '../settings/site-url';
import type { Invocation } from './command';

/** Time limit for each channel. Slow mail servers take several seconds. */
const TIMEOUT_MS = 20_000;

/** Sends a test message through every configured channel. */
export async function testNotifications({ env, print, warn, fail }: Invocation) {
  const settings = loadSettings(env, warn);
  const { name } = await storedSociety(settings);
  const channels = channelsOf(settings, () => name);
  if (channels.length === 0) throw new Error('Set UMMES_NOTIFY_EMAIL, UMMES_NOTIFY_EDITORS or UMMES_NOTIFY_WEBHOOK.');
  const fault = publicUrlFault(settings);
  if (fault)
    warn(`Links in notifications work only on this machine: ${fault} Set it in ${settingsFile(settings.data)}.`);
  const message = testMessage(siteUrlOf(settings), name);
  await Promise.all(
    channels.map(async ({ name, send }) => {
      try {
        await send(message, AbortSignal.timeout(TIMEOUT_MS));
        print(`${name}: sent`);
      } catch (error) {
        const detail = error instanceof SendError ? error.detail : '';
        fail(`${name}: ${reasonOf(error)}${detail && `. The server responded: ${visibleText(detail)}`}`);
      }
    }),
  );
}
