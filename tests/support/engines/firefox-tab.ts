import { type ElementHandle, launch } from 'puppeteer-core';
import { type Driver, seen } from './driver';
import { FIREFOX } from './programs.mjs';

/** A tab of Firefox, over WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    async find(path, text) {
      const handle = (await page.evaluateHandle(seen, path, text)).asElement() as ElementHandle<HTMLElement> | null;
      if (!handle) return undefined;
      return {
        click: () => handle.click(),
        type: (keys) => handle.type(keys),
        choose: (file) => (handle as unknown as ElementHandle<HTMLInputElement>).uploadFile(file),
      };
    },
    close: () => browser.close(),
  };
}
