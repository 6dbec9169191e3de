import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { inTemporaryFolder, type System } from './system';

/* Debian's Hugo, with a small theme, and a server for the files that it writes. */

const run = promisify(execFile);

export interface Hugo extends System {
  /** Writes a file in the site's folder, such as `content/events.md`, and builds the site. */
  write(path: string, text: string): Promise<void>;
  /** Adds lines to config.toml: `[markup.goldmark.renderer]\nunsafe = true`. */
  configure(lines: string): Promise<void>;
}

export function startHugo(_society: string, port?: number): Promise<Hugo> {
  return inTemporaryFolder(
    'hugo',
    async (place) => {
      const root = join(place.folder, 'site');
      const write = async (path: string, text: string) => {
        const file = join(root, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
        await run('hugo', ['--source', root, '--quiet']).catch(({ stdout, stderr }) => {
          throw new Error(`hugo:\n${stdout}\n${stderr}`);
        });
      };
      const kinds = "disableKinds = ['taxonomy', 'term', 'RSS', 'sitemap', '404']";
      const settings = `baseURL = '${place.url}'\ntitle = 'The department'\n${kinds}\n`;
      await write('config.toml', settings);
      await write('layouts/_default/baseof.html', PAGE);
      await write('layouts/_default/single.html', '{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}{{ end }}');
      await write('layouts/_default/list.html', '{{ define "main" }}<h1>{{ .Title }}</h1>{{ end }}');
      const server = createServer(sirv(join(root, 'public'), { dev: true }));
      await once(server.listen(place.port, 'localhost'), 'listening');
      place.add({
        async stop() {
          server.closeAllConnections();
          server.close();
        },
      });
      return { write, configure: (lines: string) => write('config.toml', `${settings}${lines}\n`) };
    },
    port,
  );
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>{{ .Title }}</title>
  <style>
    body { font: 18px/1.6 Georgia, serif; color: #333; background: #fdfcf7; max-width: 46rem; margin: 0 auto; padding: 1rem; }
    a { color: #7a3b00; }
    h1, h2 { font-weight: normal; letter-spacing: 0.02em; }
    header, footer { border-block: 1px solid #ccc; padding-block: 0.5rem; }
  </style>
</head>
<body>
  <header><a href="/">{{ .Site.Title }}</a></header>
  <main>{{ block "main" . }}{{ end }}</main>
  <footer><p>By the webmaster. <a href="/">Home</a></p></footer>
</body>
</html>
`;
