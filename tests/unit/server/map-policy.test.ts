import { expect, test } from 'vitest';
import { siteValueProblem } from '../../../src/model/society/site-sheet';
import { contentSecurityPolicy } from '../../../src/server/http/csp';

test.each([
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://maps.google.com/maps?q=Colombo&output=embed',
  'https://www.openstreetmap.org/export/embed.html?bbox=79.8%2C6.9%2C79.9%2C7.0',
])('a map that the sheet accepts is shown on the pages: %s', (address) => {
  expect(siteValueProblem('map', address)).toBe('');
  const [, frames = ''] = /frame-src ([^;]+)/.exec(contentSecurityPolicy('/contact') ?? '') ?? [];
  expect(frames.split(' ')).toContain(new URL(address).origin);
});

test.each([
  'https://www.openstreetmap.org/user/someone',
  'https://www.google.com/mapsandmore',
  'https://www.google.com.evil.example/maps/',
  'javascript:alert(1)',
])('another address is not a map: %s', (address) => {
  expect(siteValueProblem('map', address)).not.toBe('');
});
