import { createInterface } from 'node:readline/promises';
import { runCommandLine } from './cli/run-command-line';

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

// The reader may close the pipe (`| head`); a command that changes something still finishes.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** Asks on the terminal. Anything but yes is no. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `).finally(() => terminal.close());
  return /^y(?:es)?$/i.test(answer.trim());
}

const isTerminal = process.stdin.isTTY && process.stderr.isTTY;
const terminal = [process.stderr, process.stdout].find(({ isTTY }) => isTTY);
process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  print,
  complain,
  ...(isTerminal && { confirm }),
  ...(terminal && { printToTerminal: (line: string) => void terminal.write(`${line}\n`) }),
});
