import type { Statements } from './database';

/** Reads a value of the table `meta`. */
export async function readMeta(statements: Statements, name: string): Promise<string | undefined> {
  const [row] = await statements.all<{ value: string }>('SELECT value FROM meta WHERE name = $1', [name]);
  return row?.value;
}

export async function writeMeta(statements: Statements, name: string, value: string): Promise<void> {
  await statements.run(
    'INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [name, value],
  );
}

/** Writes a value unless there is one. @returns whether it was written. */
export async function addMeta(statements: Statements, name: string, value: string): Promise<boolean> {
  const sql = 'INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
  return (await statements.run(sql, [name, value])) > 0;
}
