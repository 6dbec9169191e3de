import { fileURLToPath } from 'node:url';

/* The command `ummes`. The server's packages do not come with the library, so it runs without them as far as saying so. */

try {
  await import('./command.js');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  const [missing] = /'[^']+'/.exec(error.message) ?? [];
  const folder = fileURLToPath(new URL('.', import.meta.url)).slice(0, -1);
  console.error(
    `ummes: the server needs packages that are not installed, ${missing} for one. Install them with: npm install --omit=dev --ignore-scripts --prefix "${folder}"`,
  );
  process.exitCode = 1;
}
