import * as z from 'zod/mini';

/** The body of an error response. Unless the code is `uncertain`, nothing has been stored. */
export const deskErrorSchema = z.object({
  code: z.enum([
    'signed-out',
    'misdirected',
    'forbidden',
    'forbidden-for-editors',
    'not-found',
    'method-not-allowed',
    'malformed',
    'incomplete',
    'too-large',
    'invalid',
    'conflict',
    'not-configured',
    'pinned',
    'shrinks',
    'too-many-requests',
    'unavailable',
    'uncertain',
  ]),
  /** A sentence for the officer. */
  message: z.string(),
});
export type DeskErrorCode = z.infer<typeof deskErrorSchema>['code'];

/** Returns the code in an error response's body; undefined for other bodies, such as a proxy's. */
export function deskErrorCode(body: unknown): DeskErrorCode | undefined {
  return deskErrorSchema.safeParse(body).data?.code;
}
