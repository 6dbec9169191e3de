// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { type Upload, UploadSlots } from '../../../src/server/applications/upload-slots';

let now = 0;
let slots: UploadSlots;
beforeEach(() => {
  now = 0;
  slots = new UploadSlots(() => now);
});

function take(client: string | null): Upload {
  const upload = slots.take(client);
  if (typeof upload === 'string') throw new Error(upload);
  return upload;
}

/** An upload of each of so many addresses, which all have sent so many bytes. */
function uploads(count: number, received: number): Upload[] {
  return Array.from({ length: count }, (_, index) => Object.assign(take(`client ${index}`), { received }));
}

const gaveWay = (all: Upload[]) => all.filter(({ signal }) => signal.aborted);

describe('upload slots', () => {
  it('are six per address, and those of an address that stands for many people are not counted', () => {
    for (let index = 0; index < 6; index++) take('one');
    expect(slots.take('one')).toBe('client');
    take('another');
    for (let index = 0; index < 93; index++) take(null).isArriving = false;
    expect(typeof slots.take(null)).toBe('object'); // in place of one of the seven
  });

  it('are free again when an upload is over', () => {
    const all = uploads(100, 1_000_000);
    expect(slots.take('new')).toBe('full');
    slots.release(all[0] as Upload);
    take('new');
    expect(gaveWay(all)).toEqual([]);
  });
});
