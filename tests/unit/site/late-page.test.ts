import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyView } from '../../../src/ui/render/lazy-view';

test('a page whose code could not be preloaded within two minutes offers Try Again at once', async () => {
  vi.useFakeTimers();
  const Page = lazyView(() => new Promise<never>(() => {}));
  const late = Page.preload().catch(() => 'late');
  expect(renderToString(createElement(Page))).toBe('');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await late).toBe('late');
  expect(renderToString(createElement(Page))).toContain('Try Again');
  vi.useRealTimers();
});
