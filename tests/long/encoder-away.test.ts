// @vitest-environment node
// An update of the files takes node_modules away while the process that encodes photos has ended for lack of photos.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, picture, submit } from '../support/server/application-form';
import { type OwnPackage, ownPackage } from '../support/server/own-package';
import { childrenOf } from '../support/server/processes';
import { ask } from '../support/server/running-server';

let own: OwnPackage;
beforeAll(async () => {
  own = await ownPackage();
});
afterAll(() => own.remove());

/** The process ends after 30 s without photos; results of checks are kept for 10 s. */
const WAIT = { timeout: 120_000, interval: 250 };

const photosOf = async (url: string) => JSON.parse((await ask(url, '/healthz')).body.toString()).photos;
const readiness = async (url: string) => {
  const { status, body } = await ask(url, '/readyz');
  return { status, failing: JSON.parse(body.toString()).failing };
};

test.skipIf(process.platform !== 'linux')(
  'photos that come while node_modules is away get 503, readiness names the encoder, and both recover by themselves',
  async () => {
    const { url, pid, output } = await own.start();
    await expect.poll(() => photosOf(url), WAIT).toBe('ready');
    await expect.poll(() => readiness(url), WAIT).toEqual({ status: 200, failing: [] });
    await expect.poll(() => childrenOf(pid), WAIT).toEqual([]);

    await own.takeAway();
    const photo = await picture();
    const refused = await fetch(`${url}/users/submit`, { method: 'POST', body: formOf({ photo }) });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await refused.json()).toEqual({ message: expect.stringContaining('without a photo') });
    expect((await submit(url, formOf())).status).toBe(200);
    expect(await photosOf(url)).toBe('unavailable');
    await expect.poll(() => readiness(url), WAIT).toEqual({ status: 503, failing: ['encoder'] });

    await own.bringBack();
    await expect.poll(() => readiness(url), WAIT).toEqual({ status: 200, failing: [] });
    expect(await photosOf(url)).toBe('ready');
    expect((await submit(url, formOf({ photo }))).status).toBe(200);
    expect(output().match(/photos cannot be encoded/g)).not.toBeNull();
    expect(output()).toContain('photos can be encoded again');
  },
);
