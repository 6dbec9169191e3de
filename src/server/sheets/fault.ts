/**
 * Why a whole sheet cannot be used, in words for an editor. The same condition has the same message (no times, no
 * varying counts), so that a change of condition shows.
 */
export class SheetFault extends Error {
  override readonly name = 'SheetFault';

  /** @param version of the source, if the fault stays as long as the source has this version. */
  constructor(
    message: string,
    readonly version = '',
  ) {
    super(message);
  }
}
