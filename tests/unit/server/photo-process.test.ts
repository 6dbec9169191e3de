// @vitest-environment node
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formOf, picture, submit } from '../../support/server/application-form';
import { started } from '../../support/server/command-line';
import { childrenOf, isRunning } from '../../support/server/processes';
import { ask, eventually, temporaryFolder } from '../../support/server/running-server';

/** The real server as a process. Requests from this machine are not counted per address. */
async function served(settings: Record<string, string> = {}) {
  const data = await temporaryFolder();
  const { child, url, output } = await started({
    UMMES_DATA: data,
    UMMES_TRUST_PROXY: '1',
    UMMES_SUBMITS_PER_MINUTE: '0',
    UMMES_LOG_LEVEL: 'info',
    ...settings,
  });
  const pid = child.pid ?? 0;
  const photos = async () => JSON.parse((await ask(url, '/healthz')).body.toString()).photos;
  await eventually(async () => (await photos()) === 'ready');
  const encoder = () => childrenOf(pid)[0] ?? 0;
  /** Holds the encoder, so that what is sent waits for it. */
  const hold = () => {
    const held = encoder();
    process.kill(held, 'SIGSTOP');
    onTestFinished(() => void (isRunning(held) && process.kill(held, 'SIGCONT')));
    return held;
  };
  const uploads = async () => (await readdir(join(data, 'uploads')).catch(() => [])).length;
  const apply = (photo: Buffer, address?: string) => {
    return submit(url, formOf({ photo }), { headers: address ? { 'x-forwarded-for': address } : {} });
  };
  return { child, url, pid, output, encoder, hold, uploads, apply };
}

const linux = test.skipIf(process.platform !== 'linux');

linux('an application whose encoder is killed is stored all the same, and so is the next one', async () => {
  const { hold, uploads, apply, output } = await served();
  const held = hold();
  const first = apply(await picture());
  await eventually(async () => (await uploads()) === 1);
  process.kill(held, 'SIGKILL');
  expect((await first).status).toBe(200);
  expect((await apply(await picture())).status).toBe(200);
  expect(output.out).toContain('the process that encodes photos has ended');
});

linux('a photo whose encoder hangs gets 503 and Retry-After, and the next one gets another encoder', async () => {
  const { url, hold, apply } = await served();
  hold();
  const refused = await fetch(`${url}/users/submit`, { method: 'POST', body: formOf({ photo: await picture() }) });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await apply(await picture())).status).toBe(200);
});

linux('the encoder has no settings in its environment, and survives signals', async () => {
  const { encoder, apply } = await served({ NODE_OPTIONS: '--no-warnings', UMMES_S3_SECRET_ACCESS_KEY: 'a secret' });
  const pid = encoder();
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/UMMES|DATABASE|secret|NODE_OPTIONS/);
  for (const signal of ['SIGUSR1', 'SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
  expect((await apply(await picture())).status).toBe(200);
  expect(encoder()).toBe(pid);
});

linux('the encoder ends with the server, however that ends, even while it encodes', async () => {
  for (const [signal, isHeld] of [
    ['SIGTERM', false],
    ['SIGKILL', false],
    ['SIGKILL', true],
  ] as const) {
    const { child, encoder, hold, uploads, apply } = await served();
    const pid = encoder();
    const ended = once(child, 'exit');
    if (isHeld) {
      hold();
      apply(await picture()).catch(() => {});
      await eventually(async () => (await uploads()) === 1);
    }
    child.kill(signal);
    if (isHeld) process.kill(pid, 'SIGCONT');
    await ended;
    await eventually(() => !isRunning(pid));
  }
});
