import type { SheetChanges } from '../../model/desk/sheet-changes';
import type { SheetReport } from '../../model/desk/sheet-report';
import type { SheetName } from '../../model/sheets/sheet-kind';
import type { SheetContent } from './document';

/** The part of a report that describes a sheet's contents. */
export type ContentReport = Pick<SheetReport, 'items' | 'problems' | 'problemCount'>;

/** A report on content that isn't published yet, and what it would change; null if it can't be used. */
export type ComparedReport = ContentReport & { changes: SheetChanges | null };

/** A cell that has the address of an uploaded picture. */
export interface UsedPicture {
  id: string;
  /** Row number in the spreadsheet, where the header is row 1. */
  row: number;
  column: string;
}

/** The part of a sheet that visitors see. */
export interface ShownSheet {
  /** The number of items. */
  items: number;
  /** The number of problems. */
  problems: number;
  /** The cells that have the address of an uploaded picture. */
  pictures: readonly UsedPicture[];
}

/** Passes a sheet's content to the publisher. All methods throw a `SheetFault` if it can't be used. */
export interface SheetReader {
  /** Shows the content to visitors; null for a sheet that doesn't exist. Resolves when the list is published. */
  show(name: SheetName, content: Omit<SheetContent, 'digest'> | null): Promise<ShownSheet>;
  /** Reports on content without showing it. */
  report(name: SheetName, content: Omit<SheetContent, 'digest'>): Promise<ContentReport>;
  /** Reports on content, and compares it with what visitors see. */
  compare(name: SheetName, content: Omit<SheetContent, 'digest'>): Promise<ComparedReport>;
}
