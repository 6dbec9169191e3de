import { splitAddresses } from '../../../model/addresses/address-list';
import { MISSING_PICTURE, SAMPLE_ROW } from '../../../model/lists/reasons';
import { type Cells, cellsReader, FIRST_DATA_ROW, type Problem, problem } from '../../../model/lists/row';
import { pictureAddressesIn } from '../../../model/pictures/own-picture';
import type { AnySheetKind } from '../../../model/sheets/sheet-kind';

/** Tests whether the site has a file at a path. */
export type HasFile = (path: string) => boolean;

/** Matches the path of a picture that comes with the site. Photos have paths of their own, as uploaded pictures have. */
const OWN_PICTURE = /^\/(?!\/|photos\/)[^?#]+\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Reports what a normaliser can't know: rows that are still the template's samples, and pictures that don't exist. */
export function checkRows(kind: AnySheetKind, rows: readonly object[], hasFile: HasFile): Problem[] {
  const readCells = cellsReader<string>(kind.columns);
  return rows.flatMap((raw, at) => {
    const cells = readCells(raw);
    const row = at + FIRST_DATA_ROW;
    const pictures = missingPictures(kind, cells, hasFile).map(([column, path]) =>
      problem(row, column, path, MISSING_PICTURE),
    );
    const sample = sampleCell(kind, cells);
    return sample ? [problem(row, ...sample, SAMPLE_ROW), ...pictures] : pictures;
  });
}

/** Returns the cell that shows that a row is a sample; undefined for a row of the society's own. */
function sampleCell(
  { placeholders }: AnySheetKind,
  { texts }: Cells<string>,
): [column: string, text: string] | undefined {
  const found = placeholders
    .map((placeholder) => Object.entries(placeholder) as [string, string][])
    .find((cells) => cells.every(([column, text]) => texts.get(column)?.[0] === text));
  return found?.at(-1);
}

function missingPictures({ guide }: AnySheetKind, { texts }: Cells<string>, hasFile: HasFile): [string, string][] {
  return Object.entries(guide)
    .filter(([, column]) => column?.isPicture)
    .flatMap(([column]) =>
      (texts.get(column) ?? [])
        .flatMap((text) => splitAddresses(text))
        .filter((address) => OWN_PICTURE.test(address) && pictureAddressesIn(address).length === 0)
        .filter((address) => !hasFile(address))
        .map((address): [string, string] => [column, address]),
    );
}
