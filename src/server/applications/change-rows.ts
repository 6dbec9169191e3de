import type { Database, Statements } from '../database/database';
import { TOUCH_DIRECTORY } from './application-sql';

/**
 * Changes applications in one transaction, and has the directory read again.
 *
 * Rows are locked in the order of their ids, and those of `meta` last: Postgres ends one of two transactions that wait for
 * each other.
 * @param change returns what became of an item.
 * @param finish comes last, with what became of all.
 * @returns what became of the items, in their order.
 */
export function changeRows<Item extends { id: string }, Result>(
  database: Database,
  items: readonly Item[],
  change: (statements: Statements, item: Item) => Promise<Result>,
  finish: (statements: Statements, results: readonly Result[]) => Promise<void> = async () => {},
): Promise<Result[]> {
  return database.transaction(async (statements) => {
    const results: Result[] = [];
    for (const index of [...items.keys()].sort((a, b) => compareIds(items[a], items[b])))
      results[index] = await change(statements, items[index] as Item);
    await statements.run(TOUCH_DIRECTORY);
    await finish(statements, results);
    return results;
  });
}

/** The order in which rows are locked. */
export function compareIds(a: { id: string } | undefined, b: { id: string } | undefined): number {
  const [first, second] = [a?.id ?? '', b?.id ?? ''];
  return Number(first > second) - Number(first < second);
}
