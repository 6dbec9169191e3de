/* The script that stands inline in each document, ahead of all others (src/build/prerendering/document-script.ts). */
import './early-input';
import './start-code';
