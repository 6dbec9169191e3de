import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs Debian's nginx with a printed site. Only what the site cannot know here is replaced: ports and certificate.
 * @param folder for the configuration, the certificate and everything that nginx writes.
 */
export async function startNginx(site: string, folder: string) {
  const [http, https] = [await freePort(), await freePort()];
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=society.example -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', request.split(' '), { stdio: 'ignore' });
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) await mkdir(join(folder, name));
  const placed = site
    .replace(/\b(listen (?:\[::\]:)?)80;/g, `$1${http};`)
    .replace(/\b(listen (?:\[::\]:)?)443 /g, `$1${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
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
  await reachable(https);
  return {
    http,
    https,
    /** What `nginx -t` said. */
    checked,
    errors: () => readFile(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Waits until something listens on a port. */
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
