import { parseArgs } from 'node:util';
import { isStatus, STATUSES, type Status } from '../../model/desk/application';
import { findPackageRoot } from '../settings/package-root';
import { type CommandContext, type Invocation, UsageError } from './command';
import { COMMANDS, type Command, OPTIONS } from './commands';
import { helpText } from './help';

/** Runs a command line, and reports any error. @returns the exit code. */
export async function runCommandLine(args: readonly string[], context: CommandContext): Promise<number> {
  const { print, warn, env } = context;
  const [word = ''] = args;
  let code = 0;
  const fail = (line?: string) => {
    code = 1;
    if (line !== undefined) warn(line);
  };
  try {
    if (word === '--version') print(findPackageRoot().version);
    else if (args.includes('--help')) print(helpText(word));
    else {
      const command = findCommand(args);
      const given = readArguments(command, args.slice(command.name.split(' ').length));
      await command.run({ ...context, ...given, fail });
    }
  } catch (error) {
    if (isUsageError(error)) {
      warn(`${error.message}\n\n${helpText(word)}`);
      return 2;
    }
    const { message, stack } = error as Error;
    fail(env.UMMES_LOG_LEVEL === 'debug' ? stack : message);
  }
  return code;
}

/** Finds the command that a command line starts with. */
function findCommand(args: readonly string[]): Command {
  const line = args.join(' ');
  const command = COMMANDS.find(({ name }) => line === name || line.startsWith(`${name} `));
  if (!command) throw new UsageError(line ? `There is no command "${line}".` : 'No command given.');
  return command;
}

/** @throws if a command doesn't take these arguments or options. */
function readArguments(command: Command, args: string[]): Omit<Invocation, keyof CommandContext | 'fail'> {
  const { name, takes = { label: 'no arguments', min: 0, max: 0 }, options = [] } = command;
  const { values, positionals: words } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options.map((option) => [option, OPTIONS[option]])),
  });
  if (words.length < takes.min || words.length > takes.max) {
    const hint = takes.max === 1 ? '; put quotes around values with spaces' : '';
    throw new UsageError(`"${name}" takes ${takes.label}${hint}.`);
  }
  const { status, json, yes, remove, editor } = values;
  return {
    words,
    status: readStatus(status),
    json: json === true,
    yes: yes === true,
    remove: remove === true,
    editor: editor === true,
  };
}

function readStatus(status: unknown): Status | undefined {
  if (status === undefined) return undefined;
  if (typeof status === 'string' && isStatus(status)) return status;
  throw new UsageError(`A status must be one of: ${STATUSES.join(', ')}.`);
}

/** Whether a command line is wrong, rather than a command has failed. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return String((error as NodeJS.ErrnoException | null)?.code).startsWith('ERR_PARSE_ARGS');
}
