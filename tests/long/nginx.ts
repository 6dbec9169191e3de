import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/engines/free-port.mjs';

const run = promisify(execFile);

/**
 * Runs Debian's nginx with the example site on a free port, in front of the server's port.
 * @param folder for the configuration and everything that nginx writes.
 */
export async function startNginx(site: string, serverPort: string, folder: string) {
  const port = await freePort();
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) await mkdir(join(folder, name));
  const placed = site
    .replace(/\b(listen (?:\[::\]:)?)80;/g, `$1${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`);
  await writeFile(join(folder, 'site.conf'), placed);
  await writeFile(
    join(folder, 'nginx.conf'),
    `user root; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 2;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  gzip on; # as Debian sets it
  include ${folder}/site.conf;
}`,
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  const { stderr: checked } = await run('nginx', ['-t', ...args]);
  const child = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await reachable(port);
  return {
    url: `http://127.0.0.1:${port}`,
    /** The output of `nginx -t`. */
    checked,
    errors: () => readFile(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits until a port accepts connections. */
async function reachable(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
