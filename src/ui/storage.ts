type StorageKind = 'localStorage' | 'sessionStorage';

/** Reads a stored value; undefined if it is missing or not JSON, or if the browser blocks storage. */
export function readStored(kind: StorageKind, key: string): unknown {
  return withBrowserStorage(kind, (storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined;
}

/** Writes a value as JSON. Does nothing if storage is blocked or full. */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  withBrowserStorage(kind, (storage) => storage.setItem(key, JSON.stringify(value)));
}

export function removeStored(kind: StorageKind, key: string): void {
  withBrowserStorage(kind, (storage) => storage.removeItem(key));
}

/** Returns undefined if storage is blocked or full. If blocked, even reading `window.localStorage` throws. */
export function withBrowserStorage<Result>(kind: StorageKind, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window[kind]);
  } catch {
    return undefined;
  }
}
