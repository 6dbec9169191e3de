import type { Context, Hono } from 'hono';
import { spreadsheetDownload } from '../../../model/addresses/spreadsheet-link';
import {
  type ChosenSheet,
  linkToCheck,
  linkToPublish,
  MAX_SOURCE_NAME,
  publicationChoice,
  restoration,
} from '../../../model/desk/publication';
import { faultText } from '../../../model/desk/sheet-fault';
import { SHEET_NAMES, type SheetName } from '../../../model/sheets/sheet-kind';
import { oneLine } from '../../../model/text/clean-text';
import { siteUrlOf } from '../../settings/site-url';
import { type FoundSheets, sheetsIn } from '../../sources/found-sheets';
import { SheetFault } from '../../sources/sheet-fault';
import { type DeskEnv, DeskError, type DeskParts, readBytes, readJson, UNCHANGED } from '../desk-call';
import { type Origin, Publications, type SheetToPublish } from './publications';

const NO_LINK = `${UNCHANGED} This is not a web address. Copy the whole link, beginning with https://.`;
const OWN_LINK = `${UNCHANGED} This link leads to this website itself, not to a spreadsheet.`;

/** Adds the routes that publish sheets: of a file, of a link, or of an earlier version. */
export function addPublications(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { settings, sources } = parts;
  const { splitWorkbook } = sources;
  const publications = new Publications(parts);

  app.post('/content/check', async (c) => c.json(await publications.plan(await fileIn(c))));

  app.post('/content/publish', async (c) => {
    const choice = publicationChoice.safeParse(jsonOf(c.req.query('publish')));
    const isEdit = c.req.query('kind') === 'edit';
    const origin: Origin = isEdit ? { kind: 'edit', name: '' } : { kind: 'upload', name: nameIn(c) };
    const found = await fileIn(c);
    if (!choice.success) throw new DeskError(422, 'invalid', `${UNCHANGED} Reload the page.`);
    await publications.publish(c.get('session'), contentsFor(choice.data, found), origin);
    return c.json(conditions());
  });

  app.post('/content/check-link', async (c) => {
    const { link, sheet } = await readJson(c, linkToCheck);
    return c.json(await publications.plan((await readLink(c, link, sheet)).found));
  });

  app.post('/content/publish-link', async (c) => {
    const { link, sheet, publish: choice } = await readJson(c, linkToPublish);
    const { url, found } = await readLink(c, link, sheet);
    await publications.publish(c.get('session'), contentsFor(choice, found), { kind: 'link', name: url });
    return c.json(conditions());
  });

  app.post('/content/restore', async (c) => {
    const { number, ...chosen } = await readJson(c, restoration);
    await publications.restore(c.get('session'), chosen, number);
    return c.json(conditions());
  });

  async function fileIn(c: Context<DeskEnv>): Promise<FoundSheets> {
    const bytes = await readBytes(c, settings.sheetLimits.maxBytes);
    const chosen = SHEET_NAMES.find((name) => name === c.req.query('sheet')) ?? null;
    return findSheets(new Uint8Array(bytes), nameIn(c), chosen);
  }

  /** Reads the document at a link. @throws {DeskError} if it can't be used. */
  async function readLink(c: Context<DeskEnv>, link: string, sheet: SheetName | null) {
    const url = spreadsheetDownload(link, sheet !== null);
    if (!url) throw new DeskError(422, 'invalid', NO_LINK);
    const { host } = new URL(url);
    const isOwn = host === c.req.header('host') || host === new URL(siteUrlOf(settings)).host;
    if (isOwn) throw new DeskError(422, 'invalid', OWN_LINK);
    const bytes = await sources.readLink(url).catch(throwFault);
    return { url, found: await findSheets(bytes, '', sheet) };
  }

  function findSheets(bytes: Uint8Array, name: string, chosen: SheetName | null): Promise<FoundSheets> {
    return sheetsIn(bytes, { name, chosen, splitWorkbook }).catch(throwFault);
  }

  function conditions() {
    return sources.sheets.map((sheet) => sheet.condition());
  }
}

/** Returns the chosen sheets with their content. @throws {DeskError} if one is missing. */
function contentsFor(choice: readonly ChosenSheet[], { sheets }: FoundSheets): SheetToPublish[] {
  if (choice.length === 0) throw new DeskError(422, 'invalid', `${UNCHANGED} No sheet was chosen.`);
  return choice.map((chosen) => {
    const found = sheets.find(({ sheet }) => sheet === chosen.sheet);
    if (found) return { ...chosen, content: found.content };
    throw new DeskError(422, 'invalid', `${UNCHANGED} The file has no ${chosen.sheet} sheet any more.`);
  });
}

function nameIn(c: Context<DeskEnv>): string {
  return oneLine(c.req.query('name') ?? '').slice(0, MAX_SOURCE_NAME);
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** Turns a fault in a whole file into a sentence for the editor. */
function throwFault(error: unknown): never {
  if (!(error instanceof SheetFault)) throw error;
  const { what, remedy } = faultText(error.fault, true);
  throw new DeskError(422, 'invalid', `${UNCHANGED} ${what} ${remedy}`);
}
