import { runCommandLine } from './cli/run-command-line';

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

// The reader may close the pipe (`| head`); a command that changes something still finishes.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), { env: process.env, print, complain });
