import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Paths of all documents in the repository. */
export const DOCUMENTS = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');

export const textOf = (path: string) => readFileSync(path, 'utf8');

/** A fenced code block. `info` is its language, followed by `host` if it needs tools or a server that tests lack. */
interface Block {
  info: string;
  code: string;
}

export function blocksOf(path: string): Block[] {
  const fences = textOf(path).matchAll(/^ *```([^\n]*)\n(.*?)^ *```/gms);
  return [...fences].map(([, info = '', code = '']) => ({ info: info.trim(), code }));
}

/** Returns the commands in a document's shell blocks, without comments. */
export function commandsIn(path: string): string[] {
  const lines = blocksOf(path).flatMap(({ info, code }) =>
    info === 'sh' ? code.replace(/\\\n/g, '').split('\n') : [],
  );
  return lines.map((line) => line.replace(/\s+#.*/, '').trim()).filter(Boolean);
}
