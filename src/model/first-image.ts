import { imageAddress, splitAddresses } from './address';

/**
 * The first usable picture in a cell that may list several; '' when there is none.
 * @param report is told each address before it that cannot be used.
 */
export function firstImage(cell: string, base: string, report: (value: string, reason: string) => void): string {
  for (const address of splitAddresses(cell)) {
    const safe = imageAddress(address, base);
    if (safe) return safe;
    report(address, 'is not a web address');
  }
  return '';
}
