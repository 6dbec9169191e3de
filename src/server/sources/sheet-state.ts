import type { Fault } from '../../model/desk/sheet-fault';
import type { SheetCondition } from '../../model/desk/sheet-report';
import type { Place } from './places';

/** The state of the places that a sheet may come from. `since` is when it began. */
export type SheetState =
  /** No place has been read yet. */
  | { kind: 'unread' }
  /** No place has the sheet, and there is no need for one. */
  | { kind: 'absent' }
  /** Visitors see what the place has. */
  | { kind: 'current'; place: Place; since: Date }
  /** The sheet can't be used, or has gone. Visitors see the last good copy, or an empty list. */
  | { kind: 'faulty'; place: Place | null; fault: Fault; since: Date };

/** Returns the state after a place was found with content that can be used. */
export function currentState(before: SheetState, place: Place, now: Date): SheetState {
  return { kind: 'current', place, since: before.kind === 'current' ? before.since : now };
}

/** Returns the state after a fault. */
export function faultyState(before: SheetState, place: Place | null, fault: Fault, now: Date): SheetState {
  return { kind: 'faulty', place, fault, since: before.kind === 'faulty' ? before.since : now };
}

export function placeOf(state: SheetState): Place | null {
  return 'place' in state ? state.place : null;
}

export function faultOf(state: SheetState): Fault | null {
  return state.kind === 'faulty' ? state.fault : null;
}

/** Names the state for the desk. @param hasContent whether visitors see content, rather than an empty list. */
export function stateName(state: SheetState, hasContent: boolean): SheetCondition['state'] {
  switch (state.kind) {
    case 'unread':
      return hasContent ? 'stale' : 'reading';
    case 'absent':
      return 'none';
    case 'current':
      return 'current';
    case 'faulty':
      return hasContent ? 'stale' : 'missing';
  }
}
