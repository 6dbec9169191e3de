import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runPhp, startDatabase, startPhp } from './processes';
import { inTemporaryFolder, type System } from './system';

/* Debian's WordPress, with a database and the theme that it is delivered with. */

const PACKAGE = '/usr/share/wordpress';

/** The rights of a WordPress account. Only an administrator may post any HTML, and install plugins. */
export type Role = 'administrator' | 'editor' | 'author';

/** The accounts, by role. All have the same password. */
export const ACCOUNTS: Record<Role, string> = { administrator: 'admin', editor: 'editor', author: 'author' };
export const PASSWORD = 'password';

export interface WordPress extends System {
  /** Adds a file to `wp-content`, as an administrator does by FTP: `plugins/ummes.php`. */
  addFile(path: string, text: string): Promise<void>;
  /** Runs PHP code inside WordPress. @returns its output */
  php(code: string): Promise<string>;
}

export function startWordPress(society: string, port?: number): Promise<WordPress> {
  return inTemporaryFolder(
    'wordpress',
    async (place) => {
      const root = join(place.folder, 'site');
      // Debian's package links to files of other packages, and its wp-config.php reads /etc/wordpress.
      await cp(PACKAGE, root, { recursive: true, dereference: true, filter: (path) => !path.endsWith('/.htaccess') });
      const { socket } = place.add(await startDatabase(place.folder));
      await writeFile(join(root, 'wp-config.php'), configuration(place.url, society, socket));
      const addFile = async (path: string, text: string) => {
        const file = join(root, 'wp-content', path);
        await mkdir(join(file, '..'), { recursive: true });
        await writeFile(file, text);
      };
      await addFile('mu-plugins/local-society.php', localSociety(society));
      await install(place.folder, root);
      place.add(await startPhp(root, place.port));
      return {
        addFile,
        php: (code: string) => runInside(place.folder, root, code),
      };
    },
    port,
  );
}

/** Its own settings in place of Debian's. It reaches no other server, so that it doesn't wait for wordpress.org. */
function configuration(url: string, society: string, socket: string): string {
  const constants = {
    DB_NAME: 'site',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: new URL(society).hostname,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    AUTH_KEY: 'a',
    SECURE_AUTH_KEY: 'b',
    LOGGED_IN_KEY: 'c',
    NONCE_KEY: 'd',
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define('${name}', ${typeof value === 'string' ? `'${value}'` : value});`,
  );
  return `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/**
 * WordPress fetches an oEmbed answer or a feed only from public addresses and usual ports. The society's server in the
 * tests has neither, so this allows its address and nothing else.
 */
const localSociety = (society: string) => `<?php
add_filter('http_request_host_is_external', fn($is, $host) => $is || $host === '${new URL(society).hostname}', 10, 2);
add_filter('http_allowed_safe_ports', fn($ports) => [...$ports, ${new URL(society).port}]);
`;

/** Installs WordPress as its own form does, with an account for each role that has read the editor's introduction. */
async function install(folder: string, root: string) {
  const accounts = Object.entries(ACCOUNTS)
    .filter(([role]) => role !== 'administrator')
    .map(([role, name]) => `['user_login' => '${name}', 'role' => '${role}', 'user_pass' => '${PASSWORD}']`);
  await runInside(
    folder,
    root,
    `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('The department', '${ACCOUNTS.administrator}', 'admin@department.example', false, '', '${PASSWORD}');
foreach ([${accounts.join(', ')}] as $account) wp_insert_user($account);
$preferences = ['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')];
foreach (get_users() as $user) update_user_meta($user->ID, 'wp_persisted_preferences', $preferences);
`,
    "define('WP_INSTALLING', true);",
  );
}

async function runInside(folder: string, root: string, code: string, before = ''): Promise<string> {
  const script = join(folder, 'script.php');
  // The wizard and the mailer expect a request.
  const server = "$_SERVER += ['SERVER_PROTOCOL' => 'HTTP/1.1', 'HTTP_HOST' => 'localhost', 'REQUEST_URI' => '/'];";
  await writeFile(script, `<?php ${before} ${server}\nrequire '${root}/wp-load.php';\n${code}`);
  const output = await runPhp([script]);
  await rm(script);
  return output;
}
