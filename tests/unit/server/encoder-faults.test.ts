// @vitest-environment node
import childProcess, { type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newAttemptId } from '../../../src/model/application-parts';
import { EncoderProcess } from '../../../src/server/photos/encoder-process';
import { formOf, picture } from '../../support/server/application-form';
import { eventually, running } from '../../support/server/running-server';

/*
 * Faults are injected: the process that encodes photos is killed as soon as it has a photo, or cannot be forked. The
 * process itself is the real one.
 */

/** Kills the process of the next so many photos. Resolves to its ids. */
function killEncoders(times: number): Set<EncoderProcess> {
  const killed = new Set<EncoderProcess>();
  const encode = EncoderProcess.prototype.encode;
  const spy = vi.spyOn(EncoderProcess.prototype, 'encode').mockImplementation(function (this: EncoderProcess, ...args) {
    const [path] = args;
    if (path !== null && killed.size < times) {
      killed.add(this);
      this.kill();
    }
    return encode.apply(this, args);
  });
  onTestFinished(() => spy.mockRestore());
  return killed;
}

/** Makes `fork` fail until the result is called, as the system does when it has no process or no memory left. */
function failFork(fail: (error: Error) => ChildProcess): () => void {
  const { fork } = childProcess;
  const restore = () => {
    childProcess.fork = fork;
    syncBuiltinESMExports();
  };
  childProcess.fork = (() => fail(Object.assign(new Error('spawn EAGAIN'), { code: 'EAGAIN' }))) as typeof fork;
  syncBuiltinESMExports();
  onTestFinished(restore);
  return restore;
}

async function served() {
  const server = await running({ submitsPerMinute: 0 });
  const photos = async () => JSON.parse((await server.get('/healthz')).body.toString()).photos;
  await eventually(async () => (await photos()) === 'ready');
  const photo = await picture();
  const attemptId = newAttemptId();
  const send = (id = attemptId) =>
    fetch(`${server.url}/users/submit`, { method: 'POST', body: formOf({ attemptId: id, photo }) });
  /** The same application again, and another one. */
  const expectRecovery = async () => {
    expect((await send()).status).toBe(200);
    expect((await send(newAttemptId())).status).toBe(200);
    const stored = await server.storage.applications.list();
    expect(stored.map(({ attemptId }) => attemptId)).toEqual([attemptId, expect.any(String)]);
    const ids = (await server.storage.photos.list()).map(({ id }) => id);
    expect(ids.sort()).toEqual(stored.map(({ photo }) => photo).sort());
  };
  return { ...server, send, expectRecovery };
}

async function expectLater(response: Response): Promise<void> {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.json()).toEqual({ message: expect.stringContaining('Photos cannot be processed') });
}

test('an application whose encoder is killed twice in a row is asked to come back, and is then stored once', async () => {
  const { send, expectRecovery, storage } = await served();
  const killed = killEncoders(2);
  await expectLater(await send());
  expect(killed.size).toBe(2);
  expect(await storage.applications.list()).toEqual([]);
  await expectRecovery();
});

test.each<[how: string, fail: (error: Error) => ChildProcess]>([
  [
    'fork throws',
    (error) => {
      throw error;
    },
  ],
  [
    'fork reports an error',
    (error) => {
      const child = Object.assign(new EventEmitter(), { pid: undefined, kill: () => false });
      process.nextTick(() => child.emit('error', error));
      return child as unknown as ChildProcess;
    },
  ],
])(
  'an application whose encoder cannot be started is asked to come back, and is then stored once: %s',
  async (_, fail) => {
    const { send, expectRecovery, storage, logs } = await served();
    const restore = failFork(fail);
    killEncoders(1);
    await expectLater(await send());
    expect(await storage.applications.list()).toEqual([]);
    expect(JSON.stringify(logs)).toContain('EAGAIN');
    restore();
    await expectRecovery();
  },
);
