import { safeAddress } from '../../model/address';

/** What stands in for a missing or failing picture (spec, section 8), at the server that the projects come from. */
export function fallbackPicture(api: string): string {
  return safeAddress('/pictures/about.svg', api && `${api}/`);
}
