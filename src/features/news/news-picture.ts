import { safeAddress } from '../../model/address';

/** What stands in for a missing or failing picture (spec, section 8), at the server that the news come from. */
export function fallbackPicture(api: string): string {
  return safeAddress('/news/news1.png', api && `${api}/`);
}
