/** The item an address names. Of several with one id the first counts. */
export function findItem<Item extends { id: string }>(items: readonly Item[], id: string): Item | undefined {
  return items.find((item) => item.id === id);
}
