export const STATUSES = ['pending', 'approved', 'rejected'] as const;

/** What the association has decided. Only who is approved is public. */
export type Status = (typeof STATUSES)[number];

export function isStatus(text: string): text is Status {
  return STATUSES.some((status) => status === text);
}
