import type { AlumnusRow } from '../../../src/model/alumni/alumnus';
import type { SnapshotSource } from '../../../src/model/lists/query';
import { type Contents, emptyContents, snapshotSource } from '../../../src/server/publish/contents/contents';
import { People } from '../../../src/server/publish/contents/people';

interface SourceOptions extends Partial<Contents['sheets']> {
  day: string;
  now?: Date;
  search?: string;
  people?: readonly AlumnusRow[];
}

/**
 * Returns the source for a server render with these lists. Omitted lists are treated as not yet read, except for `site`,
 * which is then empty.
 */
export function sourceOf({ day, now, search, people, ...sheets }: SourceOptions): SnapshotSource {
  const contents = emptyContents();
  Object.assign(contents, { day, now: Number(now ?? 0), people: people ? new People(people) : null });
  return snapshotSource({ ...contents, sheets: { ...contents.sheets, site: [], ...sheets } }, search);
}
