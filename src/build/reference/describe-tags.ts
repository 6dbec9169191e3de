import { readFile } from 'node:fs/promises';
import { tagEntries } from '../bundling/entries';
import { type DescribedTag, describeTag } from './declarations';
import { readDocComments, readEntryComments } from './doc-comments';
import { readDeclarations } from './read-declarations';

const COMMON = 'src/element/declaration.ts';

/** All tags with their doc comments. */
export async function describeTags(): Promise<DescribedTag[]> {
  const common = readEntryComments(await readFile(COMMON, 'utf8'), COMMON, 'commonAttributes');
  const declarations = await readDeclarations();
  const entries = tagEntries();
  return Promise.all(
    declarations.map(async (declaration) => {
      const file = entries[declaration.tag.replace('ummes-', 'widgets/')] ?? '';
      return describeTag(declaration, readDocComments(await readFile(file, 'utf8'), file), common);
    }),
  );
}
