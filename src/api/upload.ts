import { CallError, jsonOf } from './call';

/**
 * An upload fails when nothing has moved for this long. There is no limit to its whole length: 5 MB
 * take eleven minutes at 64 kbit/s, and they arrive.
 */
const UPLOAD_STALL_MS = 120_000;

export interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborts; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Posts a body and reads JSON; the Content-Type is the body's own. Uses XMLHttpRequest, as fetch does not report an upload's progress.
 * @returns the response's JSON, undefined for a 2xx response without a body.
 * @throws CallError for everything else. A page in place of JSON is an error whatever its status: a network's sign-in
 *   page is such a response, and what was sent would be lost.
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
    let failure: unknown = new CallError('network', `${url} could not be reached`);
    const stop = (reason: unknown) => {
      failure = reason;
      request.abort();
    };
    const onAbort = () => stop(signal?.reason);
    const onActivity = () => {
      clearTimeout(timer);
      const silent = new CallError('timeout', `${url} was silent for ${UPLOAD_STALL_MS / 1000} s`);
      timer = setTimeout(stop, UPLOAD_STALL_MS, silent);
    };

    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      onActivity();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.upload.onload = onActivity;
    request.onreadystatechange = onActivity;
    // The last event, also after an error and an abort. Only a response has a status.
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
