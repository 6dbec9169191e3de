import type { Fault, FaultCode } from '../../model/desk/sheet-fault';

/** Thrown if a whole sheet can't be used. */
export class SheetFault extends Error {
  override readonly name = 'SheetFault';
  readonly fault: Fault;

  /**
   * @param text the reason, as the rest of a sentence about the sheet.
   * @param retryAfterMs how long the host wants to be left alone; 0 if it doesn't say.
   */
  constructor(
    code: FaultCode,
    text: string,
    readonly retryAfterMs = 0,
  ) {
    super(text);
    this.fault = { code, text };
  }
}

/** A host sends a sign-in page with status 200 if a spreadsheet isn't published. */
export const webPage = () => new SheetFault('web-page', 'is a web page, not CSV');

export const missingFile = () => new SheetFault('missing', 'the file is missing');

/** @param error any error while a sheet is read. */
export const unreadable = (error: unknown) =>
  new SheetFault('unreadable', `could not be read: ${error instanceof Error ? error.message : error}`);

export const tooLarge = (maxBytes: number) => new SheetFault('too-large', `is larger than ${maxBytes / 1_000_000} MB`);
