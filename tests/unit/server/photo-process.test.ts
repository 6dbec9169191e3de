import { execFileSync } from 'node:child_process';
import { constants, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { PhotoEncoder } from '../../../src/server/intake/photos/photo-encoder';
import { formOf, picture, submit } from '../../support/server/application-form';
import { started } from '../../support/server/command-line';
import { childrenOf, isRunning } from '../../support/server/processes';
import { eventually, temporaryFolder, writeFiles } from '../../support/server/running-server';

const TOO_COSTLY = { name: 'InvalidPhotoError', message: expect.stringContaining('smaller image') };

/** Opens a named pipe as a photo. Once this resolves, the photo process waits for the rest of the file. */
async function heldPhoto(encoder: PhotoEncoder) {
  const pipe = `${await temporaryFolder()}/photo`;
  execFileSync('mkfifo', [pipe]);
  const encoded = encoder.encode(pipe);
  encoded.catch(() => {});
  const findProcess = () =>
    childrenOf(process.pid).find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(pipe));
  let file: Awaited<ReturnType<typeof open>> | undefined;
  const isRead = async () => {
    file = await open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined); // fails until it is read
    return file !== undefined;
  };
  return {
    encoded,
    findProcess,
    async held() {
      await eventually(isRead);
      onTestFinished(async () => void (await file?.close().catch(() => {})));
      return findProcess() ?? 0;
    },
    async release(photo: Buffer) {
      await file?.write(photo);
      await file?.close();
    },
  };
}

const linux = test.skipIf(process.platform !== 'linux');

linux('rejects a photo that kills its process, and encodes the next one', async () => {
  const encoder = new PhotoEncoder();
  const { encoded, held } = await heldPhoto(encoder);
  process.kill(await held(), 'SIGKILL');
  await expect(encoded).rejects.toMatchObject(TOO_COSTLY);
  const folder = await temporaryFolder();
  await writeFiles(folder, { photo: await picture() });
  expect(Object.keys(await encoder.encode(`${folder}/photo`)).sort()).toEqual(['', '-160', '-320']);
});

linux('rejects a photo that takes too long, and ends its process', async () => {
  const { encoded, held } = await heldPhoto(new PhotoEncoder({ memoryBytes: 1e12, timeoutMs: 5000 }));
  const pid = await held();
  await expect(encoded).rejects.toMatchObject(TOO_COSTLY);
  await eventually(() => !isRunning(pid));
});

test('rejects a photo that needs more memory than its header suggests', async () => {
  const folder = await temporaryFolder();
  const costly = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#864' } });
  await writeFiles(folder, { costly: await costly.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer() });
  const encoder = new PhotoEncoder({ memoryBytes: 90_000_000, timeoutMs: 30_000 });
  await expect(encoder.encode(`${folder}/costly`)).rejects.toMatchObject(TOO_COSTLY);
});

linux('a process has no settings in its environment, and survives signals to the group', async () => {
  process.env.UMMES_S3_SECRET_ACCESS_KEY = 'a secret';
  onTestFinished(() => void delete process.env.UMMES_S3_SECRET_ACCESS_KEY);
  const { encoded, held, release } = await heldPhoto(new PhotoEncoder());
  const pid = await held();
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/UMMES|DATABASE|secret|NODE_OPTIONS/);
  for (const signal of ['SIGUSR1', 'SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
  await release(await picture('jpeg', 40, 40));
  expect(Object.keys(await encoded)).toHaveLength(3);
});

linux('encodes two photos at a time, and queues the others in order', async () => {
  const encoder = new PhotoEncoder();
  // One after the other, because they queue in the order in which their pipes are made.
  const first = await heldPhoto(encoder);
  const second = await heldPhoto(encoder);
  const third = await heldPhoto(encoder);
  const fourth = await heldPhoto(encoder);
  const [pid = 0] = await Promise.all([first.held(), second.held()]);
  expect([third.findProcess(), fourth.findProcess()]).toEqual([undefined, undefined]);
  process.kill(pid, 'SIGKILL');
  process.kill((await third.held()) ?? 0, 'SIGKILL');
  process.kill((await fourth.held()) ?? 0, 'SIGKILL');
  await second.release(await picture('jpeg', 40, 40));
  expect(Object.keys(await second.encoded)).toHaveLength(3);
});

linux('a process ends with the server, even if the server is killed', async () => {
  const { child, url, stop } = await started({ UMMES_DATA: await temporaryFolder() });
  const sent = submit(url, formOf({ photo: await picture('jpeg', 3000, 2000) })).catch(() => {});
  let pid: number | undefined;
  await eventually(() => {
    [pid] = childrenOf(child.pid ?? 0);
    return pid !== undefined;
  });
  await Promise.all([stop('SIGKILL'), sent]);
  await eventually(() => !isRunning(pid ?? 0));
});
