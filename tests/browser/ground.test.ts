import { type HostPage, LOADER, openPage, until } from '../support/browser/host-page';
import { paintedColour } from '../support/browser/painted-colour';
import { openLate } from '../support/browser/server-rendering';
import { expect, it } from '../support/browser/suite';
import { tagNamed } from '../support/browser/tags';
import { contrast } from '../support/contrast';

/** Page styles by root class, with the resulting background of a tag in the main element. */
const PAGES: Record<string, { css: string; ground: [number, number, number] }> = {
  black: { css: 'body { background: #000 }', ground: [0, 0, 0] },
  cream: { css: 'body { background: #f4ead2 }', ground: [244, 234, 210] },
  blue: { css: 'body { background: color(srgb 0 0.2 0.4) }', ground: [0, 51, 102] },
  mid: { css: 'body { background: #7a8a7a }', ground: [122, 138, 122] },
  bare: { css: '', ground: [255, 255, 255] },
  panes: {
    css: 'body { background: #000 } main { background: #fff6 } div { background: #f003 }',
    ground: [133, 82, 82],
  },
  own: { css: 'body { background: #fff } main { --ummes-color-background: #123a6b }', ground: [18, 58, 107] },
  photo: {
    css: 'body { background: #000; color: #fff } main { background: url(/pictures/about.svg) }',
    ground: [14, 27, 39],
  },
  texture: { css: 'body { background: #fed linear-gradient(#fff, #fed) }', ground: [255, 238, 221] },
};

/** Backgrounds with images can't be read, so a tag has its own opaque background there. */
const PAINTED = ['photo', 'texture'];

const rules = Object.entries(PAGES).map(([name, { css }]) => css.replace(/(\w+) \{/g, `.${name} $1 {`));

const BODY = `${LOADER}<main><div><ummes-newsletter></ummes-newsletter></div></main>`;

const colour = (page: HostPage, name: string) => [...paintedColour(page, 'ummes-newsletter', `var(--_${name})`)];

async function openPages(): Promise<HostPage> {
  const css = `body { transition: background-color 40ms } ${rules.join(' ')}`;
  const page = await openPage(BODY, { head: `<style>${css}</style>`, root: 'class="black"' });
  await until(() => page.inside('ummes-newsletter', 'form'));
  return page;
}

it('a tag adapts to the background behind it, even when it changes, and its text stays readable', async () => {
  const page = await openPages();
  const style = page.window.getComputedStyle(page.find('ummes-newsletter'));
  for (const [name, { ground }] of Object.entries(PAGES)) {
    page.document.documentElement.className = name;
    await until(() => colour(page, 'background').every((value, at) => Math.abs(value - (ground[at] ?? 255)) <= 1));
    for (const text of ['text', 'text-muted', 'accent-text', 'danger'])
      for (const below of ['background', 'surface'])
        expect(
          contrast(colour(page, text).slice(0, 3), colour(page, below).slice(0, 3)),
          `${name}: ${text} on ${below}`,
        ).toBeGreaterThanOrEqual(4.5);
    const accentContrast = (other: string) =>
      contrast(colour(page, 'accent').slice(0, 3), colour(page, other).slice(0, 3));
    expect(accentContrast('background'), `${name}: accent`).toBeGreaterThanOrEqual(3);
    expect(accentContrast('on-accent'), `${name}: text on the accent`).toBeGreaterThanOrEqual(4.5);
    expect(style.padding, name).toBe(PAINTED.includes(name) ? '16px' : '0px');
    expect(style.marginTop, `${name}: stacked tags with a background form one surface`).toBe(
      PAINTED.includes(name) ? '0px' : '16px',
    );
    const own = PAINTED.includes(name) || name === 'own' ? `rgb(${ground.join(', ')})` : 'rgba(0, 0, 0, 0)';
    expect(style.backgroundColor, name).toBe(own);
  }
});

it("a slotted tag adapts to the slot's background, and a theme sets its own background", async () => {
  const page = await openPages();
  const root = page.find('main').attachShadow({ mode: 'open' });
  const section = page.document.createElement('section');
  section.style.background = '#456';
  section.append(page.document.createElement('slot'));
  root.append(section);
  const tag = page.find('ummes-newsletter');
  tag.parentElement?.append(tag); // reconnects it
  await until(() => colour(page, 'background').join() === '68,85,102,255');
  tag.setAttribute('theme', 'light');
  await until(() => colour(page, 'background').join() === '255,255,255,255');
  expect(page.window.getComputedStyle(tag).backgroundColor).toBe('rgb(255, 255, 255)');
});

it('a tag that is added after the last one was removed notices a late style sheet', async () => {
  const page = await openPages();
  const tag = page.find('ummes-newsletter');
  const parent = tag.parentElement;
  tag.remove();
  await new Promise((resolve) => setTimeout(resolve));
  parent?.append(tag);
  await until(() => colour(page, 'background').join() === '0,0,0,255');
  const sheet = page.document.createElement('style');
  sheet.textContent = 'main { background: #456 }';
  page.document.head.append(sheet);
  page.window.dispatchEvent(new page.window.Event('resize'));
  await until(() => colour(page, 'background').join() === '68,85,102,255');
});

it('a server-rendered tag is readable on a black page before its code loads', async () => {
  const head = '<style>body { background: #000; color: #ddd }</style>';
  const late = await openLate(tagNamed('events'), { head });
  const style = late.page.window.getComputedStyle(late.page.find('ummes-events'));
  const text = () => [...paintedColour(late.page, 'ummes-events', 'var(--_text)')].slice(0, 3);
  expect(style.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  const before = text();
  expect(contrast(before, [0, 0, 0])).toBeGreaterThanOrEqual(4.5);
  await late.release();
  expect(text()).toEqual(before);
});
