import * as z from 'zod/mini';

/** The body of a failed call. Only after `uncertain` may a change have been stored. */
export const deskErrorSchema = z.object({
  code: z.enum([
    'signed-out',
    'forbidden',
    'not-found',
    'malformed',
    'incomplete',
    'too-large',
    'invalid',
    'conflict',
    'not-configured',
    'too-many-requests',
    'unavailable',
    'uncertain',
  ]),
  /** A sentence for the officer. */
  message: z.string(),
});
export type DeskErrorCode = z.infer<typeof deskErrorSchema>['code'];

/** Returns the code of a failed call's body; undefined for a response that the desk's server did not write, as a proxy's. */
export function deskErrorCode(body: unknown): DeskErrorCode | undefined {
  return deskErrorSchema.safeParse(body).data?.code;
}
