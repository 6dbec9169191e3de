// @vitest-environment node
/* Opens an export in LibreOffice Calc (Debian: apt-get install --no-install-recommends libreoffice-calc). */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvText } from '../../src/server/files/csv-text';
import { FORMULA_ATTEMPTS } from '../support/server/formula-attempts';

const run = promisify(execFile);

function officeMissing(): string {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return '';
  } catch {
    return ' (skipped: soffice is not installed; apt-get install --no-install-recommends libreoffice-calc)';
  }
}

const missing = officeMissing();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ummes-office-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The formulas of a CSV file as Calc opens it. Filter: separator, quote, UTF-8, from line 1, …, formulas are evaluated. */
async function formulasIn(name: string, separator: string): Promise<string[]> {
  const infilter = `Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1,,0,false,true,false,false,false,-1,true`;
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const convert = ['--headless', `--infilter=${infilter}`, '--convert-to', 'fods', '--outdir', folder];
  await run('soffice', [profile, ...convert, join(folder, `${name}.csv`)]);
  const sheet = await readFile(join(folder, `${name}.fods`), 'utf8');
  expect(sheet).toContain('<table:table-cell');
  return sheet.match(/table:formula="[^"]*"/g) ?? [];
}

test.skipIf(missing)(`Calc finds no formula in an export, whatever separator it expects${missing}`, async () => {
  const rows = FORMULA_ATTEMPTS.map((text, index) => ({
    id: `k${index}`,
    name: text,
    email: 'a@example.org',
    end: text,
  }));
  await writeFile(join(folder, 'export.csv'), csvText(['id', 'name', 'email', 'end'], rows));
  for (const separator of [',', ';', '\t'])
    expect([separator, await formulasIn('export', separator)]).toEqual([separator, []]);
});

test.skipIf(missing)(`Calc does find formulas in a file without the guard${missing}`, async () => {
  await writeFile(join(folder, 'bare.csv'), '"=1+1","x;=1+1;y"\n"x\t=1+1\ty","z"\n');
  for (const separator of [',', ';', '\t']) expect(await formulasIn('bare', separator)).not.toEqual([]);
});
