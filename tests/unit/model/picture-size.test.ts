import { expect, test } from 'vitest';
import { pictureProblems } from '../../../src/model/pictures/picture-size';

test.each([
  ['pictures/hero/aero-960.webp', 960, 90_000, []],
  ['pictures/hero/aero.avif', 1280, 500_000, [/1280 px wide; it should be 1920/, /500 kB; it should be 400 kB/]],
  ['board/president.jpg', 200, 50_000, [/should be 480 px/]],
  ['pictures/events/drawing.svg', 300, 20_000, []],
  ['favicon.svg', 16, 9_000_000, []],
])('checks the width and file size of %s (%i px, %i bytes)', (path, width, bytes, problems) => {
  expect(pictureProblems(path, width, bytes)).toEqual(problems.map((problem) => expect.stringMatching(problem)));
});
