import { type HostPage, LOADER, openPage, staysAbsent, until } from '../support/browser/host-page';
import { beforeEach, describe, expect, it } from '../support/browser/suite';

const TAG = 'ummes-join';
type Control = HTMLInputElement | HTMLSelectElement;

async function open(options: Parameters<typeof openPage>[1] = {}, api = '/fault/accepted'): Promise<HostPage> {
  const page = await openPage(
    `${LOADER}<div id="here"><${TAG} api="${api}"></${TAG}></div><div id="there"></div>`,
    options,
  );
  await until(() => page.inside(TAG, 'form'));
  return page;
}

const control = (page: HostPage, name: string) => page.inside(TAG, `[name=${name}]`) as Control;
const text = (page: HostPage) => page.find(TAG).shadowRoot?.textContent ?? '';

/** Sets a field as a password manager does, with a script and one event. */
function set(page: HostPage, name: string, value: string, event = 'input') {
  const found = control(page, name);
  found.value = value;
  found.dispatchEvent(new page.window.Event(event, { bubbles: true }));
}

function fill(page: HostPage) {
  set(page, 'name', 'Nimali Perera');
  set(page, 'email', 'nimali@example.org');
  set(page, 'batch', '2019');
  set(page, 'academicCategory', 'BSc');
  set(page, 'academicQualifications', 'BSc Eng (Hons)');
  set(page, 'designation', 'Design Engineer');
  set(page, 'companyOrInstitute', 'Example Turbines');
  set(page, 'category', 'Retired');
}

const submit = (page: HostPage) => page.inside(TAG, 'button[type=submit]').click();

/** Number of frames without movement after which a scroll is considered finished. */
const STILL_FRAMES = 30;

async function untilScrollEnds({ window }: HostPage) {
  let last = window.scrollY;
  for (let still = 0; still < STILL_FRAMES; still += 1) {
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
    if (window.scrollY !== last) still = 0;
    last = window.scrollY;
  }
}

/** Asserts that a field is focused and in view, and that scrolling has stopped at the summary above it. */
function expectScrolledTo(page: HostPage, name: string) {
  const wrong = control(page, name);
  expect(page.find(TAG).shadowRoot?.activeElement === wrong).toBe(true);
  const field = wrong.closest('[part=field]') as HTMLElement;
  const summary = field.previousElementSibling as HTMLElement;
  const margin = Number.parseFloat(page.window.getComputedStyle(summary).scrollMarginTop);
  expect(Math.abs(summary.getBoundingClientRect().top - margin)).toBeLessThan(2);
  expect(wrong.getBoundingClientRect().bottom).toBeLessThan(page.window.innerHeight);
}

/** Resolves with the detail of the next event with this name on the host page. */
function nextEvent<Detail>(page: HostPage, name: string, cancel = false): Promise<Detail> {
  return new Promise((resolve) => {
    page.document.addEventListener(name, (event) => {
      if (cancel) event.preventDefault();
      resolve((event as CustomEvent<Detail>).detail);
    });
  });
}

describe('ummes-join', () => {
  beforeEach(() => localStorage.clear());

  it('sends an application and notifies the host page', async () => {
    const page = await open();
    const received = nextEvent<{ message: string }>(page, 'ummes-submit');
    fill(page);
    submit(page);
    expect((await received).message).toBe('Received with thanks');
    await until(() => text(page).includes('Application Submitted!'));
    expect(text(page)).toContain('Received with thanks');
    expect(page.log.errors).toEqual([]);
  });

  for (const [kind, detail, shown] of [
    ['refused', { code: 'refused', message: 'Not like this' }, 'Not like this'],
    ['html', { code: 'format' }, 'Nothing is lost'],
  ] as const) {
    it(`keeps its input, shows the reason and notifies the host page when the API responds with ${kind}`, async () => {
      const page = await open({}, `/fault/${kind}`);
      const received = nextEvent<{ code: string; message: string }>(page, 'ummes-error');
      fill(page);
      submit(page);
      expect(await received).toMatchObject(detail);
      await until(() => text(page).includes(shown));
      expect(control(page, 'name').value).toBe('Nimali Perera');
      await until(() => !page.inside<HTMLButtonElement>(TAG, 'button[type=submit]').disabled);
      expect(page.log.errors).toEqual([]);
    });
  }

  it('accepts autofill that fires only a change event, or none', async () => {
    const page = await open();
    submit(page);
    await until(() => control(page, 'name').getAttribute('aria-invalid'));
    set(page, 'name', 'Nimali Perera', 'change');
    await until(() => !control(page, 'name').getAttribute('aria-invalid'));
    const received = nextEvent<{ message: string }>(page, 'ummes-submit');
    fill(page);
    control(page, 'websiteUrl').value = 'example.org';
    submit(page);
    await received;
  });

  it('restores its input when it is removed and added again', async () => {
    const page = await open();
    fill(page);
    const tag = page.find(TAG);
    tag.remove();
    await until(() => !tag.shadowRoot?.querySelector('form'));
    page.find('#there').append(tag);
    await until(() => text(page).includes('Draft restored'));
    expect(control(page, 'name').value).toBe('Nimali Perera');
  });

  it('accepts a photo and shows a toast under a strict policy, without violations', async () => {
    const page = await open({ policy: 'trusted-types' });
    submit(page);
    await until(() => text(page).includes('Please complete all required fields'));
    const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const files = new DataTransfer();
    files.items.add(new File([blob as Blob], 'me.png', { type: 'image/png' }));
    const photo = page.inside<HTMLInputElement>(TAG, '[name=profileImage]');
    photo.files = files.files;
    photo.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    await until(() => !page.inside(TAG, 'canvas').hidden);
    fill(page);
    submit(page);
    await until(() => text(page).includes('Application Submitted!'));
    await staysAbsent(() => page.log.violations);
    expect(page.log.errors).toEqual([]);
  });

  it('scrolls to the first invalid field on submit, and leaves space for a fixed header', async () => {
    const page = await open();
    fill(page);
    const submitInvalid = async () => {
      set(page, 'designation', '');
      page.inside(TAG, 'button[type=submit]').scrollIntoView({ block: 'end' });
      submit(page);
      await until(() => page.inside(TAG, '[part~=summary]'));
      await untilScrollEnds(page);
    };
    await submitInvalid(); // loads the summary's code
    set(page, 'designation', 'Engineer');
    await until(() => !page.find(TAG).shadowRoot?.querySelector('[part~=summary]'));
    await submitInvalid();
    expectScrolledTo(page, 'designation');
  });
});
