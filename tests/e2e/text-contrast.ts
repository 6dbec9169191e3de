import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { type Colour, contrast } from '../support/contrast';

/** A line of text and its position on the page, in CSS pixels. */
interface Line {
  text: string;
  colour: Colour;
  box: { x: number; y: number; width: number; height: number };
}

/** WCAG's minimum contrast for text. */
const MIN_RATIO = 4.5;

/**
 * Finds hard-to-read text in an element. Compares each line's colour with the pixels behind it, in a screenshot without
 * text.
 * @returns the text of each such line with its lowest ratio
 */
export async function unreadableTexts(page: Page, selector: string): Promise<string[]> {
  const lines = await page.evaluate(linesIn, selector);
  await page.evaluate(hideText);
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, colour, box }) => {
    let lowest = Number.POSITIVE_INFINITY;
    for (let y = Math.floor(box.y); y < Math.min(info.height, box.y + box.height); y++)
      for (let x = Math.floor(box.x); x < Math.min(info.width, box.x + box.width); x++) {
        const at = (y * info.width + x) * 3;
        lowest = Math.min(lowest, contrast(colour, data.subarray(at, at + 3)));
      }
    return lowest < MIN_RATIO ? [`${text}: ${lowest.toFixed(2)}`] : [];
  });
}

/* The functions below run in the page. */

/** Hides all text and the floating header, so that only the background is painted. */
function hideText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }
    header { visibility: hidden }`);
  document.adoptedStyleSheets.push(sheet);
}

function linesIn(selector: string): Line[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Returns the text's colour in RGB. Computed colours may use any CSS notation. */
  const colourOf = (element: Element): Colour => {
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.querySelector(selector) as Element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const text = textContent?.trim();
    if (!text || !parentElement) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { left, top, width, height } of range.getClientRects())
      if (width > 1)
        lines.push({
          text,
          colour: colourOf(parentElement),
          box: { x: left + scrollX, y: top + scrollY, width, height },
        });
  }
  return lines;
}
