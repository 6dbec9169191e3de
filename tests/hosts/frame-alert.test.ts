import { sandboxed } from '../support/hosts/policy-hosts';
import { expect, test } from '../support/hosts/test';

test('a frame with allow-modals: the contact form thanks once, with its alert', async ({ page, visit }) => {
  let alerts = 0;
  page.on('dialog', async (dialog) => {
    alerts += 1;
    await new Promise((resolve) => setTimeout(resolve, 50)); // nobody is faster
    await dialog.accept();
  });
  await visit.open({ body: sandboxed('allow-scripts allow-forms allow-modals') });
  const contact = page.frameLocator('iframe').locator('ummes-contact');
  await contact.locator('[name=name]').fill('Nimali Perera');
  await contact.locator('[name=email]').fill('nimali@example.org');
  await contact.locator('[name=message]').fill('Hello');
  await contact.locator('[type=submit]').click();
  await expect(contact.locator('[name=message]')).toHaveValue('');
  await expect(contact.locator('[role=status]')).toBeEmpty();
  expect(alerts).toBe(1);
});
