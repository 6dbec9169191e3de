import { UNUSABLE_ID, USED_ID } from './reasons';

/** Longer ids would make addresses that some servers and programs reject. Sinhala takes nine characters per letter. */
const MAX_ID_CHARACTERS = 200;

/** An item's id, and what is wrong with the one in its row; '' if nothing is. */
export interface ItemId {
  id: string;
  fault: string;
}

/**
 * Returns a function that gives a list's items their ids, in order: the row's own, else one made from a stem, such as
 * the position. An id that is made is never one that another row has. Only the rows' own ids can repeat.
 * @param own the ids in all rows.
 */
export function itemIds(own: Iterable<string>): (id: string, stem: string) => ItemId {
  const reserved = new Set(own);
  const taken = new Set<string>();
  return (id, stem) => {
    if (id && isUsableId(id)) {
      const fault = taken.has(id) ? USED_ID : '';
      taken.add(id);
      return { id, fault };
    }
    const made = uniqueId(stem, (each) => reserved.has(each) || taken.has(each));
    taken.add(made);
    return { id: made, fault: id && UNUSABLE_ID };
  };
}

/** Returns an id that isn't taken: a number is increased, and other text gets a number. */
export function uniqueId(stem: string, isTaken: (id: string) => boolean): string {
  const isNumber = /^\d+$/.test(stem);
  let id = stem;
  for (let count = isNumber ? Number(stem) + 1 : 2; isTaken(id); count += 1)
    id = isNumber ? `${count}` : `${stem}-${count}`;
  return id;
}

/** Tests whether an id can be a segment of a path. Browsers remove `.` and `..`, even if they are encoded. */
function isUsableId(id: string): boolean {
  return id.length <= MAX_ID_CHARACTERS && !/^\.{1,2}$/.test(id);
}
