import type { Context } from 'hono';
import * as z from 'zod/mini';
import { RequestError, readBody } from '../http/request-body';
import type { DeskEnv } from './desk-env';
import { DeskError, UNCHANGED } from './desk-error';

/** Two hundred decisions are some 12 kB, an application's longest texts some 30. */
const MAX_JSON_BYTES = 65_536;

/**
 * The JSON of a request.
 * @throws {DeskError} 400 if it is none, 413 beyond 64 KB, 422 if it does not fit the schema.
 */
export async function readJson<Schema extends z.core.$ZodType>(
  c: Context<DeskEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { success, data } = z.safeParse(schema, parse(await readBytes(c, MAX_JSON_BYTES)));
  if (success) return data;
  throw new DeskError(422, 'invalid', `${UNCHANGED} The server does not understand this request: reload the page.`);
}

/**
 * The body of a request, read within a limit.
 * @throws {DeskError} 413 beyond it, 400 or 408 if it does not arrive.
 */
export async function readBytes(c: Context<DeskEnv>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const tooLarge = `${UNCHANGED} This is too large: ${maxBytes} bytes is the limit.`;
  try {
    for await (const chunk of readBody(c.env.incoming, { maxBytes, tooLarge })) chunks.push(chunk);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 413) throw new DeskError(413, 'too-large', tooLarge);
    throw new DeskError(error.status, 'incomplete', `${UNCHANGED} The request did not arrive whole. Please try again.`);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new DeskError(400, 'malformed', `${UNCHANGED} The request cannot be read: it is not JSON.`);
  }
}
