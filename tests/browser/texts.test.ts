import type { Texts } from '../../src/texts/text';
import { openLate, tagNamed } from '../support/browser/first-view';
import { LOADER, openGuest, tagOnPage, until } from '../support/browser/guest';
import { openMarked, rootOf, saidIn, textsModule, unmarked } from '../support/browser/marked-texts';
import { describe, expect, it } from '../support/browser/suite';
import { isSeen, markup, press, shown, TAGS, type as typeInto } from '../support/browser/tags';

for (const tested of TAGS) {
  describe(`the texts of ${tested.tag}`, () => {
    it('come from the catalogue: in its view, and when it is used', async () => {
      const guest = await openMarked(tested, '/fault/one');
      await shown(guest, tested);
      expect(unmarked(rootOf(guest, tested))).toEqual([]);
      press(guest, tested);
      if (tested.pressed) await until(() => guest.inside(tested.tag, tested.pressed ?? ''));
      expect(unmarked(rootOf(guest, tested))).toEqual([]);
    });

    if (tested.list) {
      for (const api of ['/fault/hang', '/fault/500', '/fault/empty']) {
        it(`come from the catalogue when its API is ${api}`, async () => {
          const guest = await openMarked(tested, api);
          await until(() => rootOf(guest, tested).textContent?.includes('⟦'));
          const busy = /Loading/;
          if (api !== '/fault/hang') await until(() => !busy.test(rootOf(guest, tested).textContent ?? ''));
          expect(unmarked(rootOf(guest, tested))).toEqual([]);
        });
      }
    } else if (tested.typed || tested.failure) {
      it('come from the catalogue when what it sends fails', async () => {
        const guest = await openMarked(tested, '/fault/drop', `${tested.attributes ?? ''} send`);
        await shown(guest, tested);
        typeInto(guest, tested);
        press(guest, tested);
        await until(() =>
          [...rootOf(guest, tested).querySelectorAll('[role=alert]')].some((alert) => alert.textContent),
        );
        expect(unmarked(rootOf(guest, tested))).toEqual([]);
      });
    }

    for (const lang of ['si', 'ta']) {
      it(`are in the language of the page: ${lang}`, async () => {
        const guest = await openGuest(`${LOADER}<div lang="${lang}">${markup(tested)}</div>`);
        await shown(guest, tested);
        press(guest, tested);
        if (tested.pressed) await until(() => guest.inside(tested.tag, tested.pressed ?? ''));
        const script = lang === 'si' ? /\p{Script=Sinhala}/u : /\p{Script=Tamil}/u;
        // What is loaded for what was pressed may still be coming.
        await until(() => script.test(saidIn(rootOf(guest, tested))));
        expect(guest.log.errors).toEqual([]);
      });
    }
  });
}

const newsletter = tagOnPage('ummes-newsletter');

describe('the texts of a page', () => {
  it('change with `lang`, of the tag or of anything around it, also outside the shadow root that it is in', async () => {
    const guest = await openGuest(
      `<script type="module" src="/widgets/newsletter.js"></script><div id="around" lang="en"><section><template shadowrootmode="open"><p><ummes-newsletter></ummes-newsletter></p></template></section></div>`,
    );
    // A frame's document is parsed by the server's text, in which the shadow root is declared.
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

  it('keep what was typed when the language changes', async () => {
    const guest = await newsletter.open('lang="en"');
    await shown(guest, tagNamed('newsletter'));
    const field = guest.inside<HTMLInputElement>('ummes-newsletter', '[part~=field]');
    field.value = 'half@';
    guest.find('ummes-newsletter').lang = 'ta';
    await until(() => newsletter.text(guest).includes('சந்தா சேர்'));
    expect(guest.inside<HTMLInputElement>('ummes-newsletter', '[part~=field]').value).toBe('half@');
  });

  it('keep what is typed while the code takes the first view over, and the language changes', async () => {
    const { guest, release } = await openLate(tagNamed('newsletter'), {}, 'lang="en"');
    const tag = guest.find('ummes-newsletter');
    const root = tag.shadowRoot as ShadowRoot;
    const { querySelector } = root;
    // The code looks for the view's style once it has seen what was done so far, before it hydrates.
    root.querySelector = (selector: string) => {
      if (selector === 'style') {
        guest.inside<HTMLInputElement>('ummes-newsletter', '[part~=field]').value = 'half@';
        tag.lang = 'ta';
      }
      return querySelector.call(root, selector);
    };
    void release();
    await until(() => newsletter.text(guest).includes('சந்தா சேர்'));
    await until(() => guest.inside<HTMLInputElement>('ummes-newsletter', '[part~=field]').value === 'half@');
    expect(root.querySelectorAll('[part~=field]').length).toBe(1);
  });

  it('are replaced by `setTexts` for all languages or one, in tags that are shown and in those that come', async () => {
    const guest = await newsletter.open('lang="si"');
    await until(() => newsletter.text(guest).includes('දායක වන්න'));
    const { setTexts } = await textsModule(guest);
    setTexts({ Subscribe: 'All' });
    await until(() => newsletter.text(guest).includes('All'));
    setTexts('si', { Subscribe: 'Only Sinhala' });
    await until(() => newsletter.text(guest).includes('Only Sinhala'));
    expect(newsletter.text(guest)).toContain('විද්‍යුත් තැපෑල');
    guest.document.body.append(Object.assign(guest.document.createElement('ummes-newsletter'), { lang: 'fr' }));
    await until(() => guest.document.body.lastElementChild?.shadowRoot?.textContent?.includes('All'));
  });

  it('of one tag are replaced by its `texts`, before it is defined or later, and give way to none', async () => {
    const guest = await openGuest('<ummes-newsletter></ummes-newsletter>');
    const tag = guest.find('ummes-newsletter') as HTMLElement & { texts?: Texts };
    tag.texts = { Subscribe: 'Abonnieren' };
    await guest.window.eval("import('/widgets/newsletter.js')");
    await until(() => newsletter.text(guest).includes('Abonnieren'));
    (await textsModule(guest)).setTexts({ Subscribe: 'Of the page', Email: 'E-Mail' });
    await until(() => newsletter.text(guest).includes('E-Mail'));
    expect(newsletter.text(guest)).toContain('Abonnieren');
    tag.texts = undefined as unknown as Texts;
    await until(() => newsletter.text(guest).includes('Of the page'));
  });

  it('in English cost a page no file', async () => {
    const guest = await newsletter.open('lang="en-GB"');
    await until(() => newsletter.text(guest).includes('Subscribe'));
    expect(guest.loaded('/translat')).toEqual([]);
    expect(guest.loaded('/chunks/si-').concat(guest.loaded('/chunks/ta-'))).toEqual([]);
  });

  it('are English where the language is not supplied', async () => {
    const guest = await newsletter.open('lang="fr-CA"');
    await until(() => newsletter.text(guest).includes('Subscribe'));
    expect(guest.log.errors).toEqual([]);
  });

  for (const part of ['si-', 'translations-']) {
    it(`are English where ${part} does not come, with the children until then, and change when it has come`, async () => {
      const hanging = crypto.randomUUID();
      const guest = await openGuest(
        `<script type="module" src="/hang/${hanging}/${part}/widgets/newsletter.js"></script>
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
  }

  it('are watched by one observer for all tags, which ends with the last of them', async () => {
    const guest = await openGuest('<div id="place"></div>');
    const counts = { observers: new Set<MutationObserver>(), ended: 0 };
    const Observer = guest.window.MutationObserver;
    guest.window.MutationObserver = class extends Observer {
      override observe(target: Node, options?: MutationObserverInit) {
        if (options?.attributeFilter?.includes('lang')) counts.observers.add(this);
        super.observe(target, options);
      }
      override disconnect() {
        if (counts.observers.has(this)) counts.ended += 1;
        super.disconnect();
      }
    };
    await guest.window.eval("import('/widgets/newsletter.js')");
    guest.find('#place').innerHTML = '<ummes-newsletter></ummes-newsletter>'.repeat(5);
    const tags = [...guest.document.querySelectorAll('ummes-newsletter')];
    await until(() => tags.every((tag) => tag.shadowRoot?.textContent?.includes('Subscribe')));
    await until(() => counts.observers.size === 1);
    for (const tag of tags.slice(1)) tag.remove();
    guest.find('#place').lang = 'si';
    await until(() => newsletter.text(guest).includes('දායක වන්න'));
    expect(counts.ended).toBe(0);
    tags[0]?.remove();
    await until(() => counts.ended === 1);
    expect(counts.observers.size).toBe(1);
  });

  it('name the countries in the language, in its order, with the same values', async () => {
    const guest = await openGuest(`${LOADER}<ummes-join lang="ta"></ummes-join>`);
    const select = await until(() => guest.inside<HTMLSelectElement>('ummes-join', 'select[name=permanentResidency]'));
    await until(() => select.textContent?.includes('இலங்கை'));
    const options = [...select.options].slice(1);
    expect(options.find(({ value }) => value === 'LK')?.text).toContain('இலங்கை');
    const names = options.map(({ text }) => text.replace(/^\S+ /, ''));
    expect(names).toEqual([...names].sort(new Intl.Collator('ta').compare));
    expect(options.length).toBe(250);
    select.value = 'LK';
    guest.find('ummes-join').lang = 'fr';
    await until(() => select.textContent?.includes('Allemagne'));
    expect(select.value).toBe('LK');
  });
});
