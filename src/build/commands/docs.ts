/* npm run docs: regenerates the tables of tags and sheets in the documents from their declarations. */
import { documents, updateDocuments } from '../reference/documents';

await updateDocuments(await documents());
