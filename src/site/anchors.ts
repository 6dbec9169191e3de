import { wordsOf } from '../model/search/near-words';
import { normaliseText } from '../model/text/normalised-text';

/** The id of a heading, made of its text: 'Map and pictures' is `map-and-pictures`. */
export const anchorOf = (heading: string) => wordsOf(normaliseText(heading)).join('-');
