import { type Society, societyFrom } from '../../../model/society/society';
import type { Settings } from '../../settings/settings';
import { readCopy } from '../../sources/last-good-copy';
import { readSheet } from './read-sheet';

/** Returns what the last good copy of the `site` sheet says about the society, for commands without a server. */
export async function storedSociety({ data, timeZone, sheetLimits }: Settings): Promise<Society> {
  const copy = await readCopy(data, 'site').catch(() => null);
  if (!copy) return societyFrom([]);
  const content = { bytes: copy.bytes, problems: [] };
  return societyFrom(readSheet('site', content, { timeZone, maxRows: sheetLimits.maxRows }).items);
}
