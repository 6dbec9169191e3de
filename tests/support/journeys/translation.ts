import type { Locator, Page } from 'playwright/test';

/** Follows each text that the simulated translation has replaced. */
const MARK = 'º';

/** Matches an element's text once all parts of it have been translated. */
export function translated(text: string): RegExp {
  const characters = [...text].map((character) => character.replace(/[^\p{L}\p{N}\s“”–]/u, '\\$&'));
  return new RegExp(`^\\s*${characters.join(`${MARK}?`)}${MARK}$`);
}

/** Returns the text of an element without the marks of the translation. */
export async function originalText(element: Locator): Promise<string> {
  return (await element.textContent())?.replaceAll(MARK, '') ?? '';
}

/**
 * Translates the page as Google Translate does, now and after each change: it moves each text into two nested `font`
 * elements. What React still holds are text nodes that are no longer in the document.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const ignored = 'font, script, style, textarea, noscript, title, svg, option';
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(ignored)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data + mark;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, type, target } of changes) {
        addedNodes.forEach(replaceIn);
        if (type === 'characterData' && target.isConnected) replaceIn(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, MARK);
}
