/* npm run check:texts: lists missing and unused translations. Never fails. */
import { SUPPLIED } from '../../texts/translations';
import { englishTexts, translationsToDo } from '../reference/english-texts';

const english = englishTexts();
for (const [lang, load] of Object.entries(SUPPLIED)) {
  for (const line of translationsToDo(english, lang, (await load()).default)) console.log(line);
}
