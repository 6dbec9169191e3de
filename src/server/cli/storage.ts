import { visibleText } from '../../model/text/visible-text';
import { archivedPhoto, archivedPicture } from '../storage/backup/write-backup';
import { findMissingPhotos, findMissingPictures } from '../storage/missing-photos';
import { PHOTO_EXTENSION } from '../storage/photos/photo-store';
import { findUnusedFiles } from '../storage/unused-files';
import type { StorageInvocation } from './command';

const REASONS = { photo: 'photo without an application', picture: 'picture without a row in the database' };

/** Lists, or removes, files that nothing refers to. Also lists photos and pictures that are missing. */
export async function checkStorage({ remove, settings, print, fail, ...storage }: StorageInvocation) {
  const { temporary, released, unknown } = await findUnusedFiles(storage, settings.data, new Date());
  const found = [
    ...temporary.map((file) => ({ ...file, reason: 'temporary file' })),
    ...[...released, ...unknown].map((left) => ({ ...left, name: left.id, reason: REASONS[left.kind] })),
  ];
  for (const file of found) {
    if (remove) await file.remove();
    print(
      `${file.name}  ${file.reason}, stored ${file.storedAt.toISOString().slice(0, 10)}${remove ? ', removed' : ''}`,
    );
  }
  const missing = await findMissingPhotos(storage);
  for (const { id, photo } of missing) {
    const file = archivedPhoto(storage.instance, `${photo}${PHOTO_EXTENSION}`);
    fail(`The photo of application ${id} is missing. If a backup has it, copy ${file} from there.`);
  }
  const missingPictures = await findMissingPictures(storage);
  for (const { id, name } of missingPictures) {
    const files = archivedPicture(storage.instance, `${id}*`);
    fail(`A file of the picture ${visibleText(name)} is missing. Upload it again, or copy ${files} from a backup.`);
  }
  if (found.length + missing.length + missingPictures.length === 0) print('No unused files, and no missing photos.');
  if (remove || found.length === 0) return;
  fail(
    unknown.length > 0
      ? 'If rows may have been lost, restore the latest backup. Otherwise, remove these files with "ummes storage check --remove".'
      : 'A running server removes these files within an hour. "ummes storage check --remove" removes them now.',
  );
}
