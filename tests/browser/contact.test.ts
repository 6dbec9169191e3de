import { LOADER, openPage, setField, until } from '../support/browser/host-page';
import { expect, it } from '../support/browser/suite';
import { isInteractive } from '../support/browser/tags';

const TAG = 'ummes-contact';

it('ummes-contact focuses the first invalid field, fires no event, and clears a field’s error on edit', async () => {
  const page = await openPage(`${LOADER}<${TAG}></${TAG}>`);
  await until(() => isInteractive(page, TAG) && page.inside(TAG, 'form'));
  const control = (name: string) => page.inside(TAG, `[name=${name}]`);
  const send = () => page.inside(TAG, 'button').click();
  let events = 0;
  page.document.addEventListener('ummes-contact', () => events++);
  page.window.alert = () => events++;
  const { shadowRoot } = page.find(TAG);
  const errors = () => [...(shadowRoot?.querySelectorAll('[part~=error]') ?? [])].map((error) => error.textContent);
  setField(control('name'), '   ');
  setField(control('email'), 'ada@example');
  send();
  await until(() => errors().join() === 'Name is required.,Email is invalid.,Message is required.');
  expect(shadowRoot?.activeElement).toBe(control('name'));
  setField(control('name'), 'Ada');
  setField(control('email'), 'ada@example.');
  await until(() => errors().join() === 'Message is required.');
  expect(control('email').hasAttribute('aria-invalid')).toBe(false);
  expect(control('message').getAttribute('aria-invalid')).toBe('true');
  send();
  await until(() => shadowRoot?.activeElement === control('email'));
  expect(events).toBe(0);
});
