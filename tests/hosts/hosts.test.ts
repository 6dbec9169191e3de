import { HOSTS } from '../support/hosts/hosts';
import { test } from '../support/hosts/test';

for (const { name, promise, missing, check } of HOSTS) {
  test(`${name}: ${promise}`, async ({ visit }) => {
    test.skip(missing !== undefined, `Debian has this library: apt-get download ${missing}`);
    await check(visit);
  });
}
