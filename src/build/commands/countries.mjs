/*
 * Writes src/model/form-countries.ts: what the join form needs of country-data-list, as one short text
 * (2.3 kB brotli of the package's 1.5 MB). Run it after an update of that package:
 *
 *   node src/build/commands/countries.mjs
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { countries } from 'country-data-list';

const FILE = new URL('../../model/form-countries.ts', import.meta.url);
const NOTE = '// Made from country-data-list by src/build/commands/countries.mjs; not to be edited.\n';

const byName = (a, b) => a.name.localeCompare(b.name, 'en');

/** Every country that people can live in: `LK|Sri Lanka|94`, several codes parted by commas. */
export function formCountries() {
  return countries.all
    .filter(({ status, alpha2 }) => status === 'assigned' || alpha2 === 'XK')
    .sort(byName)
    .map(({ alpha2, name, countryCallingCodes }) =>
      [alpha2, name, countryCallingCodes.map((code) => code.replace(/[+ ]/g, '')).join()].join('|'),
    );
}

/** The module's text. */
export function countryModule() {
  return `${NOTE}/** A country a line: its code, name and calling codes. */\nexport const FORM_COUNTRIES = \`\n${formCountries().join('\n')}\n\`;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(FILE, countryModule());
