/** What came of the bytes that were read last. The same bytes are not read again. */
export interface Judgement {
  version: string;
  digest: string;
  fault: string | null;
  /** On the clock of `performance.now()`. */
  expires: number;
}
