import { signal } from '@preact/signals-react';
import { type Failure, MAX_SELECTED } from '../../model/desk/application';
import { partsOf } from '../../model/desk/review';

/** What a call in flight does, so that no other begins. */
export interface Work {
  action: 'approved' | 'rejected' | 'pending' | 'remove' | 'edit' | 'turn';
  done: number;
  total: number;
}

export const work = signal<Work | null>(null);

/** Carries out one piece of work at a time: while another is under way, nothing is done. */
export async function working<Result>(
  action: Work['action'],
  total: number,
  carryOut: () => Promise<Result>,
): Promise<Result | undefined> {
  if (work.peek()) return undefined;
  work.value = { action, done: 0, total };
  try {
    return await carryOut();
  } finally {
    work.value = null;
  }
}

/** What became of a list of applications that was sent in several calls. */
export interface Sent<Done> {
  done: Done[];
  failed: Failure[];
  /** Why it ended before the list did. */
  error?: unknown;
  /** Ids of the call that failed. */
  unanswered: string[];
}

/** Sends a list in as many calls as it needs, and stops at the first call that fails. */
export async function sendInParts<Item extends { id: string }, Done>(
  items: readonly Item[],
  send: (part: Item[]) => Promise<{ done: Done[]; failed: Failure[] }>,
): Promise<Sent<Done>> {
  const sent: Sent<Done> = { done: [], failed: [], unanswered: [] };
  for (const part of partsOf(items, MAX_SELECTED)) {
    try {
      const { done, failed } = await send(part);
      sent.done.push(...done);
      sent.failed.push(...failed);
    } catch (error) {
      return { ...sent, error, unanswered: part.map(({ id }) => id) };
    }
    const present = work.peek();
    if (present) work.value = { ...present, done: present.done + part.length };
  }
  return sent;
}
