import { expect, type Locator, type Page } from 'playwright/test';

/** What can be pressed or filled in. Links elsewhere are looked at, not followed. */
const CONTROLS = 'button, summary, select, input, textarea, a[href^="#"], [role=button], [role=tab]';

/** The attribute in which a control's name is noted. */
const NAME = 'data-control-name';

/** What leads away from what has just appeared comes after the rest of it. */
const LEAVING = / (?:Close|Cancel|Keep|Back|←)/;

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

/** A press may show something after a call. */
const SETTLE_MS = 150;

/**
 * Presses every control of a page and of the dialogs that open, each name once in its section, and fills in every field.
 * What a press has made appear comes next. @returns what was pressed.
 */
export async function pressEverything(page: Page, { text, file, except, look }: Walk): Promise<string[]> {
  const pressed = new Set<string>();
  /** When each control was first seen. */
  const seen = new Map<string, number>();
  for (let idle = 0; idle < 3; ) {
    await page.waitForTimeout(SETTLE_MS);
    await look();
    const names = await usableControls(page);
    for (const name of names) seen.set(name, seen.get(name) ?? pressed.size);
    const rank = (name: string) => (seen.get(name) ?? 0) - Number(LEAVING.test(name)) * 0.5;
    const [name] = names
      .filter((each) => !pressed.has(each) && !except.test(each))
      .toSorted((a, b) => rank(b) - rank(a));
    if (name === undefined) {
      // What is left may be behind a dialog, or may still be loading.
      idle += 1;
      await page.keyboard.press('Escape');
      continue;
    }
    idle = 0;
    pressed.add(name);
    await use(page.locator(`[${NAME}=${JSON.stringify(name)}]`).first(), text, file);
  }
  expect(pressed.size).toBeLessThan(500);
  return [...pressed];
}

/** The names of the controls that can be used at the moment, each with its place. */
function usableControls(page: Page): Promise<string[]> {
  return page.evaluate(
    ([controls, mark]) => {
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      const nameOf = (element: HTMLElement) => {
        const { labels } = element as HTMLInputElement;
        const own = element.ariaLabel || labels?.[0]?.textContent || element.textContent || element.title;
        const place = element.closest('dialog')?.ariaLabel ?? element.closest('section[id]')?.id ?? 'page';
        // Numbers, such as counts, do not make another control.
        return `${place}: ${element.tagName} ${own}`
          .replace(/\d[\d,]*/g, '0')
          .replace(/\s+/g, ' ')
          .trim();
      };
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      return [...root.querySelectorAll<HTMLElement>(controls)]
        .filter(
          (element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true], [inert] *'),
        )
        .map((element) => {
          const name = nameOf(element);
          element.setAttribute(mark, name);
          return name;
        });
    },
    [CONTROLS, NAME] as const,
  );
}

/** A control may go away while it is pressed: that is no failure. */
async function use(control: Locator, text: string, file: Walk['file']): Promise<void> {
  const kind = await control.evaluate((element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`);
  const timeout = 3000;
  const isSearch = /search$/i.test(kind);
  const work = /FILE$/i.test(kind)
    ? control.setInputFiles(file, { timeout })
    : /^(?:TEXTAREA|INPUT (?!checkbox|radio|submit|button))/.test(kind)
      ? control.fill(text, { timeout })
      : /^SELECT/.test(kind)
        ? control.selectOption({ index: 1 }, { timeout })
        : control.click({ timeout });
  await work.catch(() => {});
  if (isSearch) await control.fill('', { timeout }).catch(() => {}); // else the rest of the list is hidden
}
