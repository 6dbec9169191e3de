/* Sets texts of the tags for a whole page. Pages import it from the same folder as the tags. */
import '../src/element/define'; // the tags' own chunk, which stores the texts of the page

export { setTexts } from '../src/texts/translations';
