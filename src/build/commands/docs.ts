/* npm run docs: regenerates the tables in the documents from the tags' declarations. */
import { writeFile } from 'node:fs/promises';
import { readmes } from '../reference/reference';

const { file, present, fresh } = await readmes();
if (fresh !== present) await writeFile(file, fresh);
console.log(`${file} ${fresh === present ? 'is up to date' : 'has been written'}`);
