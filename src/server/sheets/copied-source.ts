/** What a copy was made of: while that is the same, the copy is what reading it again would give. */
export interface CopiedSource {
  /** Of the source's bytes. */
  digest: string;
  /** Of what else the items depend on: the code that reads them, and settings. */
  readerDigest: string;
  problems: number;
}
