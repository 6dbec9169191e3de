import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runPhp, startPhp } from './processes';
import { inTemporaryFolder, type System } from './system';

/* Debian's DokuWiki, with the template that it is delivered with. */

const PACKAGE = '/usr/share/dokuwiki';

/** The account of an administrator. */
export const ACCOUNT = { name: 'admin', password: 'password' };

export interface DokuWiki extends System {
  /** Adds a line to conf/local.php: `$conf['htmlok'] = 1;`. */
  configure(line: string): Promise<void>;
  /** Writes a file in the folder `conf`, as an administrator does: `userscript.js`. */
  addFile(name: string, text: string): Promise<void>;
}

/** Folders that DokuWiki expects in its data folder. */
const DATA = ['attic', 'cache', 'index', 'locks', 'log', 'media', 'media_attic', 'media_meta', 'meta', 'pages', 'tmp'];

export function startDokuWiki(_society: string, port?: number): Promise<DokuWiki> {
  return inTemporaryFolder(
    'dokuwiki',
    async (place) => {
      const root = join(place.folder, 'site');
      const conf = join(root, 'conf');
      await cp(PACKAGE, root, { recursive: true, dereference: true, filter: (path) => !path.endsWith('/.htaccess') });
      await cp('/etc/dokuwiki', conf, { recursive: true, filter: isConfiguration });
      // Debian's file points at /etc/dokuwiki. Without it, DokuWiki uses the folder beside its code, as elsewhere.
      await rm(join(root, 'inc/preload.php'));
      for (const name of DATA) await mkdir(join(root, 'data', name), { recursive: true });
      const addFile = (name: string, text: string) => writeFile(join(conf, name), text);
      const configure = (line: string) => appendFile(join(conf, 'local.php'), `${line}\n`);
      await addFile('local.php', "<?php\n$conf['title'] = 'The department';\n");
      for (const line of ["$conf['useacl'] = 1;", "$conf['superuser'] = '@admin';", "$conf['savedir'] = './data';"])
        await configure(line);
      const hash = await runPhp(['-r', `echo password_hash('${ACCOUNT.password}', PASSWORD_BCRYPT);`]);
      await addFile('users.auth.php', `${ACCOUNT.name}:${hash}:The webmaster:admin@department.example:admin,user\n`);
      await addFile('acl.auth.php', '* @ALL 1\n* @user 8\n');
      place.add(await startPhp(root, place.port));
      return { configure, addFile };
    },
    port,
  );
}

const isConfiguration = (path: string) => !/(acl\.auth|users\.auth|local)\.php$|\.htaccess$/.test(path);
