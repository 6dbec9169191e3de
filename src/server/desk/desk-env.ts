import type { Logger } from 'pino';
import type { ServerEnv } from '../http/server-env';
import type { PhotoEncoder } from '../photos/photo-encoder';
import type { Settings } from '../settings/settings';
import type { Sheets } from '../sheets/sheets';
import type { Storage } from '../storage/storage';

/** Who makes a call of the desk. */
export interface Officer {
  /** The session's id. */
  session: string;
  name: string;
}

/** Hono's environment of the desk's calls: behind the guard, `c.get('officer')` is there. */
export interface DeskEnv extends ServerEnv {
  Variables: { officer: Officer };
}

/** What the desk's calls work with. */
export interface DeskParts {
  settings: Settings;
  storage: Storage;
  sheets: Sheets;
  encoder: PhotoEncoder;
  log: Logger;
  /** The clock, by which sessions end. */
  now: () => Date;
}
