/** Why a whole sheet can't be used, in words for an editor (src/model/desk/sheet-fault.ts has the remedies). */
export class SheetFault extends Error {
  override readonly name = 'SheetFault';

  /** @param retryAfterMs how long the host wants to be left alone; 0 if it doesn't say. */
  constructor(
    message: string,
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}

/** The fault if a spreadsheet isn't published: its host sends a sign-in page with status 200. */
export const WEB_PAGE = 'is a web page, not CSV; is the spreadsheet published?';

export function tooLarge(maxBytes: number): SheetFault {
  return new SheetFault(`is larger than ${maxBytes / 1_000_000} MB`);
}
