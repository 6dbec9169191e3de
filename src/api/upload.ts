import { CallError, parseJson, statusError } from './call';

/**
 * An upload fails when nothing has moved for this long. There is no limit to its whole length: 5 MB
 * take eleven minutes at 64 kbit/s, and they arrive.
 */
export const UPLOAD_STALL_MS = 120_000;

export interface UploadOptions {
  /** Called with the part that is on its way, 0 to 1. */
  onProgress?: (part: number) => void;
  /** Aborts; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  stallMs?: number;
}

/**
 * Posts a multipart body and reads JSON. XMLHttpRequest, because fetch tells nothing of an upload's
 * progress.
 * @returns the answer's JSON, undefined for a 2xx answer without a body.
 * @throws CallError for everything else. A page in place of JSON is an error whatever its status: that
 *   is how a café's sign-in page answers, and the application would be lost.
 */
export function upload(
  url: string,
  body: FormData,
  { onProgress, signal, stallMs = UPLOAD_STALL_MS }: UploadOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        finish(() => reject(new CallError('timeout', `${url} was silent for ${stallMs / 1000} s`)));
        request.abort();
      }, stallMs);
    };
    const abort = () => {
      finish(() => reject(signal?.reason));
      request.abort();
    };
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      request.onreadystatechange = null; // abort() fires it, which would start the timer again
      signal?.removeEventListener('abort', abort);
      settle();
    };

    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.upload.onload = moved;
    request.onreadystatechange = moved;
    request.onload = () => finish(() => settleAnswer(request, url, resolve, reject));
    request.onerror = () => finish(() => reject(new CallError('network', `${url} could not be reached`)));
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    signal?.addEventListener('abort', abort);
    moved();
    request.send(body);
  });
}

function settleAnswer(
  { status, responseText }: XMLHttpRequest,
  url: string,
  resolve: (body: unknown) => void,
  reject: (error: CallError) => void,
) {
  const text = responseText.trim();
  const body = text ? parseJson(text) : undefined;
  if (status < 200 || status > 299) reject(statusError(url, status, body === undefined ? text : body));
  else if (text && body === undefined) reject(new CallError('format', `${url} did not answer with JSON`, status));
  else resolve(body);
}
