/** Letters of a title that go into an id: enough to tell titles apart, short enough to be sent around. */
const MAX_ID_CHARACTERS = 60;

/** A title as it can stand in an address: letters and digits of any script, joined by hyphens. */
export function titleId(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return Array.from(words)
    .slice(0, MAX_ID_CHARACTERS)
    .join('')
    .replace(/^-+|-+$/g, '');
}

/**
 * Gives ids to a list's items in their order: the sheet's own, else one made of the title, so that a
 * shared link survives a row put above it, else the position. Only the sheet's own can repeat.
 */
export function itemIds() {
  const taken = new Set<string>();
  return (cell: string, title: string, position: number): { id: string; repeated: boolean } => {
    const own = cell.replace(/\p{Cs}/gu, '\ufffd'); // half a character cannot stand in an address
    const repeated = own !== '' && taken.has(own);
    let id = own;
    if (!id) {
      const stem = titleId(title) || String(position);
      id = stem;
      for (let count = 2; taken.has(id); count += 1) id = `${stem}-${count}`;
    }
    taken.add(id);
    return { id, repeated };
  };
}
