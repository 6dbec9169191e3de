import { CallError } from '../../api/call';
import { counted, momentText } from '../../model/desk/format';
import { type PublicationPlan, publicationConflict } from '../../model/desk/publication';
import type { SheetVersion } from '../../model/desk/sheet-version';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { visibleText } from '../../model/text/visible-text';
import { Alert, Button } from '../shared/controls';

/** Returns the versions that were published in the meantime, if that is why a publication failed. */
export function conflictsIn(error: unknown): readonly SheetVersion[] {
  return (error instanceof CallError && publicationConflict.safeParse(error.body).data?.conflicts) || [];
}

interface ConflictProps {
  conflicts: readonly SheetVersion[];
  plan: PublicationPlan;
  titleOf: (name: SheetName) => string;
  /** Compares the file with the version that was published in the meantime. */
  onCompare: () => void;
}

/** Says who has published in the meantime, and what. */
export function Conflict({ conflicts, plan, titleOf, onCompare }: ConflictProps) {
  return (
    <Alert>
      <p>Nothing was published, because someone was faster:</p>
      <ul>
        {conflicts.map((version) => {
          const own = plan.sheets.find(({ sheet }) => sheet === version.sheet);
          return <li key={version.sheet}>{sheetConflictText(version, titleOf(version.sheet), own)}</li>;
        })}
      </ul>
      <Button onPress={onCompare}>Compare with that version</Button>
    </Alert>
  );
}

/** Describes a version that was published in the meantime. @param own what the editor wanted to publish. */
export function sheetConflictText(
  { number, publishedBy, publishedAt, items }: SheetVersion,
  title: string,
  own?: PublicationPlan['sheets'][number],
): string {
  const theirs = `${visibleText(publishedBy)} published version ${number} of ${title} on ${momentText(publishedAt)}, with ${counted(items, 'item')}.`;
  if (!own) return theirs;
  const base = own.basedOn > 0 ? `version ${own.basedOn}` : 'what was online before';
  return `${theirs} Yours has ${counted(own.report.items, 'item')} and is based on ${base}.`;
}
