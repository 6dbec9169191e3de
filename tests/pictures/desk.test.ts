import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { openApplication, openDesk } from '../support/journeys/desk';
import { savePicture } from '../support/pictures';
import { formOf, submit } from '../support/server/application-form';
import { expect, test } from './test';

/** Graduates who have applied, in order. */
const APPLICANTS = [
  { name: 'Sanduni Perera', email: 'sanduni@example.org', batch: '2019', phoneNumber: '+94712345678' },
  { name: 'Ruwan Jayasuriya', email: 'ruwan@example.org', batch: '2011', phoneNumber: '+94772345671' },
  { name: 'Fathima Nizar', email: 'fathima@example.org', batch: '2016', phoneNumber: '+94702345672' },
];

/** Stands for an applicant's photo. */
const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
  <rect width="600" height="800" fill="#b9c4c9"/>
  <circle cx="300" cy="330" r="130" fill="#7d5a44"/>
  <path d="M60 800c0-180 110-290 240-290s240 110 240 290" fill="#2f4858"/>
</svg>`;

/** The event that docs/edit-the-content.md adds to those that are online. */
const CLINIC =
  'gear-evening,Gear evening: from sketch to drawing,2031-12-05,16:30,CAD Laboratory,Bring a sketch on paper.';

/** Rows with mistakes that editors make. */
const MISTAKES = [
  'id,title,date,time,imageUrl',
  'lathe-evening,Lathe evening,24/11/2030,18:30,/pictures/events/machine-shop.svg',
  'wind-tunnel,Wind tunnel,11/24/2030,18:30,',
  'open-house,Open house,30/11/2030,half past six,',
  'robotics,Robotics night,02/12/2030,19:00,my-picture.jpg',
].join('\n');

const ADDRESSES = ['Name,E-mail', 'A,ann@example.org', 'B,ben@example.org', 'C,not-an-email', 'D,ANN@example.org'].join(
  '\n',
);

test.use({ viewport: { width: 1200, height: 760 } });

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const chooseSheet = (page: Page, name: string, text: string) =>
  page.getByLabel('Choose an Excel workbook (.xlsx) or a CSV file').setInputFiles(csv(name, text));

async function takeFrom(page: Page, first: string, name: string): Promise<void> {
  await page.getByText(first).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -24));
  await savePicture(await page.screenshot({ animations: 'disabled' }), name);
}

test('an application', async ({ page, server }) => {
  for (const answers of APPLICANTS) {
    const photo = await sharp(Buffer.from(PORTRAIT)).jpeg().toBuffer();
    expect((await submit(server.url, formOf({ answers, photo }))).status).toBe(200);
  }
  await openDesk(page, server, 'Secretary');
  await openApplication(page, 'Ruwan Jayasuriya');
  await page.waitForLoadState('networkidle'); // the photo
  await savePicture(await page.screenshot({ animations: 'disabled' }), 'desk-application');
});

test('the changes that a spreadsheet would make', async ({ page, server }) => {
  const online = await readFile(join(server.data, 'sheets', 'events.csv'), 'utf8');
  await openDesk(page, server, 'Editor', 'Content');
  await chooseSheet(page, 'events.csv', `${online.trim()}\n${CLINIC}\n`);
  await page.getByText('Added: 1').click();
  await takeFrom(page, 'Nothing is published yet.', 'desk-publish');
});

test('a spreadsheet with mistakes', async ({ page, server }) => {
  await openDesk(page, server, 'Editor', 'Content');
  await chooseSheet(page, 'events.csv', MISTAKES);
  await takeFrom(page, 'Nothing is published yet.', 'desk-problems');
});

test('a list of addresses to import', async ({ page, server }) => {
  await openDesk(page, server, 'Secretary', 'Newsletter');
  await page.getByLabel('Or choose a CSV file').setInputFiles(csv('list.csv', ADDRESSES));
  await page.getByText('2 new addresses').click();
  await takeFrom(page, 'Or choose a CSV file', 'desk-newsletter');
});
