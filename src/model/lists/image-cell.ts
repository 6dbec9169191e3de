import { imageAddress } from '../addresses/address';
import { isDriveFolder } from '../addresses/drive';
import { FOLDER, NO_ADDRESS } from './reasons';

/**
 * Returns a function that reads a picture's address in a column; '' if it isn't safe. Reports unsafe addresses, and
 * folders, which can't be shown.
 * @param base for relative addresses; '' leaves them unchanged.
 */
export function imageReader<Name extends string>(
  base: string,
  report: (column: Name, value: string, reason: string) => void,
): (column: Name, text: string) => string {
  return (column, text) => {
    const address = imageAddress(text, base);
    if (text && !address) report(column, text, NO_ADDRESS);
    if (isDriveFolder(address)) report(column, text, FOLDER);
    return address;
  };
}
