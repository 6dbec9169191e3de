import { readFile } from 'node:fs/promises';
import { tagEntries } from '../bundling/entries';
import { type DescribedTag, describeTag } from './declarations';
import { readObject } from './read-object';

const COMMON = 'src/element/declaration.ts';

/** Describes all tags, in the order of their names. */
export async function describeTags(): Promise<DescribedTag[]> {
  const source = await readFile(COMMON, 'utf8');
  const entriesOf = (name: string) => readObject(source, COMMON, name).entries;
  const common = {
    attributes: [...entriesOf('commonAttributes'), ...entriesOf('htmlAttributes')],
    properties: entriesOf('common'),
  };
  const shared = { methods: entriesOf('methods'), states: entriesOf('states') };
  return Promise.all(
    Object.entries(tagEntries()).map(async ([entry, file]) => {
      const described = describeTag(await readFile(file, 'utf8'), file, common, shared);
      const tag = entry.replace('widgets/', 'ummes-');
      if (described.tag !== tag) throw new Error(`${file} has to declare <${tag}>`);
      return described;
    }),
  );
}
