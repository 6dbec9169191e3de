/* npm run docs: writes the tables in the documents anew, from the declarations of the tags. */
import { writeFile } from 'node:fs/promises';
import { readmes } from '../reference/reference';

const { file, present, fresh } = await readmes();
if (fresh !== present) await writeFile(file, fresh);
console.log(`${file} ${fresh === present ? 'is up to date' : 'has been written'}`);
