import { expect, test } from 'vitest';
import { imageAddress } from '../../../src/model/address';
import { pictureSizes } from '../../../src/model/picture-widths';

const ID = '0123456789abcdef0123456789abcdef';

test('a photo of a server of ours has its two narrower widths, wherever that server is', () => {
  expect(pictureSizes(`https://society.example/site/photos/${ID}.webp`)?.split(', ')).toEqual([
    `https://society.example/site/photos/${ID}-160.webp 160w`,
    `https://society.example/site/photos/${ID}-320.webp 320w`,
    `https://society.example/site/photos/${ID}.webp 640w`,
  ]);
});

test("a drive's thumbnail is asked for in the width of a card, too", () => {
  const address = imageAddress('https://drive.google.com/file/d/1aB_c-9/view');
  expect(pictureSizes(address)?.split(', ')).toEqual([
    'https://drive.google.com/thumbnail?id=1aB_c-9&sz=w400 400w',
    'https://drive.google.com/thumbnail?id=1aB_c-9&sz=w800 800w',
    'https://drive.google.com/thumbnail?id=1aB_c-9&sz=w1600 1600w',
  ]);
});

test.each([
  '',
  '/alumni_1.jpg',
  `/photos/${ID}.jpg`,
  `/photos/${ID}.webp?x`,
  `/photos/${ID}-160.webp`,
  '/photos/2026.webp',
  'data:image/webp;base64,AAAA',
  'https://drive.google.com/thumbnail?id=a&sz=w200',
  'https://host.example/https://drive.google.com/thumbnail?id=a&sz=w1600',
])('%j names no widths', (address) => {
  expect(pictureSizes(address)).toBeUndefined();
});
