import * as z from 'zod/mini';

/**
 * The body of a failed call of the desk. After `uncertain`, a change may have been stored all the same; after any other
 * code, nothing was.
 */
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
  /** For the officer. */
  message: z.string(),
});
export type DeskErrorCode = z.infer<typeof deskErrorSchema>['code'];

/** The code in the body of a failed call; undefined if something in front of the server answered. */
export function deskErrorCode(body: unknown): DeskErrorCode | undefined {
  return deskErrorSchema.safeParse(body).data?.code;
}
