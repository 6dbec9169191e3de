import { expect, type Locator, type Page } from 'playwright/test';

/** What can be pressed or filled in. Links elsewhere are looked at, not followed. */
const CONTROLS = 'button, summary, select, input, textarea, a[href^="#"], [role=button], [role=tab]';

/** Marks the control that is next. */
const NEXT = 'data-next-control';

export interface Walk {
  /** Typed into every field of text. */
  text: string;
  /** Given to every field of a file. */
  file: { name: string; mimeType: string; buffer: Buffer };
  /** Names of controls that end the walk, such as Sign out. */
  except: RegExp;
  /** Called before each press. */
  look: () => Promise<void>;
}

/**
 * Presses every control of a page and of the dialogs that open, each name once in its section and at its place, and fills
 * in every field. @returns what was pressed.
 */
export async function pressEverything(page: Page, { text, file, except, look }: Walk): Promise<string[]> {
  const pressed = new Set<string>();
  for (let idle = 0; idle < 3; ) {
    await look();
    const name = await markNext(page, [...pressed], except);
    if (name === null) {
      // What is left may be behind a dialog, or may still be loading.
      idle += 1;
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
      continue;
    }
    idle = 0;
    pressed.add(name);
    await use(page.locator(`[${NEXT}]`), text, file);
  }
  expect(pressed.size).toBeLessThan(500);
  return [...pressed];
}

function markNext(page: Page, pressed: string[], except: RegExp): Promise<string | null> {
  return page.evaluate(
    ([controls, mark, done, exceptSource]) => {
      document.querySelector(`[${mark}]`)?.removeAttribute(mark);
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      const nameOf = (element: HTMLElement) => {
        const { labels } = element as HTMLInputElement;
        const own = element.ariaLabel || labels?.[0]?.textContent || element.textContent || element.title;
        const place = element.closest('dialog')?.ariaLabel ?? element.closest('section[id]')?.id ?? 'page';
        // Numbers, such as counts, do not make another control.
        return `${place}: ${element.tagName} ${own}`.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim();
      };
      for (const element of root.querySelectorAll<HTMLElement>(controls)) {
        const name = nameOf(element);
        const isUsable = element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true], [inert] *');
        if (!isUsable || done.includes(name) || new RegExp(exceptSource).test(name)) continue;
        element.setAttribute(mark, '');
        return name;
      }
      return null;
    },
    [CONTROLS, NEXT, pressed, except.source] as const,
  );
}

/** A control may go away while it is pressed: that is no failure. */
async function use(control: Locator, text: string, file: Walk['file']): Promise<void> {
  const kind = await control.evaluate((element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`);
  const timeout = 3000;
  const work = /FILE$/i.test(kind)
    ? control.setInputFiles(file, { timeout })
    : /^(?:TEXTAREA|INPUT (?!checkbox|radio|submit|button))/.test(kind)
      ? control.fill(text, { timeout })
      : /^SELECT/.test(kind)
        ? control.selectOption({ index: 1 }, { timeout })
        : control.click({ timeout });
  await work.catch(() => {});
}
