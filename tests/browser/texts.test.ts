import type { Texts } from '../../src/texts/text';
import { openGuest, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { isSeen, textsModule } from '../support/browser/tags';

const newsletter = tagOnPage('ummes-newsletter');

describe('the texts of a page', () => {
  it('change with `lang` on the tag or any ancestor, even outside its shadow root', async () => {
    const guest = await openGuest(
      `<script type="module" src="/widgets/newsletter.js"></script><div id="around" lang="en"><section><template shadowrootmode="open"><p><ummes-newsletter></ummes-newsletter></p></template></section></div>`,
    );
    // Parsing the frame's document from the server declares the shadow root.
    const tag = await until(() => guest.find('section').shadowRoot?.querySelector('ummes-newsletter'));
    const says = (text: string) => until(() => tag.shadowRoot?.textContent?.includes(text));
    await says('Subscribe');
    guest.find('#around').lang = 'si';
    await says('දායක වන්න');
    tag.parentElement?.setAttribute('lang', 'ta-LK');
    await says('சந்தா சேர்');
    tag.setAttribute('lang', 'en-GB');
    await says('Subscribe');
    tag.removeAttribute('lang');
    tag.parentElement?.removeAttribute('lang');
    await says('දායක වන්න');
  });

  it('can be replaced with `setTexts` for one or all languages, in current and future tags', async () => {
    const guest = await newsletter.open('lang="si"');
    await until(() => newsletter.text(guest).includes('දායක වන්න'));
    const { setTexts } = await textsModule(guest);
    setTexts({ Subscribe: 'All' });
    await until(() => newsletter.text(guest).includes('All'));
    setTexts('si', { Subscribe: 'Only Sinhala' });
    await until(() => newsletter.text(guest).includes('Only Sinhala'));
    expect(newsletter.text(guest)).toContain('විද්‍යුත් තැපෑල');
    guest.document.body.append(Object.assign(guest.document.createElement('ummes-newsletter'), { lang: 'fr' }));
    const added = await until(() => guest.document.body.lastElementChild?.shadowRoot);
    await until(() => added.textContent?.includes('All'));
    expect(added.textContent).toContain('Email'); // not translated
  });

  it('of one tag can be replaced by its `texts` before or after definition, and reset', async () => {
    const guest = await openGuest('<ummes-newsletter></ummes-newsletter>');
    const tag = guest.find('ummes-newsletter') as HTMLElement & { texts?: Texts };
    tag.texts = { Subscribe: 'Abonnieren' };
    await guest.window.eval("import('/widgets/newsletter.js')");
    await until(() => newsletter.text(guest).includes('Abonnieren'));
    (await textsModule(guest)).setTexts({ Subscribe: 'From the page', Email: 'E-Mail' });
    await until(() => newsletter.text(guest).includes('E-Mail'));
    expect(newsletter.text(guest)).toContain('Abonnieren');
    tag.texts = undefined as unknown as Texts;
    await until(() => newsletter.text(guest).includes('From the page'));
  });

  it('are in English while a translation is late, and change when it arrives', async () => {
    const hanging = crypto.randomUUID();
    const guest = await openGuest(
      `<script type="module" src="/hang/${hanging}/si-/widgets/newsletter.js"></script>
       <ummes-newsletter lang="si">Write to us</ummes-newsletter>`,
    );
    await until(() => guest.window.customElements.get('ummes-newsletter'));
    expect(newsletter.text(guest)).toBe('');
    expect(isSeen(guest.find('ummes-newsletter'))).toBe(true);
    await until(() => newsletter.text(guest).includes('Subscribe'));
    await fetch(`/hang/${hanging}`, { method: 'POST' });
    await until(() => newsletter.text(guest).includes('දායක වන්න'));
    expect(guest.log.errors).toEqual([]);
  });
});
