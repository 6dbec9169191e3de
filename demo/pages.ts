import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { WEB } from '../src/build/bundling/graph';
import { fillTemplate } from '../src/build/prerendering/document';
import { type DescribedTag, fileName } from '../src/build/reference/declarations';
import { escapeHtml } from '../src/model/text/text';

const DEMO = join(WEB, 'demo');

/** The page of one tag; `{{name}}` marks the parts that differ. */
const WORKBENCH = 'workbench.html';

/**
 * Writes what /demo/ shows: the files of demo/ without the scripts, which are bundled; a workbench per tag; and
 * declarations.json, which the scripts read.
 */
export async function writeDemoPages(tags: readonly DescribedTag[]): Promise<void> {
  await mkdir(DEMO, { recursive: true });
  await cp('demo', DEMO, { recursive: true, filter: isServed });
  await writeFile(join(DEMO, 'declarations.json'), `${JSON.stringify(tags, null, 2)}\n`);
  await writePage('index.html', 'index.html', { tags: tags.map(entryOf).join('') });
  for (const tag of tags) {
    const summary = textWithCode(tag.summary);
    await writePage(WORKBENCH, `${fileName(tag)}.html`, { nav: linksTo(tags, tag), tag: tag.tag, summary });
  }
}

function isServed(source: string): boolean {
  return extname(source) !== '.ts' && !['sheets', WORKBENCH].includes(basename(source));
}

async function writePage(template: string, file: string, values: Record<string, string>): Promise<void> {
  await writeFile(join(DEMO, file), await fillTemplate(join('demo', template), values));
}

function linksTo(tags: readonly DescribedTag[], current?: DescribedTag): string {
  const links = tags.map((tag) => {
    const here = tag === current ? ' aria-current="page"' : '';
    return `<a href="/demo/${fileName(tag)}.html"${here}>${fileName(tag)}</a>`;
  });
  return links.join(' ');
}

function entryOf(tag: DescribedTag): string {
  return `
        <li>
          <a href="/demo/${fileName(tag)}.html"><code>&lt;${tag.tag}&gt;</code></a>
          <p>${textWithCode(tag.summary)}</p>
        </li>`;
}

/** Text as HTML, with the parts in backticks as code. */
function textWithCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
