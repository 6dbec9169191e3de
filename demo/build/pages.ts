import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DECLARATIONS, WEB } from '../../src/build/folders';
import { fillTemplate } from '../../src/build/prerendering/document';
import { filesIn } from '../../src/build/publishing/builds.mjs';
import { type DescribedTag, fileName } from '../../src/build/reference/declarations';
import { escapeHtml } from '../../src/model/text/escape-html';
import { measuredTags, withCurlyQuotes } from './measured-tags';

const DEMO = join(WEB, 'demo');

/** The template of a tag's page; `{{name}}` marks the parts that differ. */
const WORKBENCH = 'workbench.html';

/**
 * Writes what /demo/ serves: the files in demo/ except scripts, which are bundled; a workbench for each tag; and
 * declarations.json, which the scripts read.
 */
export async function writeDemoPages(): Promise<void> {
  const tags: DescribedTag[] = JSON.parse(await readFile(DECLARATIONS, 'utf8'));
  await mkdir(DEMO, { recursive: true });
  for (const file of (await filesIn('demo')).filter(isServed)) await cp(join('demo', file), join(DEMO, file));
  await writeFile(join(DEMO, 'declarations.json'), `${JSON.stringify(await measuredTags(tags), null, 2)}\n`);
  // Not as .php, which some web servers would run.
  await cp('demo/embed/systems/wordpress/ummes.php', join(DEMO, 'wordpress-plugin.txt'));
  const { homepage } = JSON.parse(await readFile('package.json', 'utf8'));
  const docs = homepage.replace('#readme', '/blob/main/docs/tags.md');
  const icon = await readFile('public/favicon.svg', 'utf8');
  const logo = icon
    .replace(/<style>.*<\/style>/, '') // the page's policy forbids inline styles
    .replace('<svg', '<svg aria-hidden="true"')
    .replace('class="g"', 'fill="currentColor"')
    .replace('class="s"', 'fill="#d9481c"');
  await writePage('index.html', 'index.html', { logo, docs, tags: tags.map(entryOf).join('') });
  for (const tag of tags) {
    const values = { nav: linksTo(tags, tag), tag: tag.tag, summary: textWithCode(tag.summary) };
    await writePage(WORKBENCH, `${fileName(tag)}.html`, { ...values, logo, docs: `${docs}#${tag.tag}` });
  }
}

function isServed(file: string): boolean {
  return /\.(?:css|html|svg)$/.test(file) && file !== WORKBENCH;
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

/** Returns text as HTML, with code elements for the parts in backticks. */
function textWithCode(text: string): string {
  return escapeHtml(withCurlyQuotes(text)).replace(/`([^`]+)`/g, '<code>$1</code>');
}
