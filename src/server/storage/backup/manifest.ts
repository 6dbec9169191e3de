import * as z from 'zod/mini';

/** The name of the manifest in a backup; its last file. */
export const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  applications: z.number(),
  subscribers: z.number(),
  messages: z.number(),
  /** Ids of applications whose photo was missing when the backup was made. */
  missing: z.array(z.string()),
  /** The SHA-256 of every other file, in hexadecimal digits, by its name. */
  files: z.record(z.string(), z.string()),
});

/** Describes a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws when the text is no manifest that this version can read. */
export function parseManifest(text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`its ${MANIFEST} is damaged`);
  }
  const { success, data } = manifestSchema.safeParse(json);
  if (!success) throw new Error(`its ${MANIFEST} is not of this version: use the version of ummes that wrote it`);
  return data;
}
