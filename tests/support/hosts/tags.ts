import type { Page } from 'playwright/test';

/** A tag on a host's page. */
export interface HostedTag {
  tag: string;
  attributes?: string;
  /** Is in its shadow root once its view is there. */
  shown: string;
  /** Opens or sends something, and what is then there. */
  press?: readonly [control: string, effect: string];
}

/** Every tag that is built. */
export const HOSTED_TAGS: readonly HostedTag[] = [
  { tag: 'ummes-events', shown: '[part~=card]', press: ['[part~=link]', 'dialog[open] [part~=event]'] },
  { tag: 'ummes-event-detail', attributes: 'event-id="sample-formula-student"', shown: '[part~=event]' },
  { tag: 'ummes-news', shown: '[part~=card]', press: ['[part~=more]', 'dialog[open] [part~=news]'] },
  { tag: 'ummes-student-life', shown: '[part~=card]', press: ['[part~=link]', 'dialog[open] [part~=project]'] },
  // The directory of a fresh server has nobody in it yet: the host has an API of its own.
  {
    tag: 'ummes-alumni',
    attributes: 'api="/"',
    shown: '[part~=card]',
    press: ['[part~=name]', '[aria-expanded=true]'],
  },
  { tag: 'ummes-join', shown: 'form', press: ['[type=submit]', '[aria-invalid=true]'] },
  { tag: 'ummes-newsletter', shown: 'form', press: ['[type=submit]', '[role=alert]'] },
  { tag: 'ummes-next', shown: '[part~=event]', press: ['[part~=link]', 'dialog[open] [part~=event]'] },
  { tag: 'ummes-unsubscribe', attributes: 'token="abc"', shown: '[part~=button]' },
  { tag: 'ummes-contact', shown: 'form', press: ['[type=submit]', '[part~=error]'] },
  {
    tag: 'ummes-gallery',
    shown: '[part~=carousel] [role=group] button',
    press: ['[role=group] button', 'dialog[open]'],
  },
];

/** The loader, as a department pastes it. */
export const LOADER = '<script type="module" src="{ummes}/widgets/ummes.js"></script>';

/** A tag as HTML, with a link between its tags. */
export function tagHtml({ tag, attributes = '' }: HostedTag): string {
  return `<${tag} ${attributes}><a class="kept" href="{ummes}/">${tag}</a></${tag}>`;
}

/** All tags, in the same place on every page, with no text between them that the page's rules could make larger. */
export const ALL_TAGS = `<div id="tags" style="position: absolute; top: 0; left: 0; width: 900px">${HOSTED_TAGS.map(tagHtml).join('')}</div>`;

/** Waits until tags have their code and show their views, each when it is scrolled to. */
export async function untilShown(page: Page, tags: readonly HostedTag[] = HOSTED_TAGS): Promise<void> {
  for (const { tag, shown } of tags) {
    await page.locator(tag).first().scrollIntoViewIfNeeded();
    await page.waitForFunction(isShown, [tag, shown]);
  }
}

/** Whether a tag has its code, and no first view any more. For the browser. */
function isShown([tag = '', shown = '']: string[]): boolean {
  const element = document.querySelector(tag);
  const isRecorded = Object.getOwnPropertySymbols(element ?? {}).some((symbol) => {
    return symbol.description === 'ummes.first-view';
  });
  return Boolean(customElements.get(tag) && !isRecorded && element?.shadowRoot?.querySelector(shown));
}

/** Presses a tag's main control and waits for what it does; a dialog is closed again. */
export async function use(page: Page, { tag, press }: HostedTag): Promise<void> {
  if (!press) return;
  const [control, effect] = press;
  await page.locator(tag).locator(control).first().click();
  await page.locator(tag).locator(effect).first().waitFor({ state: 'attached' });
  if (effect.includes('dialog')) {
    await page.keyboard.press('Escape');
    await page.locator(tag).locator('dialog[open]').waitFor({ state: 'hidden' });
  }
}
