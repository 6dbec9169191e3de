import { SUBMIT_PATH } from '../model/addresses/api-paths';
import { applicationParts, type Submission } from '../model/application/application-parts';
import { CallError } from './call';
import { type UploadOptions, upload } from './upload';

/**
 * Sends an application.
 * @param api base address, '' for the page's own origin.
 * @returns the server's message, '' when it gives none that is a text.
 * @throws CallError. Its `body` has the errors of the fields, if the server found any.
 */
export async function submitApplication(api: string, submission: Submission, options?: UploadOptions): Promise<string> {
  const form = new FormData();
  for (const [name, value] of applicationParts(submission)) form.append(name, value);
  const url = api + SUBMIT_PATH;
  const body = await upload(url, form, options);
  const { success, message } = Object(body) as Record<string, unknown>;
  if (success === false) throw new CallError('status', `${url} refused the application`, 200, body);
  return typeof message === 'string' ? message.trim() : '';
}
