import { INERT } from '../http/headers';

/** The headers of a file to save. @param name with its ending, `.csv` or `.txt`. */
export function attachmentHeaders(name: string): Record<string, string> {
  return {
    'Content-Type': `text/${name.endsWith('.csv') ? 'csv' : 'plain'}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': INERT,
  };
}
