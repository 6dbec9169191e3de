import { isIPv6 } from 'node:net';
import type { Settings } from '../../settings/settings';
import { comment, openPoints } from './comment';
import type { Installation } from './installation';

/** Stands for the name of the site where no setting names it. */
const EXAMPLE = 'https://society.example';
/** Stands for a port that the server chooses at its start. */
const DEFAULT_PORT = 3000;

/** A site of nginx in front of the server: `ummes.conf`. */
export function nginxSite({ version, settings }: Installation): string {
  const { hostname, port } = new URL(settings.publicUrl ?? EXAMPLE);
  const tls = settings.publicUrl?.startsWith('http:') ? '443' : port || '443';
  const redirect = tls === '443' ? 'https://$host$request_uri' : `https://$host:${tls}$request_uri`;
  return `# UMMES ${version}: /etc/nginx/sites-available/ummes, with a link in /etc/nginx/sites-enabled
#
#   nginx -t && systemctl reload nginx
#
${openPoints(pointsOf(settings, hostname))}

upstream ummes {
  server ${upstreamOf(settings)};
  # The server keeps a connection for 65 s, nginx for 60 s: none is closed while a request is on its way.
  keepalive 16;
}

# Connections per address. A campus may share one, and in HTTP/2 every request counts as a connection.
limit_conn_zone $binary_remote_addr zone=ummes_connections:2m;
limit_conn_status 429;

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  location /.well-known/acme-challenge/ {
    root /var/www/html;
  }
  location / {
    return 301 ${redirect};
  }
}

server {
  listen ${tls} ssl http2;
  listen [::]:${tls} ssl http2;
  server_name ${hostname};
  server_tokens off;

  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:ummes_tls:2m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

  # The server logs requests itself, without addresses of visitors and without queries: unsubscribe links hold a token.
  access_log off;

  limit_conn ummes_connections 100;

  # A photo may have 5 MB, and the server says so itself up to 6 MB; nginx allows 1 MB by default.
  client_max_body_size 6m;
  # Between two pieces of a request. nginx collects a slow upload in a file; the server gets it at once and whole.
  client_header_timeout 15s;
  client_body_timeout 30s;
  send_timeout 60s;

  # The server compresses and sets all caching and security headers.
  gzip off;

  location / {
    proxy_pass http://ummes;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
${forwardedOf(settings)}
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 5s;
    proxy_send_timeout 60s;
    # A photo may have to wait until those before it are encoded.
    proxy_read_timeout 120s;
  }
}`;
}

function pointsOf({ publicUrl, port, host, trustedProxies }: Settings, hostname: string) {
  return [
    !publicUrl && `UMMES_PUBLIC_URL is not set. Set it, and replace ${hostname} in this file.`,
    publicUrl?.startsWith('http:') && `UMMES_PUBLIC_URL is not https. Set UMMES_PUBLIC_URL=https://${hostname}.`,
    trustedProxies === 0 && 'UMMES_TRUST_PROXY is 0, so that all visitors seem to be one. Set UMMES_TRUST_PROXY=1.',
    port === 0 && `PORT is 0, any free one. Set a port, and write it in place of ${DEFAULT_PORT}.`,
    isEveryAddress(host) && 'HOST is every address: visitors can pass by nginx. Set HOST=127.0.0.1.',
    `The certificate is where certbot puts it (certbot certonly --webroot -w /var/www/html -d ${hostname}).`,
    'From nginx 1.25.1 on, write "http2 on;" in place of the word http2 after listen.',
  ];
}

function upstreamOf({ host, port }: Settings): string {
  const address = isEveryAddress(host) ? '127.0.0.1' : (host ?? '');
  return `${isIPv6(address) ? `[${address}]` : address}:${port || DEFAULT_PORT}`;
}

function isEveryAddress(host: string | undefined): boolean {
  return !host || host === '0.0.0.0' || host === '::';
}

function forwardedOf({ trustedProxies }: Settings): string {
  const [lines, value] =
    trustedProxies > 1
      ? [
          [
            `UMMES_TRUST_PROXY is ${trustedProxies}: another proxy of yours is in front of this one, and its entry stays.`,
            'Let only that proxy reach this nginx.',
          ],
          '$proxy_add_x_forwarded_for',
        ]
      : [['Set, not appended: whatever a visitor writes into this header does not reach the server.'], '$remote_addr'];
  return `${comment(...lines)}\nproxy_set_header X-Forwarded-For ${value};`.replace(/^/gm, '    ');
}
