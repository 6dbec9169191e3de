import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { describeTags } from '../reference/describe-tags';
import { LOADER_SOURCE } from './entries';
import { type Graph, WEB } from './graph';

/**
 * Bundles the loader with the list of every tag's files and data call in it.
 * @param entries the tags' own files, as paths below the static root.
 */
export async function buildLoader(graph: Graph, entries: readonly string[], draft: boolean): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [LOADER_SOURCE],
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: !draft,
    define: { __UMMES_TAGS__: JSON.stringify(await tagTable(graph, entries)) },
    logLevel: 'error',
  });
  const text = outputFiles[0]?.text ?? '';
  const options = { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false } } as const;
  // As with the other files, terser takes a little more off.
  const { code = '' } = draft ? { code: text } : await minify(text, options);
  await writeFile(join(WEB, 'widgets/ummes.js'), code);
}

/** Attributes of all tags: the page gives them their effect. */
const COMMON = ['api', 'theme'];

const namesOf = (described: readonly { name: string }[]) => described.map(({ name }) => name);

/** The `TagTable` of widgets/ummes.ts. */
async function tagTable(graph: Graph, entries: readonly string[]) {
  const chunks: string[] = [];
  const tags: Record<string, unknown[]> = {};
  for (const { tag, data, properties, attributes } of await describeTags()) {
    const name = tag.replace('ummes-', '');
    const [, ...needs] = graph.needs(`widgets/${name}.js`);
    const own = entries.filter((file) => new RegExp(`/${name}-[^-]+$`).test(file));
    const positions = [...own, ...needs].map((file) => {
      const chunk = basename(file, '.js');
      if (!chunks.includes(chunk)) chunks.push(chunk);
      return chunks.indexOf(chunk);
    });
    const sent = attributes.filter(({ name, unsent }) => !unsent && !COMMON.includes(name));
    tags[name] = [positions, data ?? '', namesOf(properties), namesOf(sent)];
  }
  return { chunks: chunks.join(' '), tags };
}
