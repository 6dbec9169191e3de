/** Where an element is: a selector, each further one inside the shadow root of what the one before has found. */
export type Path = [string, ...string[]];

/** An element, as the driver hands it over. */
export interface Handle {
  click(): Promise<void>;
  /** Types; a line break is Enter. */
  type(text: string): Promise<void>;
  choose(file: string): Promise<void>;
}

/** What the visitor's system is set to. */
export interface Preferences {
  reducedMotion?: boolean;
}

/** What a driver does for us: one tab of an engine. */
export interface Driver {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Goes into the page's frame, until the next page is opened. */
  enterFrame(): Promise<void>;
  escape(): Promise<void>;
  /** Moves the mouse to a place of the window. */
  point(x: number, y: number): Promise<void>;
  /** Runs a function in the page. It sees its arguments alone. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  find(path: Path, text: string): Promise<Handle | undefined>;
  /** Waits until the page stands still. */
  still(): Promise<void>;
  close(): Promise<void>;
}

/** The element of a path that says the text, if it can be seen. Runs in the page. */
export function seen(path: string[], text: string): Element | null {
  let roots: (Document | ShadowRoot)[] = [document];
  let found: Element[] = [];
  for (const selector of path) {
    found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    roots = found.flatMap(({ shadowRoot }) => shadowRoot ?? []);
  }
  return found.find((element) => element.checkVisibility() && (element.textContent ?? '').includes(text)) ?? null;
}

/**
 * Calls back when the page has neither scrolled nor changed its height for some frames, more than the two after which a
 * refused application scrolls. A driver looks where an element is, and presses there a moment later. Runs in the page.
 */
export function whenStill(done: () => void): void {
  let place = '';
  let frames = 0;
  const look = () => {
    const now = `${scrollX} ${scrollY} ${document.documentElement.scrollHeight}`;
    frames = now === place ? frames + 1 : 0;
    place = now;
    if (frames < 4) requestAnimationFrame(look);
    else done();
  };
  look();
}
