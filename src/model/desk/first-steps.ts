import * as z from 'zod/mini';

/** What a new society does first, in this order. */
export const FIRST_STEPS = ['name', 'sheets', 'pictures', 'messages', 'backup'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** The steps that are done. */
export const firstStepsDone = z.object({ done: z.array(z.enum(FIRST_STEPS)) });
