import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WEB } from '../bundling/graph';

/** Reloads a page after a build. If the server restarts, the stream breaks, and the page waits for the new server. */
const SCRIPT = `const changes = new EventSource('/dev/reload');
let lost = false;
let soon;
changes.addEventListener('reload', () => { soon = setTimeout(() => location.reload(), 400); });
changes.addEventListener('error', () => { lost = true; clearTimeout(soon); });
changes.addEventListener('open', () => { if (lost) location.reload(); });
`;

/** Adds the script to every page; the server sends the stream with UMMES_DEV=1. */
export async function addReload(): Promise<void> {
  await mkdir(join(WEB, 'dev'), { recursive: true });
  await writeFile(join(WEB, 'dev/reload.js'), SCRIPT);
  const files = (await readdir(WEB, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const text = await readFile(join(WEB, file), 'utf8');
    await writeFile(
      join(WEB, file),
      text.replace('</head>', '  <script type="module" src="/dev/reload.js"></script>\n  </head>'),
    );
  }
}
