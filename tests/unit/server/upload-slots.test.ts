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

  it('let a phone at 250 kbit/s finish while there are some', () => {
    const phone = take('phone');
    for (let second = 1; second <= 170; second++) {
      now = second * 1000;
      phone.received = second * 31_250;
      slots.release(take('another'));
    }
    expect(phone.signal.aborted).toBe(false);
  });

  it('go from the slowest upload to a new one when all are taken', () => {
    const all = uploads(100, 31_250 * 10);
    now = 10_000;
    const [slowest] = [Object.assign(all[40] as Upload, { received: 1000 })];
    take('new');
    expect(gaveWay(all)).toEqual([slowest]);
    expect(slowest.signal.reason).toMatchObject({ status: 503, message: expect.stringContaining('try again') });
  });

  it('stay with those who send 400 kbit/s, or whose application has arrived', () => {
    const all = uploads(100, 500_000);
    now = 10_000;
    expect(slots.take('new')).toBe('full');
    for (const upload of all) Object.assign(upload, { received: 0, isArriving: false });
    expect(slots.take('new')).toBe('full');
    expect(gaveWay(all)).toEqual([]);
  });

  it('do not go from a slow phone to a hundred who have just begun and sent nothing', () => {
    const phone = take('phone');
    now = 1000;
    phone.received = 31_250;
    const all = uploads(99, 0);
    take('new');
    expect(phone.signal.aborted).toBe(false);
    expect(gaveWay(all)).toEqual([all[0]]);
  });

  it('go from an address with several uploads to one with none, however fast they are', () => {
    const all = uploads(98, 900_000);
    const two = [take('two'), take('two')].map((upload) => Object.assign(upload, { received: 5_000_000 }));
    now = 10_000;
    take('new').received = 900_000;
    expect(gaveWay([...all, ...two])).toEqual([two[0]]);
    expect(slots.take('newer')).toBe('full');
  });
});
