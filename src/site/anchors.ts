import { wordsOf } from '../model/text/normalised-text';

/** The id of a heading, made of its text: 'Map and pictures' is `map-and-pictures`. */
export const anchorOf = (heading: string) => wordsOf(heading).join('-');
