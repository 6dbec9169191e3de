import { expect, test } from 'vitest';
import { cacheKey } from '../../../src/server/publish/keys/cache-key';

const TAGS = {
  events: { 'event-href': { kind: 'template' }, limit: { kind: 'limit' } },
  'event-detail': { 'event-id': { kind: 'text' } },
} as const;
const LONG = '😀'.repeat(4000);

test.each([
  `/api/users?name=${LONG}&batch=${LONG}&page=${'9'.repeat(15_000)}`,
  `/alumni?name=${LONG}&x=${LONG}`,
  `/events?past=${'9'.repeat(15_000)}&${LONG}`,
  `/embed/event-detail.json?event-id=${LONG}&lang=${LONG}`,
  `/embed/events.html?event-href=${LONG}{id}&limit=${LONG}`,
  `/frame/event-detail?event-id=${LONG}&theme=${LONG}`,
  `/oembed?page=/events&maxwidth=${'9'.repeat(15_000)}&maxheight=${LONG}`,
  `/widgets/ummes.js?first=event-detail,events&event-id=${LONG}&event-href=${LONG}`,
  `/widgets/ummes.js?first=${LONG}`,
  `/about?${LONG}`,
])('the key of a very long query is short: %.40s', (url) => {
  expect(cacheKey(url, TAGS).length).toBeLessThan(13_000);
  expect(cacheKey(url.replaceAll('😀', 'x'), TAGS).length).toBeLessThan(1600);
});
