import * as z from 'zod/mini';

/** A new society's first steps, in this order. */
export const FIRST_STEPS = ['name', 'sheets', 'pictures', 'messages', 'backup'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** The steps that are done, and whether someone has dismissed the list. */
export const firstStepsState = z.object({ done: z.array(z.enum(FIRST_STEPS)), isDismissed: z.boolean() });

/** A request to dismiss the list, and its response. */
export const firstStepsDismissed = z.object({ isDismissed: z.literal(true) });
