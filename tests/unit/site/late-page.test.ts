import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyView } from '../../../src/ui/render/lazy-view';

test('a page whose code has not loaded after two minutes offers Try Again without a second wait', async () => {
  vi.useFakeTimers();
  const Page = lazyView(() => new Promise<never>(() => {}));
  const late = Page.preload().catch(() => 'late');
  expect(renderToString(createElement(Page))).toBe('');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await late).toBe('late');
  expect(renderToString(createElement(Page))).toContain('Try Again');
  vi.useRealTimers();
});
