import type { Database } from '../database/database';

/** How many applications wait for a decision. Sample people are approved. */
export async function countPending(database: Database): Promise<number> {
  const sql = "SELECT count(*) AS pending FROM applications WHERE status = 'pending'";
  const [row] = await database.all<{ pending: number | string }>(sql); // Postgres counts in 64 bits, which arrive as text
  return Number(row?.pending ?? 0);
}
