import type { Path } from '../engines/driver';
import type { HostPage } from './host-site';

/** A visit to pages of somebody else's, in whatever engine. Functions run in the page see their argument alone. */
export interface Visit {
  engine: string;
  /** Puts a page, or a file, at a path. Returns its address. */
  put(path: string, page: HostPage): string;
  open(page: HostPage, path?: string): Promise<void>;
  /** Goes into the page's frame, until the next page is opened. */
  enterFrame(): Promise<void>;
  evaluate<Args extends [unknown?], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Waits until a function of the page says yes. */
  until<Args extends [unknown?]>(holds: (...args: Args) => boolean, ...args: Args): Promise<void>;
  /** Waits until an element can be seen that contains the text. */
  untilSeen(path: Path, text?: string): Promise<void>;
  untilGone(path: Path): Promise<void>;
  /** Presses the first element that can be seen, when it can be. */
  click(path: Path, text?: string): Promise<void>;
  escape(): Promise<void>;
  /** What pages have reported so far: uncaught errors and policy reports. */
  reports(): Promise<string[]>;
}

/** A page of somebody else's, and what the tags promise to it. */
export interface Host {
  name: string;
  promise: string;
  /** Debian's package that it takes, where that could not be had. */
  missing?: string | undefined;
  /** Rejects if the promise does not hold. */
  check(visit: Visit): Promise<void>;
}
