import { expect, test } from 'vitest';
import { closestPath } from '../../../src/model/closest-path';

const PATHS = ['/', '/events', '/alumni', '/news', '/student-life', '/about', '/contact', '/search', '/terms'];

test.each([
  ['/event', '/events'],
  ['/event/42', '/events'],
  ['/evetns', '/events'],
  ['/Events', '/events'],
  ['/EVENTS/', '/events'],
  ['/news.html', '/news'],
  ['/newz', '/news'],
  ['/student_life', '/student-life'],
  ['/StudentLife', '/student-life'],
  ['/student', '/student-life'],
  ['/contact-us', '/contact'],
  ['/about%20us', '/about'],
  ['/alumn%69', '/alumni'],
  ['/alúmni', '/alumni'],
])('%s means %s', (typed, meant) => {
  expect(closestPath(typed, PATHS)).toBe(meant);
});

test.each(['/', '', '/e', '/abc', '/wp-login.php', '/%E0%A4%A', '/🚀🚀🚀🚀', '/calendar'])('%s means none', (typed) => {
  expect(closestPath(typed, PATHS)).toBeNull();
});
