import { PATHS } from '../support/journeys/paths';
import { atEachWidthAndScheme, expect, expectAccessible, test } from '../support/journeys/test';

const UNIVERSITY = 'The Federated Northern University of Applied Sciences, Engineering and Crafts Ltd';
const BOARD = Array.from(
  { length: 40 },
  (_, at) => `Member ${at} with a rather long family name,${at ? 'Editor' : 'President'}`,
);
/** 3,000 words. */
const LONG_TEXT = Array.from({ length: 300 }, (_, at) => `Paragraph ${at} has ten words of plain text in it.`).join(
  '\n\n',
);

const SHEETS = {
  events: 'id,title,date\ngala,Gala,01/02/2030\n',
  news: 'id,title,description,publishedAt\nwin,We won,In short,01/02/2026\n',
  'student-life': 'id,title,category\ncar,Car,Cars\n',
  site: `key,value
name,Turbine Club
university,"${UNIVERSITY}"
initials,TC
tagline,We turn things.
email,hello@turbine.example
phone1,+44 20 7946 0000
objective1,Connect: Keep in touch
map,javascript:alert(1)
`,
  board: `name,position\n${BOARD.join('\n')}\n`,
  gallery: 'src,title\n/pictures/gallery/paddock.svg,Our car\n',
  slides: 'image,alt\n/nothing/there.jpg,A picture that does not exist\n/pictures/gallery/paddock.svg,Our car\n',
  pages: `page,title,text
new-here,New here?,"Welcome.

- bring a friend
- https://turbine.example/map"
../desk,Taken over,No
privacy,Our privacy,"${LONG_TEXT}"
`,
};

/** The name of the society in the sample content, and its university. */
const SAMPLE = /Moratuwa|Mechanical Engineering Society|\bUMMES\b(?! is)/;

test.use({ serverSheets: SHEETS, serverEnv: { UMMES_DEMO: '' } });

test('every page, feed and file has the society’s own name, and none has the sample’s', async ({ page }) => {
  for (const path of PATHS) {
    const read = async () => (await page.request.get(path)).text();
    expect(await read(), path).not.toMatch(SAMPLE);
    // Until a page is rendered, it has no society's name.
    await expect.poll(read, { message: path }).toContain('Turbine Club');
    expect(await read(), path).not.toMatch(SAMPLE);
  }
  for (const path of ['/events.ics', '/news.atom', '/site.webmanifest']) {
    const text = await (await page.request.get(path)).text();
    expect(text, path).toContain('Turbine Club');
    expect(text.replace('PRODID:-//UMMES//', ''), path).not.toMatch(SAMPLE);
  }
});

test('the about page has forty members, and a page of 3,000 words can be read', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('#board').getByText(/^Member \d+ with/)).toHaveCount(40);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Our privacy' })).toBeVisible();
  await expect(page.getByText('Paragraph 299 has')).toBeAttached();
});

test('a page of the society’s own is in the footer, the search and the sitemap, and a bad name makes none', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'New here?' }).click();
  await expect(page).toHaveURL('/new-here');
  await expect(page).toHaveTitle('New here? · Turbine Club');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New here?');
  await expect(page.getByRole('listitem').filter({ hasText: 'bring a friend' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://turbine.example/map' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New here?');
  await page.goto('/search?q=friend');
  await expect(page.getByRole('main').getByRole('link', { name: /New here/ })).toBeVisible();
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/new-here<');
  await expect(page.getByText('Taken over')).toHaveCount(0);
});

test('no text of the society makes a page too wide or inaccessible', async ({ page }) => {
  for (const path of ['/', '/about', '/new-here', '/contact']) {
    await page.goto(path);
    await atEachWidthAndScheme(page, async () => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }, [360, 768, 1280, 1920]);
    await expectAccessible(page);
  }
});

test.describe('a society without any sheets', () => {
  test.use({ serverSheets: null, serverEnv: { UMMES_DEMO: '' } });

  test('has empty lists and neutral texts, and no invented people', async ({ page }) => {
    for (const path of PATHS.filter((each) => each !== '/events/sample-open-workshop')) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).not.toMatch(SAMPLE);
      expect(html, path).not.toContain('Sample');
    }
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Our society');
    await page.goto('/about');
    await expect(page.locator('#board')).toContainText('The board will be introduced here soon.');
    expect(await (await page.request.get('/api/users/all')).json()).toEqual([]);
  });
});

test.describe('a demo', () => {
  test.use({ serverSheets: null, serverEnv: {} });

  test('says on every page that its content is a sample, with a link to how to replace it', async ({ page }) => {
    for (const path of ['/', '/about', '/events', '/privacy']) {
      await page.goto(path);
      const note = page.getByRole('contentinfo').getByText('Sample content');
      await expect(note.getByRole('link', { name: 'How to replace it' })).toBeVisible();
    }
  });
});
