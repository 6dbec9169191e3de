import type { Database, Statements } from './database';

/** A database as seen from one of its transactions: whatever is done through it is part of that transaction. */
export function withinTransaction(kind: Database['kind'], statements: Statements): Database {
  return {
    kind,
    ...statements,
    transaction: (work) => work(statements),
    snapshot: (read) => read(statements),
    erase: async () => {},
    close: async () => {},
  };
}
