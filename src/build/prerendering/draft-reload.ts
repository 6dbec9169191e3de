import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WEB } from '../bundling/graph';

/** Reloads a page when the server has been started anew, which ends the stream of `/dev/reload` (UMMES_DEV=1). */
const SCRIPT = `const server = new EventSource('/dev/reload');
let lost = false;
server.addEventListener('error', () => { lost = true; });
server.addEventListener('open', () => { if (lost) location.reload(); });
`;

/** Adds the script to every page. */
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
