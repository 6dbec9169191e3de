import { SUBMIT_PATH } from '../model/addresses/api-paths';
import { applicationParts, type Submission } from '../model/application/application-parts';
import { CallError, isOffline, jsonOf, networkError } from './call';

/**
 * An upload fails after this long without progress. The total time is unlimited: 5 MB takes eleven minutes at 64
 * kbit/s.
 */
const UPLOAD_STALL_MS = 120_000;

export interface UploadOptions {
  /** Called with the fraction sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborts the upload; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Posts a body with its own Content-Type, and reads JSON. Uses XMLHttpRequest, because fetch doesn't report an upload's
 * progress.
 * @returns the response's JSON; undefined for a 2xx response without a body.
 * @throws CallError for everything else. A page instead of JSON is an error whatever its status: it may be a captive
 *   portal's sign-in page, and the submission would be lost.
 */
export function upload(
  url: string,
  body: FormData | Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    let failure: unknown = networkError(`${url} could not be reached`, isOffline());
    const stop = (reason: unknown) => {
      failure = reason;
      request.abort();
    };
    const onAbort = () => stop(signal?.reason);
    const onActivity = () => {
      clearTimeout(timer);
      const stalled = new CallError('timeout', `${url} made no progress for ${UPLOAD_STALL_MS / 1000} s`);
      timer = setTimeout(stop, UPLOAD_STALL_MS, stalled);
    };

    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      onActivity();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.upload.onload = onActivity;
    request.onreadystatechange = onActivity;
    // Fires last, even after an error or abort. Without a response, the status is 0.
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      try {
        if (request.status === 0) throw failure;
        resolve(bodyOf(url, request));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', onAbort);
    onActivity();
    request.send(body);
  });
}

function bodyOf(url: string, { status, responseText }: XMLHttpRequest): unknown {
  const text = responseText.trim();
  const isEmpty = !text && status >= 200 && status <= 299;
  return isEmpty ? undefined : jsonOf(url, status, text);
}

/**
 * Sends an application.
 * @param api base URL, '' for the page's own origin.
 * @returns the server's message, '' if there is none.
 * @throws CallError. Its `body` has the field errors, if the server found any.
 */
export async function uploadApplication(api: string, submission: Submission, options?: UploadOptions): Promise<string> {
  const form = new FormData();
  for (const [name, value] of applicationParts(submission)) form.append(name, value);
  const url = api + SUBMIT_PATH;
  const body = await upload(url, form, options);
  const { success, message } = Object(body) as Record<string, unknown>;
  if (success === false) throw new CallError('status', `${url} rejected the application`, 200, body);
  return typeof message === 'string' ? message.trim() : '';
}
