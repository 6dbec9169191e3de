import { readFileSync } from 'node:fs';
import { digestOf } from '../http/body';
import type { Settings } from '../settings/settings';
import { WORKER } from './sheet-reader';

/** What a copy was made of: while that is the same, the copy is what reading it again would give. */
export interface CopiedSource {
  /** Of the source's bytes. */
  digest: string;
  /** Of what else the items depend on: the code that reads them, and settings. */
  readerDigest: string;
  problems: number;
}

/** The `readerDigest` of this build. To be called at start: an update replaces the files of a running server. */
export function readerDigestOf({ timeZone, sheetMaxRows }: Settings): string {
  return digestOf(JSON.stringify([readFileSync(WORKER, 'utf8'), timeZone, sheetMaxRows]));
}
