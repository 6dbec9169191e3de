import { errorText } from '../model/error-text';
import { takePreloadedResponse } from './preloaded-response';

/** How long a call may take until its body is read (readings.md: ours, as the spec names none). */
export const CALL_TIMEOUT_MS = 30_000;

/**
 * Why a call gave no data. `network`: no answer; `timeout`: none within 30 s; `status`: outside 2xx;
 * `format`: not JSON, or not of the form that the call promises.
 */
export type CallErrorCode = 'network' | 'timeout' | 'status' | 'format';

/** A failed call. `body` is the answer's JSON, else its text, for callers that show its message. */
export class CallError extends Error {
  override name = 'CallError';
  constructor(
    readonly code: CallErrorCode,
    message: string,
    readonly status = 0,
    readonly body: unknown = undefined,
  ) {
    super(message);
  }
}

/**
 * Fetches JSON.
 * @param signal aborts the call; the promise then rejects with the signal's reason.
 * @throws CallError for everything that is not a 2xx answer with JSON.
 */
export async function callJson(url: string, init: RequestInit = {}, timeoutMs = CALL_TIMEOUT_MS): Promise<unknown> {
  const { signal } = init;
  const preloaded = init.method ? undefined : takePreloadedResponse(url);
  const abort = preloaded?.abort ?? new AbortController();
  const stop = () => abort.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort.abort();
  }, timeoutMs);
  try {
    const answer = await (preloaded?.answer ?? fetch(url, { ...init, signal: abort.signal }));
    const text = await answer.text();
    const body = parseJson(text);
    if (!answer.ok) throw statusError(url, answer.status, body === undefined ? text : body);
    if (body === undefined) throw new CallError('format', `${url} did not answer with JSON`, answer.status);
    return body;
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (late) throw new CallError('timeout', `${url} did not answer within ${timeoutMs / 1000} s`);
    if (signal?.aborted) throw signal.reason;
    throw new CallError('network', `${url} could not be reached`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** An answer outside 2xx, with the reason that its body gives (spec, section 7). */
export function statusError(url: string, status: number, body: unknown): CallError {
  return new CallError('status', errorText(body) || `${url} answered ${status}`, status, body);
}

/** undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? null;
  } catch {
    return undefined;
  }
}
