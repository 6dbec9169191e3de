import { setTimeout } from 'node:timers/promises';
import type { ChosenSheet, PublicationPlan } from '../../../model/desk/publication';
import { losesMostItems } from '../../../model/desk/sheet-changes';
import { faultText } from '../../../model/desk/sheet-fault';
import type { SheetVersion } from '../../../model/desk/sheet-version';
import type { SheetName } from '../../../model/sheets/sheet-kind';
import { SHEET_KINDS } from '../../../model/sheets/sheet-kinds';
import type { SheetContent } from '../../sources/document';
import type { FoundSheets } from '../../sources/found-sheets';
import { contentOf } from '../../sources/published-sheets';
import type { Sheet } from '../../sources/sheet';
import { type Publication, PublicationConflict } from '../../storage/sheets/sheet-versions';
import { DeskError, type DeskParts, UNCHANGED } from '../desk-call';
import type { StoredSession } from '../sessions';

/** How long a response waits until visitors see what was published. They see it later in any case. */
const SHOW_MS = 15_000;

const CONFLICT = `${UNCHANGED} Someone else has published in the meantime.`;
const GONE = `${UNCHANGED} This version is no longer kept.`;
const SHRINKS = `${UNCHANGED} More than half of the items would be lost. Please confirm that this is what you want.`;

/** Where a publication comes from, for its version. */
export type Origin = Pick<SheetVersion, 'kind' | 'name'> & { restoredFrom?: number };

/** A sheet to publish, with its content. */
export interface SheetToPublish extends ChosenSheet {
  content: SheetContent;
}

/** Publishes versions of sheets, once the editor has seen what they change. */
export class Publications {
  constructor(readonly parts: DeskParts) {}

  /** Compares sheets with what visitors see, before they are published. */
  async plan({ sheets, unknown }: FoundSheets): Promise<PublicationPlan> {
    const { storage, sources } = this.parts;
    const inForce = await storage.sheetVersions.inForce();
    // Show what another server has published since the last poll. Otherwise, the comparison could be with an older
    // version than `basedOn`.
    await sources.showPublished(sheets.map(({ sheet }) => sheet));
    const planned: PublicationPlan['sheets'] = [];
    for (const { sheet, content } of sheets) {
      const { pinnedBy } = this.#sheetOf(sheet).condition();
      const basedOn = inForce.find((version) => version.sheet === sheet)?.number ?? 0;
      planned.push({ sheet, report: await this.#sheetOf(sheet).compare(content), basedOn, pinnedBy });
    }
    return { sheets: planned, unknown };
  }

  /** Publishes sheets, all or none, and waits until visitors see them. */
  async publish(session: StoredSession, sheetsToPublish: readonly SheetToPublish[], origin: Origin): Promise<void> {
    const publications: Publication[] = [];
    const shrinking: SheetName[] = [];
    for (const { sheet, basedOn, isConfirmed, content } of sheetsToPublish) {
      const { name, pinnedBy, items, problems, shrinks } = await this.#examine(sheet, content, origin);
      if (pinnedBy) throw new DeskError(409, 'pinned', pinnedText(name, pinnedBy));
      if (shrinks && !isConfirmed) shrinking.push(sheet);
      const { bytes, digest } = content;
      const found = JSON.stringify(content.problems);
      publications.push({ ...origin, sheet, basedOn, items, problems, content: { bytes, digest, found } });
    }
    if (shrinking.length > 0) throw new DeskError(409, 'shrinks', SHRINKS, { more: { shrinking } });
    const { storage, sources, log, now } = this.parts;
    await storage.sheetVersions.publish(publications, session.officer, now()).catch((error) => {
      if (!(error instanceof PublicationConflict)) throw error;
      throw new DeskError(409, 'conflict', CONFLICT, { more: { conflicts: error.conflicts } });
    });
    const sheets = publications.map(({ sheet }) => sheet);
    log.info({ sheets, kind: origin.kind, session: session.id }, 'sheets were published at the desk');
    await Promise.race([sources.showPublished(sheets), setTimeout(SHOW_MS, null, { ref: false })]);
  }

  /** Reports on a sheet to publish. @throws {DeskError} if it can't be used. */
  async #examine(sheet: SheetName, content: SheetContent, { kind }: Origin) {
    const name = SHEET_KINDS[sheet].title;
    const { pinnedBy, items: before } = this.#sheetOf(sheet).condition();
    if (kind === 'none') return { name, pinnedBy, items: 0, problems: 0, shrinks: before > 0 };
    const { fault, items, problemCount, changes } = await this.#sheetOf(sheet).compare(content);
    if (fault !== null) throw new DeskError(422, 'invalid', `${UNCHANGED} ${name}: ${faultText(fault, true).what}`);
    return {
      name,
      pinnedBy,
      items,
      problems: problemCount,
      shrinks: changes !== null && losesMostItems(changes, items),
    };
  }

  /**
   * Restores a version.
   * @param number null for the files on the server.
   * @throws {DeskError} if the version is no longer kept.
   */
  async restore(session: StoredSession, chosen: ChosenSheet, number: number | null): Promise<void> {
    if (number === null) return this.#restoreServer(session, chosen);
    const version = await this.parts.storage.sheetVersions.read(chosen.sheet, number);
    if (!version) throw new DeskError(404, 'not-found', GONE);
    const { kind, name } = version;
    if (kind === 'server' || kind === 'none') return this.#restoreServer(session, chosen);
    const content = contentOf(version);
    await this.publish(session, [{ ...chosen, content }], { kind, name, restoredFrom: number });
  }

  /** Publishes the content of the files on the server, or an empty sheet if there are none. */
  async #restoreServer(session: StoredSession, chosen: ChosenSheet): Promise<void> {
    const found = this.parts.sources.findOnServer(chosen.sheet);
    if (found) {
      const { name, content } = found;
      return this.publish(session, [{ ...chosen, content }], { kind: 'server', name });
    }
    const empty = { bytes: new Uint8Array(), digest: '', problems: [] };
    await this.publish(session, [{ ...chosen, content: empty }], { kind: 'none', name: '' });
  }

  #sheetOf(name: SheetName): Sheet {
    const sheet = this.parts.sources.sheet(name);
    if (!sheet) throw new DeskError(404, 'not-found', 'There is no such sheet.');
    return sheet;
  }
}

function pinnedText(name: string, setting: string): string {
  return `${UNCHANGED} The server's setting ${setting} decides where ${name} comes from. Ask the administrator.`;
}
