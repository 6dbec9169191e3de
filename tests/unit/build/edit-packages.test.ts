import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { EDITS, editPackages } from '../../../src/build/bundling/edit-packages';

/** Bundles code with every edit but one, and runs it among these globals of a browser. */
async function run(code: string, without: keyof typeof EDITS | '', globals: object): Promise<void> {
  const edits = Object.entries(EDITS).flatMap(([name, edit]) => (name === without ? [] : [edit]));
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [editPackages(edits)],
  });
  runInContext(outputFiles[0]?.text ?? '', createContext(globals));
}

/** Stands for any object of a browser: every property is a function that returns the same. */
const anything = (): object =>
  new Proxy(() => {}, { get: (_, name) => (name === Symbol.toPrimitive ? () => 1 : anything()), apply: anything });

describe('toasts', () => {
  async function elements(without: keyof typeof EDITS | '') {
    const created: string[] = [];
    const document = { head: anything(), createElement: (name: string) => created.push(name) && anything() };
    const code = `import * as sonner from 'sonner'; found = { ...sonner }.styles ?? '';`;
    const globals = { document: { ...document, createTextNode: anything }, found: '' };
    await run(code, without, globals);
    return { created, styles: globals.found };
  }

  it("add no style element to the page, and leave the styles to the toaster's own root", async () => {
    expect(await elements('')).toEqual({ created: [], styles: expect.stringContaining('[data-sonner-toaster]') });
  });

  it('would add a style element if sonner were not edited', async () => {
    expect(await elements('exportedStyles')).toEqual({ created: ['style'], styles: '' });
  });
});

describe('a carousel that is removed before the next frame', () => {
  /** Returns how many elements a carousel observes after it has been destroyed. */
  async function observed(without: keyof typeof EDITS | '') {
    const frames: (() => void)[] = [];
    const observing = new Set<object>();
    class ResizeObserver {
      observe = (element: object) => observing.add(element);
      disconnect = () => observing.clear();
    }
    class Observer {
      observe() {}
      disconnect() {}
    }
    const listeners = { addEventListener() {}, removeEventListener() {} };
    const window = {
      ...listeners,
      ResizeObserver,
      IntersectionObserver: Observer,
      MutationObserver: Observer,
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      cancelAnimationFrame() {},
      setTimeout() {},
      matchMedia: () => listeners,
      getComputedStyle: () => ({ getPropertyValue: () => '0' }),
    };
    const document = { ...listeners, defaultView: window, hidden: false };
    const attributes = { getAttribute: () => null, removeAttribute() {} };
    const sizes = { offsetTop: 0, offsetLeft: 0, offsetWidth: 100, offsetHeight: 100 };
    const element = (children: object[]) => {
      return { ...sizes, ...attributes, ...listeners, children, ownerDocument: document, style: {} };
    };
    const globals = { ...window, document, root: element([element([element([]), element([])])]) };
    await run(`import EmblaCarousel from 'embla-carousel'; EmblaCarousel(root).destroy();`, without, globals);
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) frame();
    return observing.size;
  }

  it('observes nothing', async () => {
    expect(await observed('')).toBe(0);
  });

  it('would observe its slides forever if embla were not edited', async () => {
    expect(await observed('withoutLateObservers')).toBe(3);
  });
});
