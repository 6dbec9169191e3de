/* Replaces the tags' text throughout a page. Pages import it from the same folder as the tags. */
import '../src/element/define'; // the tags' own chunk, which stores the page's strings

export { setTexts } from '../src/texts/translations';
