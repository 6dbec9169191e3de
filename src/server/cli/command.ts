/** What a command uses of its process. */
export interface CommandContext {
  env: NodeJS.ProcessEnv;
  /** Writes a line for people or scripts. */
  print(line: string): void;
  /** Writes a line about what went wrong. */
  complain(line: string): void;
  /** Writes a line that no log or file may hold. Missing if there is no terminal to write it to. */
  printToTerminal?(line: string): void;
  /** Asks for a yes or no. Missing if there is nobody to ask: a script runs the command. */
  confirm?(question: string): Promise<boolean>;
}

/** A command of `ummes`. */
export interface Command {
  name: string;
  /** A line for `ummes --help`. */
  summary: string;
  /** The text of `ummes {name} --help`. */
  help: string;
  /** Runs to its end. @returns one of `EXIT`. */
  run(args: string[], context: CommandContext): Promise<number>;
}

/** The exit codes of the process. */
export const EXIT = {
  ok: 0,
  /** The command failed, or a check found something. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
} as const;

/** Thrown for a wrong command line; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
