import type { Page } from 'playwright/test';
import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

/** Letters, or the mark of a control, and what they need. */
interface Inked {
  name: string;
  colour: Colour;
  /** In CSS pixels of the page. */
  box: { x: number; y: number; width: number; height: number };
  /** WCAG's ratio for it. */
  needs: number;
}

/** The part of a page that is measured: the nearest element around both. */
interface Measured {
  first: string;
  last: string;
}

/** How far the ground of a text or mark falls short of its ratio: 1 is just enough, 0.5 is half. */
export interface Shortest {
  name: string;
  ratio: number;
  share: number;
}

/**
 * The text or mark that is hardest to read in a part of the page: each pixel below a line of text, as it is painted without
 * the text, against the text's colour.
 */
export async function hardestToRead(page: Page, { first, last }: Measured): Promise<Shortest> {
  const inked = await page.evaluate(findInk, { first, last });
  await page.evaluate(setInkVisible, false);
  const clip = await page.evaluate(boxAround, { first, last });
  const shot = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  await page.evaluate(setInkVisible, true);
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / clip.width;

  let shortest: Shortest = { name: '', ratio: Number.POSITIVE_INFINITY, share: Number.POSITIVE_INFINITY };
  for (const { name, colour, box, needs } of inked) {
    const own = luminance(colour);
    const [left, top] = [(box.x - clip.x) * scale, (box.y - clip.y) * scale].map(Math.floor) as [number, number];
    for (let y = Math.max(0, top); y < Math.min(info.height, top + box.height * scale); y++) {
      for (let x = Math.max(0, left); x < Math.min(info.width, left + box.width * scale); x++) {
        const at = (y * info.width + x) * 3;
        const ground = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
        const ratio = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
        if (ratio / needs < shortest.share) shortest = { name, ratio, share: ratio / needs };
      }
    }
  }
  return shortest;
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/* The functions below run in the page. */

/** The ground is painted alone: without ink, and without what floats over the page. A style element is against its policy. */
function setInkVisible(isVisible: boolean) {
  const sheet = new CSSStyleSheet();
  if (!isVisible)
    sheet.replaceSync(`
      * { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }
      button > svg, button::before { opacity: 0 }
      button { background: none !important }
      header { visibility: hidden }`);
  document.adoptedStyleSheets = isVisible
    ? document.adoptedStyleSheets.slice(0, -1)
    : [...document.adoptedStyleSheets, sheet];
}

function boxAround({ first, last }: Measured) {
  let around = document.querySelector(first) as Element;
  while (!around.querySelector(last)) around = around.parentElement as Element;
  const { left, top, width, height } = around.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY, width, height };
}

function findInk({ first, last }: Measured): Inked[] {
  let around = document.querySelector(first) as Element;
  while (!around.querySelector(last)) around = around.parentElement as Element;
  // As it is painted: a computed colour may be in any of CSS's notations.
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colourOf = (text: string): Colour => {
    if (!canvas) return [0, 0, 0];
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const ink = (name: string, colour: string, boxes: Iterable<DOMRect>, needs: number): Inked[] =>
    [...boxes]
      .filter(({ width, height }) => width >= 1 && height >= 1)
      .map(({ left, top, width, height }) => ({
        ...{ name, needs, colour: colourOf(colour) },
        box: { x: left + scrollX, y: top + scrollY, width, height },
      }));
  const found: Inked[] = [];
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (!text || !node.parentElement) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push(...ink(text, getComputedStyle(node.parentElement).color, range.getClientRects(), 4.5));
  }
  for (const button of around.querySelectorAll('button')) {
    const mark = button.querySelector('svg');
    const before = getComputedStyle(button, '::before');
    const fill = mark ? getComputedStyle(button).color : before.backgroundColor;
    const { left, top, width, height } = button.getBoundingClientRect();
    const [w, h] = [Number.parseFloat(before.width), Number.parseFloat(before.height)];
    const centred = new DOMRect(left + (width - w) / 2, top + (height - h) / 2, w, h);
    found.push(...ink(button.ariaLabel ?? '', fill, [mark?.getBoundingClientRect() ?? centred], 3));
  }
  return found;
}
