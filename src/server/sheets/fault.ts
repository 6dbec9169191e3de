/**
 * Why a whole sheet cannot be used, in words for an editor. The text is the same for the same
 * condition (no times, no counts that vary), so that a change of condition can be told.
 */
export class SheetFault extends Error {
  override readonly name = 'SheetFault';
}
