/* npm run docs: regenerates the tables in the documents from the declarations of tags and sheets. */
import { writeFile } from 'node:fs/promises';
import { readmes } from '../reference/reference';

for (const { file, present, fresh } of await readmes()) {
  if (fresh !== present) await writeFile(file, fresh);
  console.log(`${file} ${fresh === present ? 'is up to date' : 'has been written'}`);
}
