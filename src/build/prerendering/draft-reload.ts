import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WEB } from '../bundling/graph';

/**
 * Reloads a page when the build has changed. If the server is restarted for it, the stream breaks soon
 * after, and the page waits for the new one.
 */
const SCRIPT = `const changes = new EventSource('/dev/reload');
let lost = false;
let soon;
changes.addEventListener('reload', () => { soon = setTimeout(() => location.reload(), 400); });
changes.addEventListener('error', () => { lost = true; clearTimeout(soon); });
changes.addEventListener('open', () => { if (lost) location.reload(); });
`;

/** Lets every page of a draft build reload itself; the stream is the server's, with UMMES_DEV=1. */
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
