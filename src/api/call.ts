import { cleanText } from '../model/text/clean-text';
import { excerpt } from '../model/text/excerpt';

/** How long a call may take, including reading the response body. */
const CALL_TIMEOUT_MS = 30_000;

/**
 * Why a call failed. `network`: no response; `timeout`: no response or upload progress in time; `status`: a status
 * outside 2xx, or a reported failure; `format`: not JSON, or not the expected structure.
 */
export type CallErrorCode = 'network' | 'timeout' | 'status' | 'format';

/**
 * A failed call. `body` is the response's JSON, or its text if it isn't JSON, for callers that show its message.
 * `isUnsent` is true if it is certain that nothing was sent.
 */
export class CallError extends Error {
  override name = 'CallError';
  constructor(
    readonly code: CallErrorCode,
    message: string,
    readonly status = 0,
    readonly body: unknown = undefined,
    readonly isUnsent = false,
  ) {
    super(message);
  }
}

/**
 * Returns the error of a call that gets no response.
 * @param isUnsent whether it is certain that nothing was sent, as when the device was offline before.
 */
export function networkError(message: string, isUnsent: boolean): CallError {
  return new CallError('network', message, 0, undefined, isUnsent);
}

/** False may be wrong: a browser only knows whether the device is connected to some network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/**
 * Fetches JSON.
 * @param init its `signal` aborts the call; the promise then rejects with the signal's reason.
 * @throws CallError for anything but a 2xx response with JSON.
 */
export async function callJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const { signal } = init;
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let isLate = false;
  const wasOffline = isOffline();
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, CALL_TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    return jsonOf(url, response.status, await response.text());
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (isLate) throw new CallError('timeout', `${url} did not respond within ${CALL_TIMEOUT_MS / 1000} s`);
    if (signal?.aborted) throw signal.reason;
    throw networkError(`${url} could not be reached`, wasOffline);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * Loads the code that a call needs, in the same time as a response.
 * @throws CallError, because visitors are told of a failure like the call's own, and can try again.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallError('timeout', 'Code did not load in time')), CALL_TIMEOUT_MS);
  });
  const loaded = load().catch(() => {
    throw networkError('Code could not be loaded', true);
  });
  return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}

/** Posts JSON. Otherwise like `callJson`. */
export function postJson(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return callJson(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Parses a response's text as JSON. @throws CallError; outside 2xx, its message is the reason in the body. */
export function jsonOf(url: string, status: number, text: string): unknown {
  let body: unknown = text;
  let isJson = true;
  try {
    body = JSON.parse(text);
  } catch {
    isJson = false;
  }
  if (status < 200 || status > 299) {
    throw new CallError('status', errorText(body) || `${url} responded with status ${status}`, status, body);
  }
  if (!isJson) throw new CallError('format', `${url} did not return JSON`, status);
  return body;
}

/** Maximum length of an error's text. */
const MAX_CHARACTERS = 300;
/** How deeply an error may be nested in a body. */
const MAX_DEPTH = 4;
/** Where servers put an error's text, most common first. */
const KEYS = ['message', 'error', 'detail', 'title', 'reason', 'errors'];

/**
 * Returns the reason given in a failed response's body: the body itself, or a string in an object or a list; '' if
 * there is none, or if it is HTML.
 */
export function errorText(body: unknown, depth = 0): string {
  if (typeof body === 'string') {
    const text = cleanText(body).trim();
    return /^<[a-z!?/]/i.test(text) ? '' : excerpt(text, MAX_CHARACTERS).text;
  }
  if (typeof body !== 'object' || body === null || depth > MAX_DEPTH) return '';
  const parts = Array.isArray(body) ? body : KEYS.map((key) => (body as Record<string, unknown>)[key]);
  for (const part of parts) {
    const text = errorText(part, depth + 1);
    if (text) return text;
  }
  return '';
}
