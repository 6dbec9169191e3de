import type { Texts } from '../../src/texts/text';
import { openPage, tagOnPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { isSeen, textsModule } from '../support/browser/tags';

const newsletter = tagOnPage('ummes-newsletter');

describe("a page's text", () => {
  it('change with `lang` on the tag or any ancestor, even outside its shadow root', async () => {
    const page = await openPage(
      `<script type="module" src="/widgets/newsletter.js"></script><div id="around" lang="en"><section><template shadowrootmode="open"><p><ummes-newsletter></ummes-newsletter></p></template></section></div>`,
    );
    // The parser creates the declarative shadow root as it reads the frame's document.
    const tag = await until(() => page.find('section').shadowRoot?.querySelector('ummes-newsletter'));
    const untilShown = (text: string) => until(() => tag.shadowRoot?.textContent?.includes(text));
    await untilShown('Subscribe');
    page.find('#around').lang = 'si';
    await untilShown('දායක වන්න');
    tag.parentElement?.setAttribute('lang', 'ta-LK');
    await untilShown('சந்தா சேர்');
    tag.setAttribute('lang', 'en-GB');
    await untilShown('Subscribe');
    tag.removeAttribute('lang');
    tag.parentElement?.removeAttribute('lang');
    await untilShown('දායක වන්න');
  });

  it('can be replaced with `setTexts` for one or all languages, in current and future tags', async () => {
    const page = await newsletter.open('lang="si"');
    await until(() => newsletter.text(page).includes('දායක වන්න'));
    const { setTexts } = await textsModule(page);
    setTexts({ Subscribe: 'All' });
    await until(() => newsletter.text(page).includes('All'));
    setTexts('si', { Subscribe: 'Only Sinhala' });
    await until(() => newsletter.text(page).includes('Only Sinhala'));
    expect(newsletter.text(page)).toContain('විද්‍යුත් තැපෑල');
    page.document.body.append(Object.assign(page.document.createElement('ummes-newsletter'), { lang: 'fr' }));
    const added = await until(() => page.document.body.lastElementChild?.shadowRoot);
    await until(() => added.textContent?.includes('All'));
    expect(added.textContent).toContain('Email'); // not translated
  });

  it('can be replaced in one tag by its `texts`, even before it is defined, and reset', async () => {
    const page = await openPage('<ummes-newsletter></ummes-newsletter>');
    const tag = page.find('ummes-newsletter') as HTMLElement & { texts?: Texts };
    tag.texts = { Subscribe: 'Abonnieren' };
    await page.window.eval("import('/widgets/newsletter.js')");
    await until(() => newsletter.text(page).includes('Abonnieren'));
    (await textsModule(page)).setTexts({ Subscribe: 'From the page', Email: 'E-Mail' });
    await until(() => newsletter.text(page).includes('E-Mail'));
    expect(newsletter.text(page)).toContain('Abonnieren');
    tag.texts = undefined as unknown as Texts;
    await until(() => newsletter.text(page).includes('From the page'));
  });

  it('are in English until a late translation arrives', async () => {
    const hanging = crypto.randomUUID();
    const page = await openPage(
      `<script type="module" src="/hang/${hanging}/si-/widgets/newsletter.js"></script>
       <ummes-newsletter lang="si">Write to us</ummes-newsletter>`,
    );
    await until(() => page.window.customElements.get('ummes-newsletter'));
    expect(newsletter.text(page)).toBe('');
    expect(isSeen(page.find('ummes-newsletter'))).toBe(true);
    await until(() => newsletter.text(page).includes('Subscribe'));
    await fetch(`/hang/${hanging}`, { method: 'POST' });
    await until(() => newsletter.text(page).includes('දායක වන්න'));
    expect(page.log.errors).toEqual([]);
  });
});
