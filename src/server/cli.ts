import { type Command, EXIT, UsageError } from './command';
import { applicationsCommand } from './commands/applications';
import { backupCommand } from './commands/backup';
import { copyToCommand } from './commands/copy-to';
import { newsletterCommand } from './commands/newsletter';
import { sheetsCommand } from './commands/sheets';
import { startCommand } from './commands/start';
import { findPackageRoot } from './root';
import { SettingsError } from './settings';

const COMMANDS: readonly Command[] = [
  startCommand,
  sheetsCommand,
  applicationsCommand,
  newsletterCommand,
  backupCommand,
  copyToCommand,
];

const HELP = `Usage: ummes <command>

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(12)} ${summary}`).join('\n')}

ummes <command> --help tells more; ummes --version tells the version.`;

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

// Whoever reads our lines may stop reading (`| head`); a command that changes something still does all of it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

async function main([word, ...args]: string[]): Promise<number> {
  if (word === '--version') return tell(findPackageRoot().version);
  if (word === '--help' || word === '-h' || word === 'help') return tell(HELP);
  const command = COMMANDS.find(({ name }) => name === word);
  if (!command) throw new UsageError(word ? `There is no command "${word}".` : 'A command is missing.');
  if (args.includes('--help') || args.includes('-h')) return tell(command.help);
  return command.run(args, { env: process.env, print, complain });
}

function tell(text: string): number {
  print(text);
  return EXIT.ok;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const { message, code = '' } = error as Error & { code?: string };
  const misused = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
  if (misused) complain(`${message}\n\n${HELP}`);
  else if (error instanceof SettingsError) complain(message);
  else complain(process.env.UMMES_LOG_LEVEL === 'debug' ? String((error as Error).stack) : message);
  process.exitCode = misused ? EXIT.usage : EXIT.failed;
}
