import { signal } from '@preact/signals-react';
import type { Status } from '../../model/desk/application';
import { DESK_UNDO_MS } from '../../model/desk/review';

/** A decision that can be taken back for a while. */
export interface Undoable {
  key: number;
  /** What was decided. */
  status: Status;
  applications: readonly { id: string; name: string; version: number; before: Status }[];
  leftMs: number;
}

/** The decisions that can be taken back, the last first. */
export const undoable = signal<readonly Undoable[]>([]);

let keys = 0;

export function addUndoable(status: Status, applications: Undoable['applications']): void {
  keys += 1;
  undoable.value = [{ key: keys, status, applications, leftMs: DESK_UNDO_MS }, ...undoable.peek()];
}

export function removeUndoable(key: number): void {
  undoable.value = undoable.peek().filter((decision) => decision.key !== key);
}

/** Gives the whole time again to a decision that could not be taken back, or to the part of it that is left. */
export function renewUndoable(key: number, applications: Undoable['applications']): void {
  undoable.value = undoable
    .peek()
    .map((decision) => (decision.key === key ? { ...decision, applications, leftMs: DESK_UNDO_MS } : decision));
}

/** Lets time pass: decisions whose time is over stand. */
export function passUndoTime(ms: number): void {
  const left = undoable.peek().map((decision) => ({ ...decision, leftMs: decision.leftMs - ms }));
  undoable.value = left.filter(({ leftMs }) => leftMs > 0);
}
