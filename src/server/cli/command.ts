/** What a command may use of the process it runs in. */
export interface CommandContext {
  env: NodeJS.ProcessEnv;
  /** Writes a line for people or scripts. */
  print(line: string): void;
  /** Writes a line about what went wrong. */
  complain(line: string): void;
}

/** One of the words after `ummes`. */
export interface Command {
  name: string;
  /** A line for `ummes --help`. */
  summary: string;
  /** All of it, for `ummes {name} --help`. */
  help: string;
  /** Runs to its end. @returns one of `EXIT`. */
  run(args: string[], context: CommandContext): Promise<number>;
}

/** What the process's exit code says. */
export const EXIT = {
  ok: 0,
  /** It did not work, or a check found something. */
  failed: 1,
  /** The command line is not understood. */
  usage: 2,
} as const;

/** Thrown for a command line that is not understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
