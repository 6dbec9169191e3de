import type { Path } from '../engines/driver';
import type { Visit } from './host';

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
  // Its code may come a moment after the fields are marked, and then scrolls once more.
  { tag: 'ummes-join', shown: 'form', press: ['[type=submit]', '[part~=summary]'] },
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
export async function untilShown(visit: Visit, tags: readonly HostedTag[] = HOSTED_TAGS): Promise<void> {
  for (const { tag, shown } of tags) await visit.until(isShown, { tag, shown });
}

/** Scrolls to a tag. Whether it has its code, and no first view any more. For the browser. */
function isShown({ tag, shown }: { tag: string; shown: string }): boolean {
  const element = document.querySelector(tag);
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const isRecorded = Object.getOwnPropertySymbols(element ?? {}).some((symbol) => {
    return symbol.description === 'ummes.first-view';
  });
  return Boolean(customElements.get(tag) && !isRecorded && element?.shadowRoot?.querySelector(shown));
}

/** Presses a tag's main control and waits for what it does; a dialog is closed again. `roots` are around the tag. */
export async function use(visit: Visit, { tag, press }: HostedTag, roots: string[] = []): Promise<void> {
  if (!press) return;
  const [control, effect] = press;
  const inside = (selector: string) => [...roots, tag, selector] as unknown as Path;
  await visit.click(inside(control));
  await visit.until(isThere, inside(effect));
  if (effect.includes('dialog')) {
    await visit.escape();
    await visit.untilGone(inside('dialog[open]'));
  }
}

/** Whether there is such an element, seen or not: each selector is for the shadow roots of what the one before has found. For the browser. */
function isThere(path: Path): boolean {
  let roots: (Document | ShadowRoot)[] = [document];
  let found: Element[] = [];
  for (const selector of path) {
    found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    roots = found.flatMap(({ shadowRoot }) => shadowRoot ?? []);
  }
  return found.length > 0;
}

/** Uses every tag, one after another. */
export async function pressAll(visit: Visit): Promise<void> {
  for (const tested of HOSTED_TAGS) await use(visit, tested);
}
