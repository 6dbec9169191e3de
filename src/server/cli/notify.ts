import { parseArgs } from 'node:util';
import { visibleText } from '../../model/visible-text';
import { testMessage } from '../notifications/message';
import { contextOf, type Way, waysOf } from '../notifications/notifier';
import { reasonOf, SendError } from '../notifications/send-error';
import { settingsFor } from '../settings/settings-file';
import { type Command, type CommandContext, EXIT, UsageError } from './command';

/** Somebody waits at a terminal; slow mail servers take some seconds. */
const TIMEOUT_MS = 20_000;

export const notifyCommand: Command = {
  name: 'notify',
  summary: 'test the notifications of new applications',
  help: `Usage: ummes notify test

Sends a test by every way that the settings name (UMMES_NOTIFY_EMAIL with UMMES_SMTP_URL, UMMES_NOTIFY_WEBHOOK), and
says what went wrong.
Exit code: 0 all were sent, 1 one failed or no way is set, 2 wrong usage.`,

  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    if (positionals.join(' ') !== 'test') throw new UsageError('Only "ummes notify test" is known.');
    const settings = settingsFor(context);
    const ways = waysOf(settings);
    if (ways.length === 0) throw new Error('Neither UMMES_NOTIFY_EMAIL nor UMMES_NOTIFY_WEBHOOK is set.');
    const message = testMessage(contextOf(settings));
    const sent = await Promise.all(ways.map((way) => test(way, message, context)));
    return sent.every(Boolean) ? EXIT.ok : EXIT.failed;
  },
};

async function test(
  { name, send }: Way,
  message: ReturnType<typeof testMessage>,
  { print, complain }: CommandContext,
): Promise<boolean> {
  try {
    await send(message, AbortSignal.timeout(TIMEOUT_MS));
    print(`${name}: sent`);
    return true;
  } catch (error) {
    const detail = error instanceof SendError ? error.detail : '';
    complain(`${name}: ${reasonOf(error)}${detail && `. The server said: ${visibleText(detail)}`}`);
    return false;
  }
}
