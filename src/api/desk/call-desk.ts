import { signal } from '@preact/signals-react';
import { DESK_API } from '../../model/desk/desk-paths';
import { CallError, callJson } from '../call';

/** True after a call was answered with 401: the session has ended, or there never was one. */
export const isSignedOut = signal(false);

/** What a schema of zod does here. */
export interface Schema<Answer> {
  safeParse(value: unknown): { success: true; data: Answer } | { success: false };
}

export interface DeskCall {
  /** Default: POST with a body, else GET. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: Blob | string;
  /** The Content-Type of `body`. */
  type?: string;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the desk's API.
 * @param path below /api/desk, with a slash in front.
 * @param schema of the answer.
 * @throws {CallError} its message is the server's sentence, its `body` the server's answer; `format` if the answer is not what
 *   the schema says.
 */
export async function callDesk<Answer>(
  path: string,
  schema: Schema<Answer>,
  { method, json, body, type, signal: abort }: DeskCall = {},
): Promise<Answer> {
  const content = json === undefined ? body : JSON.stringify(json);
  const contentType = json === undefined ? type : 'application/json';
  const url = DESK_API + path;
  const value = callJson(url, {
    method: method ?? (content === undefined ? 'GET' : 'POST'),
    cache: 'no-store',
    ...(content !== undefined && { body: content }),
    ...(contentType && { headers: { 'Content-Type': contentType } }),
    ...(abort && { signal: abort }),
  });
  return readAnswer(url, value, schema);
}

/** What a call of the desk was answered with, however it was made. Throws as `callDesk` does. */
export async function readAnswer<Answer>(
  url: string,
  value: Promise<unknown>,
  schema: Schema<Answer>,
): Promise<Answer> {
  const result = schema.safeParse(await noticingSignOut(value));
  if (result.success) return result.data;
  throw new CallError('format', `${url} answered in an unexpected form. Reload the page.`);
}

/** Notes whether the answer says that there is a session. */
export async function noticingSignOut<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    const value = await answer;
    isSignedOut.value = false;
    return value;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) isSignedOut.value = true;
    throw error;
  }
}

/**
 * Why a call failed, for an officer. The server's own sentences say what happened to the data.
 * @param unanswered what happened to it if the server did not answer.
 */
export function failureText(error: unknown, unanswered = ''): string {
  if (error instanceof CallError && error.status === 401) return 'You are not signed in any more.';
  if (error instanceof CallError && error.code === 'status') return error.message;
  return `${unansweredText(error)} ${unanswered}`.trim();
}

function unansweredText(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something went wrong at this page.';
  if (error.code === 'network') return 'The server could not be reached.';
  if (error.code === 'timeout') return 'The server did not answer in time.';
  return error.message;
}
