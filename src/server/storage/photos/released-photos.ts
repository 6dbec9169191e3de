import type { Statements } from '../database/database';

/**
 * Lets the sweep delete a photo. Call this before storing a new photo, and in the transaction that removes a photo from
 * its application. The sweep keeps all other photos: if no row refers to one, its row has been lost.
 */
export async function releasePhoto(statements: Statements, photo: string | null | undefined): Promise<void> {
  if (photo)
    await statements.run('INSERT INTO released_photos (photo) VALUES ($1) ON CONFLICT (photo) DO NOTHING', [photo]);
}

/** Keeps the sweep from deleting a photo. Call this in the transaction that stores the row that refers to the photo. */
export async function claimPhoto(statements: Statements, photo: string | null): Promise<void> {
  if (photo) await statements.run('DELETE FROM released_photos WHERE photo = $1', [photo]);
}
