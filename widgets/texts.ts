/* Texts of the tags for the whole page: a module to import beside them, from the folder that they come from. */
import '../src/element/define'; // in the tags' own chunk, which has the texts of the page

export { setTexts } from '../src/texts/translations';
