import { fileURLToPath } from 'node:url';

/* The `ummes` command. Explains how to install the server's packages, which the library doesn't include. */

try {
  await import('./command.js');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  const [missing] = /'[^']+'/.exec(error.message) ?? [];
  const folder = fileURLToPath(new URL('.', import.meta.url)).slice(0, -1);
  console.error(
    `ummes: the server needs packages that are not installed, such as ${missing}. Install them with: npm install --omit=dev --ignore-scripts --prefix "${folder}"`,
  );
  process.exitCode = 1;
}
