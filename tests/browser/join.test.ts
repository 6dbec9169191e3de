import { type Guest, LOADER, openGuest, staysAbsent, until } from '../support/browser/guest';
import { beforeEach, describe, expect, it } from '../support/browser/suite';

const TAG = 'ummes-join';
type Control = HTMLInputElement | HTMLSelectElement;

async function open(options: Parameters<typeof openGuest>[1] = {}, api = '/fault/accepted'): Promise<Guest> {
  const guest = await openGuest(
    `${LOADER}<div id="here"><${TAG} api="${api}"></${TAG}></div><div id="there"></div>`,
    options,
  );
  await until(() => guest.inside(TAG, 'form'));
  return guest;
}

const control = (guest: Guest, name: string) => guest.inside(TAG, `[name=${name}]`) as Control;
const text = (guest: Guest) => guest.find(TAG).shadowRoot?.textContent ?? '';

/** Sets a field as a password manager does, with a script and one event. */
function set(guest: Guest, name: string, value: string, event = 'input') {
  const found = control(guest, name);
  found.value = value;
  found.dispatchEvent(new guest.window.Event(event, { bubbles: true }));
}

function fill(guest: Guest) {
  set(guest, 'name', 'Nimali Perera');
  set(guest, 'email', 'nimali@example.org');
  set(guest, 'batch', '2019');
  set(guest, 'academicCategory', 'BSc');
  set(guest, 'academicQualifications', 'BSc Eng (Hons)');
  set(guest, 'designation', 'Design Engineer');
  set(guest, 'companyOrInstitute', 'Example Turbines');
  set(guest, 'category', 'Retired');
}

const submit = (guest: Guest) => guest.inside(TAG, 'button[type=submit]').click();

/** Number of frames without movement after which a scroll has ended. */
const STILL_FRAMES = 30;

async function untilScrollEnds({ window }: Guest) {
  let last = window.scrollY;
  for (let still = 0; still < STILL_FRAMES; still += 1) {
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
    if (window.scrollY !== last) still = 0;
    last = window.scrollY;
  }
}

/** Asserts that a field has the focus and is in view, and that a scroll has ended at the summary above it. */
function expectScrolledTo(guest: Guest, name: string) {
  const wrong = control(guest, name);
  expect(guest.find(TAG).shadowRoot?.activeElement === wrong).toBe(true);
  const field = wrong.closest('[part=field]') as HTMLElement;
  const summary = field.previousElementSibling as HTMLElement;
  const margin = Number.parseFloat(guest.window.getComputedStyle(summary).scrollMarginTop);
  expect(Math.abs(summary.getBoundingClientRect().top - margin)).toBeLessThan(2);
  expect(wrong.getBoundingClientRect().bottom).toBeLessThan(guest.window.innerHeight);
}

/** Resolves with the detail of the next event of this name on the host page. */
function nextEvent<Detail>(guest: Guest, name: string, cancel = false): Promise<Detail> {
  return new Promise((resolve) => {
    guest.document.addEventListener(name, (event) => {
      if (cancel) event.preventDefault();
      resolve((event as CustomEvent<Detail>).detail);
    });
  });
}

describe('ummes-join', () => {
  beforeEach(() => localStorage.clear());

  it('sends an application and notifies the host page', async () => {
    const guest = await open();
    const received = nextEvent<{ message: string }>(guest, 'ummes-submit');
    fill(guest);
    submit(guest);
    expect((await received).message).toBe('Received with thanks');
    await until(() => text(guest).includes('Application Submitted!'));
    expect(text(guest)).toContain('Received with thanks');
    expect(guest.log.errors).toEqual([]);
  });

  for (const [kind, detail, shown] of [
    ['refused', { code: 'refused', message: 'Not like this' }, 'Not like this'],
    ['html', { code: 'format' }, 'Nothing is lost'],
  ] as const) {
    it(`keeps its input, shows the reason and notifies the host page when the API responds with ${kind}`, async () => {
      const guest = await open({}, `/fault/${kind}`);
      const received = nextEvent<{ code: string; message: string }>(guest, 'ummes-error');
      fill(guest);
      submit(guest);
      expect(await received).toMatchObject(detail);
      await until(() => text(guest).includes(shown));
      expect(control(guest, 'name').value).toBe('Nimali Perera');
      await until(() => !guest.inside<HTMLButtonElement>(TAG, 'button[type=submit]').disabled);
      expect(guest.log.errors).toEqual([]);
    });
  }

  it('accepts autofill that fires only change, or no event', async () => {
    const guest = await open();
    submit(guest);
    await until(() => control(guest, 'name').getAttribute('aria-invalid'));
    set(guest, 'name', 'Nimali Perera', 'change');
    await until(() => !control(guest, 'name').getAttribute('aria-invalid'));
    const received = nextEvent<{ message: string }>(guest, 'ummes-submit');
    fill(guest);
    control(guest, 'websiteUrl').value = 'example.org';
    submit(guest);
    await received;
  });

  it('restores its input when it is removed and added again', async () => {
    const guest = await open();
    fill(guest);
    const tag = guest.find(TAG);
    tag.remove();
    await until(() => !tag.shadowRoot?.querySelector('form'));
    guest.find('#there').append(tag);
    await until(() => text(guest).includes('Draft restored'));
    expect(control(guest, 'name').value).toBe('Nimali Perera');
  });

  it('accepts a photo and shows a toast under a strict policy, without violations', async () => {
    const guest = await open({ policy: 'trusted-types' });
    submit(guest);
    await until(() => text(guest).includes('Please complete all required fields'));
    const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const files = new DataTransfer();
    files.items.add(new File([blob as Blob], 'me.png', { type: 'image/png' }));
    const photo = guest.inside<HTMLInputElement>(TAG, '[name=profileImage]');
    photo.files = files.files;
    photo.dispatchEvent(new guest.window.Event('change', { bubbles: true }));
    await until(() => !guest.inside(TAG, 'canvas').hidden);
    fill(guest);
    submit(guest);
    await until(() => text(guest).includes('Application Submitted!'));
    await staysAbsent(() => guest.log.violations);
    expect(guest.log.errors).toEqual([]);
  });

  it('scrolls to the first invalid field on submit, and leaves space for a fixed header', async () => {
    const guest = await open();
    fill(guest);
    const submitInvalid = async () => {
      set(guest, 'designation', '');
      guest.inside(TAG, 'button[type=submit]').scrollIntoView({ block: 'end' });
      submit(guest);
      await until(() => guest.inside(TAG, '[part~=summary]'));
      await untilScrollEnds(guest);
    };
    await submitInvalid(); // loads the code of the summary
    set(guest, 'designation', 'Engineer');
    await until(() => !guest.find(TAG).shadowRoot?.querySelector('[part~=summary]'));
    await submitInvalid();
    expectScrolledTo(guest, 'designation');
  });
});
