import type { Statements } from '../database/database';

/** Notes, in the transaction that takes a photo from an application, that it may be removed. */
export async function releasePhoto(statements: Statements, photo: string | null | undefined): Promise<void> {
  if (photo)
    await statements.run('INSERT INTO released_photos (photo) VALUES ($1) ON CONFLICT (photo) DO NOTHING', [photo]);
}
