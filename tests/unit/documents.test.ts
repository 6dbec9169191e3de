import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { commandsIn, DOCUMENTS, textOf } from '../support/documents';
import { formOf, submit } from '../support/server/application-form';
import { command } from '../support/server/command-line';
import { running, writeFiles } from '../support/server/running-server';

/** Returns the anchors that GitHub generates for headings. */
function anchorsIn(text: string): string[] {
  const headings = text.replace(/^ *```.*?^ *```/gms, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('documents', () => {
  test.each(DOCUMENTS)('%s: every link leads to a file or heading', (path) => {
    for (const [, target = ''] of textOf(path).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const linked = file ? normalize(join(dirname(path), file)) : path;
      expect(existsSync(linked), `${target} in ${path}`).toBe(true);
      if (anchor) expect(anchorsIn(textOf(linked)), `${target} in ${path}`).toContain(anchor);
    }
  });

  test.each(DOCUMENTS)('%s: every npm script and every path to code exists', (path) => {
    const text = textOf(path);
    for (const [, script = ''] of text.matchAll(/npm run (?:-s )?([\w:]+)/g))
      expect(Object.keys(packageJson.scripts), `${script} in ${path}`).toContain(script);
    for (const [, file = ''] of text.matchAll(/`((?:src|tests|widgets|demo|public)\/[\w./-]+\.\w+)`/g))
      expect(existsSync(file) || existsSync(`dist/${file}`), `${file} in ${path}`).toBe(true);
  });

  test('the `ummes` commands in the documents work when run in order', async () => {
    const server = await running({ submitsPerMinute: 0 });
    await submit(server.url, formOf());
    const [application] = await server.storage.applications.list();
    await writeFiles(server.data, {
      'sheets/events.csv': 'title,date\nWorkshop,07/03/2027\n',
      'sheets/news.csv': 'title,description\nPrize,We won.\n',
      'sheets/student-life.csv': 'title,description\nCar,It drives.\n',
    });
    const list = join(server.data, 'list.csv');
    await writeFile(list, 'email\nreader@example.org\n');
    const env = { UMMES_DATA: server.data, UMMES_PUBLIC_URL: 'https://society.example' };
    let session = '';
    const commands = DOCUMENTS.flatMap(commandsIn).filter((line) => line.startsWith('ummes '));
    expect(commands.length).toBeGreaterThan(8);
    for (const line of commands) {
      const id = line.startsWith('ummes desk') ? session : (application?.id ?? '');
      const words = line.replace(/ >.*| …$/g, '').match(/"[^"]*"|\S+/g) ?? [];
      const args = words.slice(1).map((word) =>
        word
          .replaceAll('"', '')
          .replace('k7m2xq9hbt4c', id)
          .replace(/^list\.csv$/, list),
      );
      const { code, out, err } = await command(args, env);
      expect(code, `${line}: ${err}`).toBe(0);
      if (line === 'ummes desk list') session = out.split(/\s/)[0] ?? '';
    }
  });
});
