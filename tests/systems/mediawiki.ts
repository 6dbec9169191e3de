import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runPhp, startPhp } from './processes';
import { inTemporaryFolder, type System } from './system';

/* Debian's MediaWiki, with SQLite and the skin that it is delivered with. */

const PACKAGE = '/usr/share/mediawiki';

/** An administrator's account, which may also edit scripts such as MediaWiki:Common.js. */
export const ACCOUNT = { name: 'Admin', password: 'password-of-admin' };

export interface MediaWiki extends System {
  /** Adds a line to LocalSettings.php: `$wgRawHtml = true;`. */
  configure(line: string): Promise<void>;
}

export function startMediaWiki(_society: string, port?: number): Promise<MediaWiki> {
  return inTemporaryFolder(
    'mediawiki',
    async (place) => {
      const settings = join(place.folder, 'LocalSettings.php');
      // MediaWiki runs where it is installed; only its settings, database and pictures are ours.
      const env = { MW_CONFIG_FILE: settings };
      const images = join(place.folder, 'images');
      await mkdir(images);
      const options = {
        dbtype: 'sqlite',
        dbpath: join(place.folder, 'database'),
        dbname: 'wiki',
        confpath: place.folder,
        server: place.url,
        scriptpath: '',
        pass: ACCOUNT.password,
        skins: 'Vector',
      };
      const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
      await runPhp([`${PACKAGE}/maintenance/install.php`, ...given, 'The department', ACCOUNT.name], env);
      const configure = (line: string) => appendFile(settings, `\n${line}\n`);
      await configure(`$wgUploadDirectory = '${images}';`);
      // Jobs after a page view would make a request to the server that is answering.
      await configure('$wgJobRunRate = 0;');
      place.add(await startPhp(PACKAGE, place.port, env));
      return { configure };
    },
    port,
  );
}
