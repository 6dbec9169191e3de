import { UNSUBSCRIBE_PATH } from '../model/addresses/api-paths';
import { encodePart } from '../model/addresses/links';
import { CallError, callJson } from './call';

/**
 * Ends a subscription. Any 2xx response means success, whatever its body.
 * @returns the server's message; '' if it isn't text.
 * @throws CallError whose message is the server's `error`; '' if it isn't text.
 */
export async function sendUnsubscribe(api: string, token: string): Promise<string> {
  const url = `${api}${UNSUBSCRIBE_PATH}?id=${encodePart(token)}`;
  try {
    return textOf(await callJson(url, { method: 'POST', referrerPolicy: 'no-referrer' }), 'message');
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'format') return '';
    throw new CallError(error.code, textOf(error.body, 'error'), error.status, error.body);
  }
}

function textOf(body: unknown, field: string): string {
  const value = Object(body)[field];
  return typeof value === 'string' ? value.trim() : '';
}
