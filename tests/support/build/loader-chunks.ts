/** The names of chunks in the loader's lists, as `chunk-ABCDEFGH`: of each tag's own and of those that it shares. */
export function chunksOfLoader(script: string): string[] {
  const lists = script.matchAll(/["']?([a-z-]+)["']?:\s*\["((?:[0-9A-Z]{8} ?)+)"/g);
  return [...lists].flatMap(([, name, hashes = '']) =>
    hashes.split(' ').map((hash, position) => `${position ? 'chunk' : name}-${hash}`),
  );
}
