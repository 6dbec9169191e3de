import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever a command is run from. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Runs a command in the project's folder.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] environment variables in addition to our own
 * @param {'inherit' | number} [output] a file descriptor for its output, which is shown by default
 * @returns {Promise<number>} its exit code; 1 if it couldn't be started or was killed by a signal
 */
export function run(command, args, env = {}, output = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
      shell: command.endsWith('.cmd'),
    });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs npm. */
export function runNpm(/** @type {string[]} */ args, env = {}, /** @type {'inherit' | number} */ output = 'inherit') {
  return run(npm, args, env, output);
}

/** If a step has failed, prints a message and exits with the step's code. */
export function exitOnFailure(/** @type {number} */ code, /** @type {string} */ message) {
  if (code === 0) return;
  console.error(message);
  process.exit(code);
}
