import { expect } from 'vitest';
import type { Driver, Handle, Path, Preferences } from './driver';
import { openFirefox } from './firefox-tab';
import { openWebKitTab } from './webkit-tab';

/** A tab as a visitor uses it: waits for what it is asked for. */
export class Tab {
  constructor(private readonly driver: Driver) {}

  /** Opens a page, and waits until it answers to presses and typing if it is one of the site. */
  async goto(url: string): Promise<void> {
    await this.driver.goto(url);
    await this.hydrated();
  }

  async back(): Promise<void> {
    await this.driver.back();
    await this.hydrated();
  }

  enterFrame(): Promise<void> {
    return this.driver.enterFrame();
  }

  point(x: number, y: number): Promise<void> {
    return this.driver.point(x, y);
  }

  escape(): Promise<void> {
    return this.driver.escape();
  }

  evaluate: Driver['evaluate'] = (run, ...args) => this.driver.evaluate(run, ...args);

  /** Where the tab is, without the origin. */
  place(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  async expectPlace(place: string): Promise<void> {
    await expect.poll(() => this.place()).toBe(place);
  }

  async click(path: Path, text = ''): Promise<void> {
    await this.find(path, text);
    await this.driver.still();
    await (await this.find(path, text)).click();
  }

  async type(path: Path, text: string): Promise<void> {
    await (await this.find(path, '')).type(text);
  }

  async choose(path: Path, file: string): Promise<void> {
    const handle = await this.driver.find(path, '');
    await (handle ?? (await this.find(path, ''))).choose(file);
  }

  /** Chooses an option by its value, as a script does: the lists of browsers are windows of their own. */
  async select([selector, ...inside]: Path, value: string): Promise<void> {
    await this.find([selector, ...inside], '');
    await this.evaluate(
      (path, chosen) => {
        let root: Document | ShadowRoot = document;
        for (const part of path.slice(0, -1)) root = root.querySelector(part)?.shadowRoot ?? root;
        const list = root.querySelector(path.at(-1) ?? '') as HTMLSelectElement;
        list.value = chosen;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      [selector, ...inside],
      value,
    );
  }

  /** Waits until the text can be seen. */
  async expectText(path: Path, text: string): Promise<void> {
    await this.find(path, text);
  }

  /** Waits until nothing of the kind can be seen. */
  async expectGone(path: Path): Promise<void> {
    const isGone = async () => (await this.driver.find(path, '')) === undefined;
    await expect.poll(isGone, { message: `no ${path.join(' > ')}` }).toBe(true);
  }

  /** Waits until a function of the page says yes. */
  async until<Args extends unknown[]>(holds: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await expect.poll(() => this.evaluate(holds, ...args), { message: `${holds} ${JSON.stringify(args)}` }).toBe(true);
  }

  close(): Promise<void> {
    return this.driver.close();
  }

  private async find(path: Path, text: string): Promise<Handle> {
    let found: Handle | undefined;
    const look = async () => {
      found = await this.driver.find(path, text);
      return found !== undefined;
    };
    await expect.poll(look, { message: `${path.join(' > ')} ${text}` }).toBe(true);
    return found as unknown as Handle;
  }

  private hydrated() {
    return expect
      .poll(() =>
        this.evaluate(
          () =>
            document.readyState === 'complete' &&
            Boolean(document.querySelector('html[data-hydrated], html:not(:has(body.ummes-page))')),
        ),
      )
      .toBe(true);
  }
}

export const ENGINES = {
  Firefox: async (preferences: Preferences = {}) => new Tab(await openFirefox(preferences)),
  WebKit: async (preferences: Preferences = {}) => new Tab(await openWebKitTab(preferences)),
};
