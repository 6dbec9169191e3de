import { CallError, callJson } from './call';

/** Path of the call below the api's base address. */
export const UNSUBSCRIBE_PATH = '/newsletters/unsubscribe';

/**
 * Ends a subscription. Any 2xx answer counts as done, whatever its body.
 * @returns the server's message, '' when it has none that is text.
 * @throws CallError whose message is the server's `error`, '' when it has none that is text.
 */
export async function unsubscribe(api: string, token: string): Promise<string> {
  const url = `${api}${UNSUBSCRIBE_PATH}?id=${encodeURIComponent(token)}`;
  try {
    return textOf(await callJson(url, { method: 'POST', referrerPolicy: 'no-referrer' }), 'message');
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'format') return '';
    throw new CallError(error.code, textOf(error.body, 'error'), error.status, error.body);
  }
}

function textOf(body: unknown, field: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}
