import type { LiveSheet } from './live-sheet';

/** A row of a sheet as the API answers it. */
export type SheetRow = Record<'id' | 'title' | 'description' | 'imageUrl', string>;

const parsed = new WeakMap<LiveSheet, { digest: string; rows: readonly SheetRow[] }>();

/** The rows that the API answers with, parsed once per change; none while the sheet cannot be read. */
export async function rowsOf<Row extends SheetRow>(sheet: LiveSheet | undefined): Promise<readonly Row[]> {
  const body = await sheet?.body();
  if (!sheet || !body) return [];
  const known = parsed.get(sheet);
  if (known?.digest === body.digest) return known.rows as readonly Row[];
  const { data } = JSON.parse(new TextDecoder().decode(body.identity.bytes)) as { data: Row[] };
  parsed.set(sheet, { digest: body.digest, rows: data });
  return data;
}
