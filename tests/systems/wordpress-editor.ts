import { expect, type Page } from 'playwright/test';
import { ACCOUNTS, PASSWORD, type Role } from './wordpress';

/** A post in the block editor. */
export interface Draft {
  /** Adds a block, found by its name as an author would: `/html` in an empty paragraph. */
  addBlock(name: string): Promise<void>;
  /** Pastes plain text where the cursor is, with the keyboard. */
  paste(text: string): Promise<void>;
  /** Pastes a whole post in the code editor, and returns to the blocks. */
  pasteCode(text: string): Promise<void>;
  /** Pastes an address into an Embed block, and waits for what it shows in the editor. */
  embed(address: string): Promise<void>;
  /** Switches the HTML block to its preview. */
  preview(): Promise<void>;
  /** Publishes, or updates the published post, and opens it again in the editor. @returns its address */
  save(): Promise<string>;
  /** Adds a paragraph and updates the post. @returns its address */
  saveAgain(): Promise<string>;
}

/** Signs in, and opens the block editor with an empty post. */
export async function write(page: Page, url: string, role: Role, title: string): Promise<Draft> {
  await signIn(page, url, role);
  await page.goto(`${url}/wp-admin/post-new.php`);
  const heading = page.getByRole('textbox', { name: 'Add title' });
  await heading.fill(title);
  await heading.press('Enter');
  const draft: Draft = {
    async addBlock(name) {
      await page.keyboard.type(`/${name}`);
      await page.locator('.components-autocomplete__result').first().waitFor();
      await page.keyboard.press('Enter');
    },
    async paste(text) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await page.keyboard.press('Control+V');
    },
    async pasteCode(text) {
      await page.keyboard.press('Control+Shift+Alt+M');
      await page.getByPlaceholder('Start writing with text or HTML').click();
      await draft.paste(text);
      await page.getByRole('button', { name: 'Exit code editor' }).click();
    },
    async embed(address) {
      await draft.addBlock('embed');
      await page.getByPlaceholder('Enter URL to embed here…').click();
      await draft.paste(address);
      await page.getByRole('button', { name: 'Embed', exact: true }).click();
      await page.locator('.wp-block-embed iframe').waitFor();
    },
    async preview() {
      await page.keyboard.press('Shift+Tab'); // shows the block's tools, as moving the mouse does
      const tools = page.getByRole('toolbar', { name: 'Block tools' });
      await tools.getByRole('button', { name: 'Preview', exact: true }).click();
    },
    async save() {
      const bar = page.getByRole('region', { name: 'Editor top bar' });
      const update = bar.getByRole('button', { name: 'Update', exact: true });
      if (await update.isVisible()) {
        await update.click();
      } else {
        await bar.getByRole('button', { name: 'Publish', exact: true }).click();
        const panel = page.getByRole('region', { name: 'Editor publish' });
        await panel.getByRole('button', { name: 'Publish', exact: true }).click();
      }
      const view = page.locator('.components-snackbar').getByRole('link', { name: 'View Post' });
      const address = await view.getAttribute('href');
      await page.reload(); // as if opened again later; also hides the message
      return String(address);
    },
    async saveAgain() {
      await page.getByRole('button', { name: 'Add default block' }).click();
      await page.keyboard.type('Saved again.');
      return draft.save();
    },
  };
  return draft;
}

async function signIn(page: Page, url: string, role: Role) {
  await page.context().clearCookies();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await page.goto(`${url}/wp-login.php`);
  const name = page.getByLabel('Username or Email Address');
  await expect(name).toBeFocused(); // WordPress focuses it 200 ms after the page has loaded, whatever is typed meanwhile
  await name.fill(ACCOUNTS[role]);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/wp-admin/**');
}

/** Uploads a plugin as an administrator, and activates it. */
export async function installPlugin(page: Page, url: string, zip: Buffer): Promise<void> {
  await signIn(page, url, 'administrator');
  await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`);
  await page
    .getByLabel('Plugin zip file')
    .setInputFiles({ name: 'ummes.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await page.getByText('Plugin activated.').waitFor();
}
