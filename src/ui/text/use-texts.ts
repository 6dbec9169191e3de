import { createContext, useContext } from 'react';
import { fill, type Translate } from '../../texts/text';

/** The texts around a view. Default: English, as on the society's own site. */
export const TextsContext = createContext<Translate>(fill);

/** The function that gives a view's texts in its language. */
export const useTexts = () => useContext(TextsContext);
