import { CallError, errorText, isOffline } from '../../api/call';
import type { Text, Translate } from '../../texts/text';

/** Returns why a call failed: the server's own reason, or only what is known about the call. */
export function failureReason(t: Translate, error: unknown): string {
  if (!(error instanceof CallError)) return t('Something went wrong on this page.');
  const { code, status, body } = error;
  if (code === 'network') return t(isOffline() ? 'This device is offline.' : 'The server could not be reached.');
  if (code === 'timeout') return t('The server did not respond in time.');
  const reason = errorText(body);
  if (reason) return t(reason as Text);
  return code === 'status' && status > 299
    ? t('The server reported an error ({status}).', { status: String(status) })
    : t('The server sent an unexpected response.');
}

/** Tests whether what was sent may have been accepted: the response is missing, or not the server's own. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { code, status, body, isUnsent } = error;
  if (code === 'network') return !isUnsent;
  return code === 'status' ? status >= 500 && typeof body !== 'object' : true;
}
