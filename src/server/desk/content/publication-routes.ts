import { setTimeout } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { spreadsheetDownload } from '../../../model/addresses/spreadsheet-link';
import {
  type ChosenSheet,
  linkToCheck,
  linkToPublish,
  MAX_SOURCE_NAME,
  type PublicationPlan,
  publicationChoice,
  restoration,
} from '../../../model/desk/publication';
import { losesMostItems } from '../../../model/desk/sheet-changes';
import { faultText } from '../../../model/desk/sheet-fault';
import type { SheetVersion } from '../../../model/desk/sheet-version';
import { SHEET_NAMES, type SheetName } from '../../../model/sheets/sheet-kind';
import { SHEET_KINDS } from '../../../model/sheets/sheet-kinds';
import { oneLine } from '../../../model/text/text';
import { siteUrlOf } from '../../settings/site-url';
import type { SheetContent } from '../../sources/document';
import { type FoundSheets, sheetsIn } from '../../sources/found-sheets';
import { contentOf } from '../../sources/published-sheets';
import type { Sheet } from '../../sources/sheet';
import { SheetFault } from '../../sources/sheet-fault';
import { type Publication, PublicationConflict } from '../../storage/sheets/sheet-versions';
import { type DeskEnv, DeskError, type DeskParts, readBytes, readJson, UNCHANGED } from '../desk-call';

/** How long a response waits until visitors see what was published. They see it later in any case. */
const SHOW_MS = 15_000;

const CONFLICT = `${UNCHANGED} Someone else has published in the meantime.`;
const SHRINKS = `${UNCHANGED} More than half of the items would be lost. Please confirm that this is what you want.`;
const NO_LINK = `${UNCHANGED} This is not a web address. Copy the whole link, beginning with https://.`;
const OWN_LINK = `${UNCHANGED} This link leads to this website itself, not to a spreadsheet.`;
const GONE = `${UNCHANGED} This version is no longer kept.`;

/** Where a publication comes from, for its version. */
type Origin = Pick<SheetVersion, 'kind' | 'name'> & { restoredFrom?: number };

/** A sheet to publish, with its content. */
interface Wanted extends ChosenSheet {
  content: SheetContent;
}

/** Adds the routes that publish sheets: of a file, of a link, or of an earlier version. */
export function addPublications(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { settings, storage, sources, log, now } = parts;
  const { sheetVersions } = storage;
  const { splitWorkbook } = sources;

  app.post('/content/check', async (c) => c.json(await planFor(await fileIn(c))));

  app.post('/content/publish', async (c) => {
    const choice = publicationChoice.safeParse(jsonOf(c.req.query('publish')));
    const kind = c.req.query('kind') === 'edit' ? 'edit' : 'upload';
    const found = await fileIn(c);
    if (!choice.success) throw new DeskError(422, 'invalid', `${UNCHANGED} Reload the page.`);
    await publish(c, contentsFor(choice.data, found), { kind, name: kind === 'upload' ? nameIn(c) : '' });
    return c.json(await conditions());
  });

  app.post('/content/check-link', async (c) => {
    const { link, sheet } = await readJson(c, linkToCheck);
    return c.json(await planFor((await readLink(c, link, sheet)).found));
  });

  app.post('/content/publish-link', async (c) => {
    const { link, sheet, publish: choice } = await readJson(c, linkToPublish);
    const { url, found } = await readLink(c, link, sheet);
    await publish(c, contentsFor(choice, found), { kind: 'link', name: url });
    return c.json(await conditions());
  });

  app.post('/content/restore', async (c) => {
    const { number, ...chosen } = await readJson(c, restoration);
    if (number === null) await restoreServer(c, chosen);
    else {
      const version = await sheetVersions.read(chosen.sheet, number);
      if (!version) throw new DeskError(404, 'not-found', GONE);
      const { kind, name } = version;
      if (kind === 'server' || kind === 'none') await restoreServer(c, chosen);
      else await publish(c, [{ ...chosen, content: contentOf(version) }], { kind, name, restoredFrom: number });
    }
    return c.json(await conditions());
  });

  /** Makes a sheet come from the files on the server again; it is empty if there are none. */
  async function restoreServer(c: Context<DeskEnv>, chosen: ChosenSheet): Promise<void> {
    const found = sources.findOnServer(chosen.sheet);
    if (found) return publish(c, [{ ...chosen, content: found.content }], { kind: 'server', name: found.name });
    const empty = { bytes: new Uint8Array(), digest: '', problems: [] };
    await publish(c, [{ ...chosen, content: empty }], { kind: 'none', name: '' });
  }

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

  /** Says what publishing would do. */
  async function planFor({ sheets, unknown }: FoundSheets): Promise<PublicationPlan> {
    const inForce = await sheetVersions.inForce();
    const planned: PublicationPlan['sheets'] = [];
    for (const { sheet, content } of sheets) {
      const { pinnedBy } = sheetOf(sheet).condition();
      const basedOn = inForce.find((version) => version.sheet === sheet)?.number ?? 0;
      planned.push({ sheet, report: await sheetOf(sheet).compare(content), basedOn, pinnedBy });
    }
    return { sheets: planned, unknown };
  }

  /** Publishes sheets, all or none, and waits until visitors see them. */
  async function publish(c: Context<DeskEnv>, wanted: readonly Wanted[], origin: Origin): Promise<void> {
    const publications: Publication[] = [];
    const shrinking: SheetName[] = [];
    for (const { sheet, basedOn, isConfirmed, content } of wanted) {
      const { name, pinnedBy, items, problems, shrinks } = await examine(sheet, content, origin);
      if (pinnedBy) throw new DeskError(409, 'pinned', pinnedText(name, pinnedBy));
      if (shrinks && !isConfirmed) shrinking.push(sheet);
      const { bytes, digest } = content;
      const found = JSON.stringify(content.problems);
      publications.push({ ...origin, sheet, basedOn, items, problems, content: { bytes, digest, found } });
    }
    if (shrinking.length > 0) throw new DeskError(409, 'shrinks', SHRINKS, { more: { shrinking } });
    const { id, officer } = c.get('session');
    await sheetVersions.publish(publications, officer, now()).catch((error) => {
      if (!(error instanceof PublicationConflict)) throw error;
      throw new DeskError(409, 'conflict', CONFLICT, { more: { conflicts: error.conflicts } });
    });
    const sheets = publications.map(({ sheet }) => sheet);
    log.info({ sheets, kind: origin.kind, session: id }, 'sheets were published at the desk');
    await Promise.race([sources.showPublished(sheets), setTimeout(SHOW_MS, null, { ref: false })]);
  }

  /** Reports on a sheet to publish. @throws {DeskError} if it can't be used. */
  async function examine(sheet: SheetName, content: SheetContent, { kind }: Origin) {
    const name = SHEET_KINDS[sheet].title;
    const { pinnedBy, items: before } = sheetOf(sheet).condition();
    if (kind === 'none') return { name, pinnedBy, items: 0, problems: 0, shrinks: before > 0 };
    const { fault, items, problemCount, changes } = await sheetOf(sheet).compare(content);
    if (fault !== null) throw new DeskError(422, 'invalid', `${UNCHANGED} ${name}: ${faultText(fault, true).what}`);
    return {
      name,
      pinnedBy,
      items,
      problems: problemCount,
      shrinks: changes !== null && losesMostItems(changes, items),
    };
  }

  async function conditions() {
    return sources.sheets.map((sheet) => sheet.condition());
  }

  function sheetOf(name: SheetName): Sheet {
    const sheet = sources.sheet(name);
    if (!sheet) throw new DeskError(404, 'not-found', 'There is no such sheet.');
    return sheet;
  }
}

/** Returns the chosen sheets with their content. @throws {DeskError} if one is missing. */
function contentsFor(choice: readonly ChosenSheet[], { sheets }: FoundSheets): Wanted[] {
  if (choice.length === 0) throw new DeskError(422, 'invalid', `${UNCHANGED} No sheet was chosen.`);
  return choice.map((chosen) => {
    const found = sheets.find(({ sheet }) => sheet === chosen.sheet);
    if (found) return { ...chosen, content: found.content };
    throw new DeskError(422, 'invalid', `${UNCHANGED} The file has no ${chosen.sheet} sheet any more.`);
  });
}

function pinnedText(name: string, setting: string): string {
  return `${UNCHANGED} The server's setting ${setting} decides where ${name} comes from. Ask the administrator.`;
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
  const { what, remedy } = faultText(error.message, true);
  throw new DeskError(422, 'invalid', `${UNCHANGED} ${what} ${remedy}`);
}
