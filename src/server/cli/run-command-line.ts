import { parseArgs } from 'node:util';
import { isStatus, STATUSES } from '../../model/desk/application';
import { findPackageRoot } from '../settings/package-root';
import {
  decideApplications,
  deleteApplications,
  listApplications,
  printApplicationsCsv,
  showApplication,
} from './applications';
import { backUp, restore } from './backup';
import { type CommandContext, type Run, UsageError, withStorage } from './command';
import { invite, listSessions, revokeSessions } from './desk';
import { importSubscribers, printUnsubscribeLinks } from './newsletter';
import { testNotifications } from './notify';
import { checkSheets, printTemplate } from './sheets';
import { start } from './start';
import { checkStorage } from './storage';

/**
 * Commands and their descriptions, keyed by usage. Usages are parsed: `<x>` is an argument, `<x>…` one or more, and
 * `[x]` an optional one.
 */
const COMMANDS: Readonly<Record<string, readonly [Run, description: string]>> = {
  start: [start, 'serve the site, the widgets and the API until SIGTERM or SIGINT'],
  'applications list [--status=…] [--json]': [
    withStorage(listApplications),
    `print one line per application; statuses: ${STATUSES.join(', ')}`,
  ],
  'applications show <id> [--json]': [withStorage(showApplication), 'print an application with its history'],
  'applications approve <id>@<version>… [--yes]': [
    withStorage((invocation) => decideApplications(invocation, 'approved')),
    'add people to the directory; <id> is enough for an unchanged application; --yes approves even rejected ones',
  ],
  'applications reject <id>[@<version>]…': [
    withStorage((invocation) => decideApplications(invocation, 'rejected')),
    'keep people out of the directory',
  ],
  'applications remove <id>…': [withStorage(deleteApplications), 'delete applications with their photos and history'],
  'applications export [--status=…]': [withStorage(printApplicationsCsv), 'print CSV for a spreadsheet'],
  'newsletter import <csv>': [
    withStorage(importSubscribers),
    'add addresses from the "email" column or, if there is none, all addresses in the file',
  ],
  'newsletter links': [withStorage(printUnsubscribeLinks), 'print CSV: email,unsubscribe,one_click'],
  'sheets check [name] [--json]': [checkSheets, 'print rows with problems, and suggested fixes'],
  'sheets template [name]': [
    printTemplate,
    'print an Excel workbook with a tab for each sheet, or the CSV of one sheet',
  ],
  'desk invite <name> [--editor]': [
    withStorage(invite),
    'print a link to the desk that can be used once, within 24 hours; --editor invites an editor, who sees Content only',
  ],
  'desk list [--json]': [withStorage(listSessions), 'print one line per session and unused invitation'],
  'desk revoke <id>…': [withStorage(revokeSessions), 'end sessions and withdraw invitations'],
  'notify test': [testNotifications, 'send a test message to the configured addresses and webhook'],
  'storage check [--remove]': [
    withStorage(checkStorage),
    'list files that nothing refers to, and applications whose photo is missing; --remove removes the files',
  ],
  'backup [file]': [withStorage(backUp), 'write all data to one file; the server may keep running'],
  'restore <file>': [restore, 'restore a backup into an empty data folder or database; stop the server first'],
};

/** Returns the command's name from its usage, such as `desk invite`. */
function nameOf(usage: string): string {
  return usage.replace(/ [^a-z].*/, '');
}

/** Returns help for the commands whose first word is `word`, or for all commands if none match. */
function help(word = ''): string {
  const usages = Object.keys(COMMANDS);
  const matching = usages.filter((usage) => usage.split(' ')[0] === word);
  const shown = matching.length > 0 ? matching : usages;
  return `Usage:

${shown.map((usage) => `  ummes ${usage}\n      ${COMMANDS[usage]?.[1]}`).join('\n')}

Exit codes: 0 success, 1 failed or incomplete, 2 invalid usage. "ummes --version" prints the version.`;
}

/** @throws if the arguments or options don't match the usage. */
function readArguments(usage: string, args: string[]) {
  const flags = [...usage.matchAll(/\[--(\w+)(=?)/g)];
  const options = flags.map(([, name, value]) => [name, { type: value ? 'string' : 'boolean' }] as const);
  const { values, positionals: words } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options),
  });
  const flagged = values as { status?: string; json?: boolean; yes?: boolean; remove?: boolean; editor?: boolean };
  const { status, json = false, yes = false, remove = false, editor = false } = flagged;
  if (status !== undefined && !isStatus(status))
    throw new UsageError(`A status must be one of: ${STATUSES.join(', ')}.`);
  const [, argument = ''] = / ([<[][^-]\S*)/.exec(usage) ?? [];
  const min = argument.startsWith('<') ? 1 : 0;
  const max = argument.endsWith('…') ? Number.POSITIVE_INFINITY : Math.min(argument.length, 1);
  if (words.length >= min && words.length <= max) return { words, status, json, yes, remove, editor };
  const hint = max === 1 ? '; put quotes around values with spaces' : '';
  throw new UsageError(`"${nameOf(usage)}" takes ${argument || 'no arguments'}${hint}.`);
}

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
    else if (args.includes('--help')) print(help(word));
    else {
      const found = Object.entries(COMMANDS).find(([usage]) => `${args.join(' ')} `.startsWith(`${nameOf(usage)} `));
      if (!found) throw new UsageError(word ? `There is no command "${args.join(' ')}".` : 'No command given.');
      const [usage, [run]] = found;
      const given = readArguments(usage, args.slice(nameOf(usage).split(' ').length));
      await run({ ...context, ...given, fail });
    }
  } catch (error) {
    const { message, stack, code: reason = '' } = error as NodeJS.ErrnoException;
    if (error instanceof UsageError || reason.startsWith('ERR_PARSE_ARGS')) {
      warn(`${message}\n\n${help(word)}`);
      return 2;
    }
    fail(env.UMMES_LOG_LEVEL === 'debug' ? stack : message);
  }
  return code;
}
