import type { Page } from 'playwright/test';

/** The texts of the alerts that come up, each closed at once. */
export function alerts(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', async (dialog) => {
    texts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  return texts;
}
