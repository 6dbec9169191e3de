import { applicationParts, type Submission } from '../model/application-parts';
import { CallError } from './call';
import { type UploadOptions, upload } from './upload';

/** Path of the submit call below the api's base address. */
export const SUBMIT_PATH = '/users/submit';

/**
 * Sends an application.
 * @param api base address, '' for the page's own origin.
 * @returns the server's message, '' when it gives none that is a text.
 * @throws CallError. `body` is what the server answered, with the errors of the fields if it found any.
 */
export async function submitApplication(api: string, submission: Submission, options?: UploadOptions): Promise<string> {
  const form = new FormData();
  for (const [name, value] of applicationParts(submission)) form.append(name, value);
  const url = api.replace(/\/+$/, '') + SUBMIT_PATH;
  const body = await upload(url, form, options);
  if ((body as { success?: unknown } | null | undefined)?.success === false) {
    throw new CallError('status', `${url} refused the application`, 200, body);
  }
  return messageIn(body);
}

/** The `message` of an answer's body; '' when it is missing or not a text. */
export function messageIn(body: unknown): string {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message.trim() : '';
}
