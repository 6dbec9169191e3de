import { visibleText } from '../../model/text/visible-text';
import { reasonOf, SendError, testMessage, waysOf } from '../desk/notify/ways';
import { publicAddress } from '../settings/public-address';
import { loadSettings } from '../settings/settings-file';
import type { Invocation } from './command';

/** A person waits at a terminal; slow mail servers take some seconds. */
const TIMEOUT_MS = 20_000;

/** Sends a test by every way that the settings name. */
export async function testNotifications({ env, print, warn, fail }: Invocation) {
  const settings = loadSettings(env, warn);
  const ways = waysOf(settings);
  if (ways.length === 0) throw new Error('Set UMMES_NOTIFY_EMAIL, UMMES_NOTIFY_EDITORS or UMMES_NOTIFY_WEBHOOK first.');
  const message = testMessage(publicAddress(settings));
  await Promise.all(
    ways.map(async ({ name, send }) => {
      try {
        await send(message, AbortSignal.timeout(TIMEOUT_MS));
        print(`${name}: sent`);
      } catch (error) {
        const detail = error instanceof SendError ? error.detail : '';
        fail(`${name}: ${reasonOf(error)}${detail && `. The server said: ${visibleText(detail)}`}`);
      }
    }),
  );
}
