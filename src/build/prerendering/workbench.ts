import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WEB } from '../bundling/graph';
import type { DescribedTag } from '../reference/declarations';
import { describeTags } from '../reference/describe-tags';
import { EMBED_MAIN } from './embed-page';

/** Writes the workbench: its first page for who embeds a tag, a page per tag for developers, and declarations.json, from which it makes its knobs. */
export async function writeWorkbench(): Promise<void> {
  const tags = await describeTags();
  const folder = join(WEB, 'demo');
  await writeFile(join(folder, 'declarations.json'), `${JSON.stringify(tags, null, 2)}\n`);
  await writeFile(join(folder, 'index.html'), indexText(tags));
  for (const tag of tags) await writeFile(join(folder, `${nameOf(tag)}.html`), benchText(tag, tags));
}

function indexText(tags: DescribedTag[]): string {
  const entries = tags.map(
    (tag) => `
        <li>
          <a href="/demo/${nameOf(tag)}.html"><code>&lt;${tag.tag}&gt;</code></a>
          <p>${textWithCode(tag.summary)}</p>
        </li>`,
  );
  return documentText(
    'Put the society on your page',
    tags,
    undefined,
    `${EMBED_MAIN}
        <ul class="sheets">${entries.join('')}
          <li>
            <a href="/demo/department.html">A department's page</a>
            <p>How a tag looks as a guest on an old page with strong styles of its own and a strict policy.</p>
          </li>
        </ul>
      </section>`,
  );
}

function benchText(tag: DescribedTag, tags: DescribedTag[]): string {
  return documentText(
    tag.tag,
    tags,
    tag,
    `<h1><code>&lt;${tag.tag}&gt;</code></h1>
      <p class="summary">${textWithCode(tag.summary)}</p>
      <div id="bench" data-tag="${tag.tag}"></div>
      <noscript><p>The workbench needs JavaScript.</p></noscript>`,
  );
}

function documentText(title: string, tags: DescribedTag[], current: DescribedTag | undefined, main: string): string {
  const links = tags.map((tag) => {
    const here = tag === current ? ' aria-current="page"' : '';
    return `<a href="/demo/${nameOf(tag)}.html"${here}>${nameOf(tag)}</a>`;
  });
  const scripts = (current ? ['/widgets/ummes.js', '/demo/workbench.js'] : ['/demo/embed.js'])
    .map((script) => `\n    <script type="module" src="${script}"></script>`)
    .join('');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title} · UMMES workbench</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/demo/workbench.css">${current ? '' : '\n    <link rel="stylesheet" href="/demo/embed.css">'}${scripts}
  </head>
  <body>
    <header>
      <a href="/demo/">UMMES workbench</a>
      <nav aria-label="Tags">${links.join(' ')} <a href="/demo/department.html">department</a></nav>
    </header>
    <main>
      ${main}
    </main>
  </body>
</html>
`;
}

function nameOf({ tag }: DescribedTag): string {
  return tag.replace('ummes-', '');
}

/** Text as HTML, with what stands in backticks as code. */
function textWithCode(text: string): string {
  return escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
