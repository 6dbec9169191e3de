import { pause, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

const TAG = 'ummes-student-life';
const { open, text, all } = tagOnPage(TAG);

describe('ummes-student-life', () => {
  it('says that it is loading, and that there is nothing', async () => {
    const loading = await open('api="/fault/hang"');
    await until(() => text(loading).includes('Loading projects...'));
    const empty = await open('api="/fault/empty"');
    await until(() => text(empty).includes('No projects found.'));
  });

  for (const kind of ['500', 'html', 'not-json', 'not-a-list', 'drop']) {
    it(`shows its error for an API that answers ${kind}`, async () => {
      const guest = await open(`api="/fault/${kind}"`);
      await until(() => text(guest).includes('Failed to load student life projects. Please try again later.'));
      expect(guest.log.errors).toEqual([]);
    });
  }

  it('says nothing at all when the API answers without success', async () => {
    const guest = await open('api="/fault/unsuccessful"');
    await until(() => guest.log.warnings.some((warning) => warning.includes('without success')));
    await until(() => !text(guest).includes('Loading'));
    expect(text(guest)).not.toContain('Failed');
    expect(text(guest)).not.toContain('No projects');
  });

  it('keeps only a page of 5,000 projects in the document, and turns pages', async () => {
    const guest = await open('api="/fault/many"');
    await until(() => all(guest, '[part~=card]').length === 9);
    const pager = guest.inside(TAG, '[part~=pager]');
    expect(pager.textContent).toContain('1 / 556');
    pager.querySelectorAll('button')[1]?.click();
    await until(() => pager.textContent?.includes('2 / 556'));
    expect(all(guest, '[part~=title]')[0]?.textContent).toBe('Event 9');
  });

  it('opens a project in a dialog, locks the page and gives the focus back', async () => {
    const guest = await open('api="/fault/one"');
    const link = await until(() => all(guest, 'button[part~=link]')[0]);
    link.focus();
    link.click();
    const dialog = (await until(() => all(guest, 'dialog[open]')[0])) as HTMLDialogElement;
    await until(() => dialog.textContent?.includes('Machine Design Lecture'));
    expect(guest.document.documentElement.style.overflow).toBe('hidden');
    dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    await until(() => all(guest, 'dialog').length === 0);
    expect(guest.find(TAG).shadowRoot?.activeElement).toBe(link);
  });

  it('closes its dialog on an Escape that comes as soon as it is there', async () => {
    const guest = await open('api="/fault/one"');
    const link = await until(() => all(guest, 'button[part~=link]')[0]);
    const heard = new Promise<boolean>((resolve) => {
      const seen = new guest.window.MutationObserver(() => {
        const dialog = all(guest, 'dialog[open]')[0];
        if (!dialog) return;
        seen.disconnect();
        resolve(!dialog.dispatchEvent(new guest.window.Event('cancel', { cancelable: true })));
      });
      seen.observe(guest.find(TAG).shadowRoot as ShadowRoot, { subtree: true, childList: true, attributes: true });
    });
    link.click();
    expect(await heard).toBe(true);
    await until(() => all(guest, 'dialog').length === 0);
  });

  it('keeps its dialog a modal one when it is moved with the dialog open', async () => {
    const guest = await open('api="/fault/one"');
    (await until(() => all(guest, 'button[part~=link]')[0])).click();
    const dialog = (await until(() => all(guest, 'dialog[open]')[0])) as HTMLDialogElement;
    const elsewhere = guest.document.createElement('main');
    guest.document.body.append(elsewhere);
    elsewhere.append(guest.find(TAG));
    await until(() => dialog.matches(':modal'));
    expect(all(guest, 'dialog')).toEqual([dialog]);
    dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    await until(() => all(guest, 'dialog').length === 0);
    expect(guest.document.documentElement.getAttribute('style')).toBe(null);
  });

  it('tells the page what is opened, and leaves it to the page if it wants', async () => {
    const guest = await open('api="/fault/one" project-href="https://society.example/projects/{id}"');
    const link = await until(() => all(guest, 'a[part~=link]')[0]);
    expect(link.getAttribute('href')).toBe('https://society.example/projects/1');
    let detail: { kind: string; href: string } | undefined;
    guest.document.addEventListener('ummes-open', (event) => {
      event.preventDefault();
      detail = (event as CustomEvent).detail;
    });
    link.click();
    expect(detail).toMatchObject({ kind: 'project', href: 'https://society.example/projects/1' });
    await pause(100);
    expect(all(guest, 'dialog').length).toBe(0);
  });

  it("shows the picture of its API's society in place of a missing one", async () => {
    const guest = await open('api="/fault/one"');
    const image = (await until(() => all(guest, '[part~=card] img')[0])) as HTMLImageElement;
    expect(image.getAttribute('src')?.endsWith('/pictures/about.svg')).toBe(true);
  });

  it('breaks no strict policy', async () => {
    const guest = await open('api="/fault/many"', { policy: 'trusted-types' });
    (await until(() => all(guest, '[part~=link]')[0])).click();
    await until(() => all(guest, 'dialog[open]').length === 1);
    expect(guest.log.violations).toEqual([]);
  });
});
