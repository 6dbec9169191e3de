import { findPackageRoot } from '../settings/package-root';
import { SettingsError } from '../settings/settings';
import { applicationsCommand } from './applications';
import { backupCommand } from './backup';
import { type Command, type CommandContext, EXIT, UsageError } from './command';
import { deskCommand } from './desk';
import { newsletterCommand } from './newsletter';
import { notifyCommand } from './notify';
import { restoreCommand } from './restore';
import { sheetsCommand } from './sheets';
import { startCommand } from './start';

const COMMANDS: readonly Command[] = [
  startCommand,
  sheetsCommand,
  applicationsCommand,
  newsletterCommand,
  deskCommand,
  notifyCommand,
  backupCommand,
  restoreCommand,
];

const HELP = `Usage: ummes <command>

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(12)} ${summary}`).join('\n')}

ummes <command> --help shows more; ummes --version shows the version.`;

async function dispatch([word, ...args]: readonly string[], context: CommandContext): Promise<number> {
  const show = (text: string) => {
    context.print(text);
    return EXIT.ok;
  };
  if (word === '--version') return show(findPackageRoot().version);
  if (word === '--help' || word === '-h' || word === 'help') return show(HELP);
  const command = COMMANDS.find(({ name }) => name === word);
  if (!command) throw new UsageError(word ? `There is no command "${word}".` : 'A command is missing.');
  if (args.includes('--help') || args.includes('-h')) return show(command.help);
  return command.run(args, context);
}

/** Runs a command line, and reports an error in a sentence. @returns the exit code. */
export async function runCommandLine(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    return await dispatch(args, context);
  } catch (error) {
    const { complain, env } = context;
    const { message, code = '' } = error as Error & { code?: string };
    const misused = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
    if (misused) complain(`${message}\n\n${HELP}`);
    else if (error instanceof SettingsError) complain(message);
    else complain(env.UMMES_LOG_LEVEL === 'debug' ? String((error as Error).stack) : message);
    return misused ? EXIT.usage : EXIT.failed;
  }
}
