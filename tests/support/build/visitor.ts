import { createHash } from 'node:crypto';
import { chunksOfLoader } from './loader-chunks';

const PAGES = ['/', '/events', '/alumni', '/about'];

/** What can be wrong with what a server answers while its site is built anew. */
export interface Visit {
  rounds: number;
  /** What was not found, and what did not belong together. */
  faults: string[];
  /** Every address that a page, the loader or a script has named. */
  named: Set<string>;
}

/**
 * Visits a server round after round until something has ended, as pages, hosts and their visitors do: reads pages
 * and the loader, then what they name, then what that imports.
 */
export async function visitUntil(url: string, version: string, ended: Promise<unknown>): Promise<Visit> {
  const visit: Visit = { rounds: 0, faults: [], named: new Set() };
  let over = false;
  void ended.finally(() => {
    over = true;
  });
  const get = async (path: string) => {
    const answer = await fetch(url + path);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) visit.faults.push(`${path}: ${answer.status}`);
    return { body, text: body.toString(), headers: answer.headers, found: answer.status === 200 };
  };
  const fault = (text: string, ...parts: unknown[]) => visit.faults.push([text, ...parts].join(' '));

  /** A script that goes by its content, and what it imports. */
  const follow = async (path: string) => {
    visit.named.add(path);
    const { text } = await get(path);
    const [, hash] = /-([0-9A-F]{8})\.js$/.exec(path) ?? [];
    if (hash && /(?:site|events)-[0-9A-F]{8}/.test(path) && !isHashOf(hash, text)) fault('other content:', path);
    const imported = [...text.matchAll(/(?:from|import)"(\.\/[^"]+)"/g)].map(([, name = '']) => name);
    for (const name of imported.slice(0, 3)) await get(new URL(name, `http://x${path}`).pathname);
  };

  while (!over) {
    for (const page of PAGES) {
      const { text, headers } = await get(page);
      const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
      const styleHash = createHash('sha256').update(style).digest('base64');
      if (!headers.get('content-security-policy')?.includes(styleHash)) fault('a style of another build:', page);
      const scripts = [...text.matchAll(/\["(\/[^"]+\.js)"/g)].map(([, path = '']) => path);
      if (scripts.length < 2) fault('no scripts:', page);
      for (const script of scripts) await follow(script);
    }
    for (const folder of ['/widgets', `/widgets/${version}`]) {
      const { text } = await get(`${folder}/ummes.js`);
      const names = new Set(chunksOfLoader(text));
      const chunks = [...names].map((name) => `${folder}/chunks/${name}.js`);
      if (chunks.length < 20) fault('no chunks in the loader:', folder);
      for (const chunk of chunks) await follow(chunk);
      await get(`${folder}/events.js`);
    }
    const before = await get('/widgets/integrity.json');
    const files = ['ummes.js', 'events.js', `${version}/ummes.js`];
    const bodies = await Promise.all(files.map((file) => get(`/widgets/${file}`)));
    const after = await get('/widgets/integrity.json');
    if (after.found && before.text === after.text) {
      const listed = JSON.parse(after.text);
      for (const [i, file] of files.entries()) {
        const hash = createHash('sha384')
          .update(bodies[i]?.body ?? '')
          .digest('base64');
        if (listed[file] !== `sha384-${hash}`) fault('not what integrity.json says:', file);
      }
    }
    for (const path of ['/site/main.js', '/content/gallery.json', '/demo/', '/api/sheets/events']) await get(path);
    visit.rounds += 1;
  }
  return visit;
}

function isHashOf(hash: string, text: string): boolean {
  return createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase() === hash;
}
