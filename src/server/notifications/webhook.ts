import type { Message } from './message';
import { SendError } from './send-error';

/**
 * Posts a message as JSON. Slack and Mattermost show `text`, Discord `content`. A redirect is not followed: it could lead
 * into the private network of this server.
 * @throws {SendError}
 */
export async function postWebhook(url: string, { text, data }: Message, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'ummes' },
    body: JSON.stringify({ text, content: text, ...data }),
    redirect: 'manual',
    signal,
  }).catch((error: Error & { cause?: NodeJS.ErrnoException }) => {
    throw new SendError(`no connection to the webhook (${error.cause?.code ?? error.name})`);
  });
  await response.body?.cancel();
  const { ok, status } = response;
  if (status >= 300 && status < 400) throw new SendError(`the webhook redirects (${status}), which is not followed`);
  if (!ok) throw new SendError(`the webhook answered with ${status}`);
}
