/* npm run docs: regenerates docs/in-your-system.md from the systems in demo/embed/systems/. */
import { updateDocuments } from '../../src/build/reference/documents';
import { systemDocument } from './system-document';

await updateDocuments([await systemDocument()]);
