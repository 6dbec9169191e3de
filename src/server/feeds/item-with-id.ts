interface Identified {
  id: string;
}

/** The items of each list by id; gone with their list. */
const indexes = new WeakMap<readonly Identified[], ReadonlyMap<string, Identified>>();

/** The item with an id, of several the first. However long the list is, only its first look-up takes time. */
export function itemWithId<Items extends readonly Identified[]>(items: Items, id: string): Items[number] | undefined {
  let index = indexes.get(items) as ReadonlyMap<string, Items[number]> | undefined;
  if (!index) {
    index = new Map(items.toReversed().map((item) => [item.id, item]));
    indexes.set(items, index);
  }
  return index.get(id);
}
