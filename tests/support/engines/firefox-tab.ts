import { type ElementHandle, launch } from 'puppeteer-core';
import { FIREFOX } from '../programs.mjs';
import { type Driver, type Preferences, seen, whenStill } from './driver';

/** A tab of Firefox, over WebDriver BiDi. */
export async function openFirefox({ reducedMotion = false }: Preferences): Promise<Driver> {
  const extraPrefsFirefox = { 'ui.prefersReducedMotion': Number(reducedMotion) };
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true, extraPrefsFirefox });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  let frame = page.mainFrame();
  return {
    async goto(url) {
      frame = page.mainFrame();
      await page.goto(url);
    },
    back: async () => void (await page.goBack()),
    async enterFrame() {
      frame = (await (await page.$('iframe'))?.contentFrame()) ?? frame;
    },
    point: (x, y) => page.mouse.move(x, y),
    escape: () => page.keyboard.press('Escape'),
    evaluate: (run, ...args) => frame.evaluate(run as never, ...args) as never,
    async find(path, text) {
      const handle = (await frame.evaluateHandle(seen, path, text)).asElement() as ElementHandle<HTMLElement> | null;
      if (!handle) return undefined;
      return {
        click: () => handle.click(),
        type: (keys) => handle.type(keys),
        choose: (file) => (handle as unknown as ElementHandle<HTMLInputElement>).uploadFile(file),
      };
    },
    still: () => frame.evaluate(`new Promise(${whenStill})`) as Promise<void>,
    close: () => browser.close(),
  };
}
