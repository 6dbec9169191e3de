import type { AlumnusRow } from '../../../model/alumni/alumnus';
import { PUBLIC_FIELDS } from '../../../model/application/public-fields';
import type { Statements } from '../database/database';
import { PHOTO_EXTENSION } from '../photos/photo-store';
import { readColumns } from './read-columns';

const IN_DIRECTORY = ['id', 'submittedAt', ...PUBLIC_FIELDS, 'photo'] as const;

/** Returns all approved people in the API's format, in the order in which they applied. */
export async function approvedPeople(database: Statements): Promise<AlumnusRow[]> {
  const people = await readColumns(database, IN_DIRECTORY, `status = 'approved'`);
  return people.map(({ photo, submittedAt: _, ...person }) => {
    return { ...person, profileImageUrl: photo ? `/photos/${photo}${PHOTO_EXTENSION}` : '' };
  });
}
