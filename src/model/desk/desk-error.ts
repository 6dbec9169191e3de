import * as z from 'zod/mini';

/** The body of a failed call. A change may have been stored only if the code is `uncertain`. */
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

/** Returns the code of a failed call's body; undefined for other responses, such as a proxy's. */
export function deskErrorCode(body: unknown): DeskErrorCode | undefined {
  return deskErrorSchema.safeParse(body).data?.code;
}
