/* npm run check:texts: lists what is to be translated. A missing translation is no error. */
import { SUPPLIED } from '../../texts/translations';
import { englishTexts, translationsToDo } from '../reference/english-texts';

const english = englishTexts();
for (const [lang, load] of Object.entries(SUPPLIED)) {
  for (const line of translationsToDo(english, lang, (await load()).default)) console.log(line);
}
