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

/** Longest line of the module, in characters. */
const MAX_LINE = 120;

/** Every country that people can live in: `Sri Lanka LK94`, several calling codes parted by commas. */
function formCountries() {
  return countries.all
    .filter(({ status, alpha2 }) => status === 'assigned' || alpha2 === 'XK')
    .sort(byName)
    .map(({ alpha2, name, countryCallingCodes }) => {
      return `${name} ${alpha2}${countryCallingCodes.map((code) => code.replace(/[+ ]/g, '')).join()}`;
    });
}

/** The module's text: several countries a line; the backslashes keep the line breaks out of the text. */
export function countryModule() {
  const lines = [''];
  for (const country of formCountries()) {
    const last = lines.at(-1);
    if (last && last.length + country.length + 2 > MAX_LINE) lines.push(`${country};`);
    else lines.push(`${lines.pop()}${country};`);
  }
  return `${NOTE}/** The name of each country, its code and its calling codes. */\nexport const FORM_COUNTRIES = \`\\\n${lines.join('\\\n')}\`;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(FILE, countryModule());
