import { SUBMIT_PATH } from '../../../src/model/addresses/api-paths';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { formOf, picture } from '../../support/server/application-form';

/** Stands for the idempotency key, which is another one each time. */
const PLACEHOLDER = newAttemptId();

/** The join form with a small photo, as a browser sends it. */
export interface JoinForm {
  /** Returns a request that submits it. @param headers lines of HTTP headers. */
  request(headers: string): Buffer;
}

export async function joinForm(): Promise<JoinForm> {
  const photo = await picture('jpeg', 600, 400);
  const { headers, body } = await encoded(formOf({ photo, attemptId: PLACEHOLDER }));
  const at = body.indexOf(PLACEHOLDER);
  const before = body.subarray(0, at);
  const after = body.subarray(at + PLACEHOLDER.length);
  return {
    request(more) {
      const head = `POST ${SUBMIT_PATH} HTTP/1.1\r\n${more}${headers}\r\n`;
      return Buffer.concat([Buffer.from(head), before, Buffer.from(newAttemptId()), after]);
    },
  };
}

async function encoded(form: FormData): Promise<{ headers: string; body: Buffer }> {
  const request = new Response(form);
  const body = Buffer.from(await request.arrayBuffer());
  return {
    headers: `Content-Type: ${request.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n`,
    body,
  };
}
