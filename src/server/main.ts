import { runCommandLine } from './cli/run-command-line';

// The reader may close the pipe (`| head`). A command that changes data must still finish.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  write: (bytes) => process.stdout.write(bytes),
  warn: (line) => process.stderr.write(`${line}\n`),
});
