/*
 * npm run check:texts: lists texts that have no translation. Fails if a translation has lost its text, because the text
 * was reworded, or if a text can't be translated, because it isn't known at compile time.
 */
import { SUPPLIED } from '../../texts/translations';
import { englishTexts, missingTranslations, orphanedTranslations } from '../reference/english-texts';

const { texts: english, unknown } = englishTexts();
for (const place of unknown) fail(`${place} uses any string as Text, so it would stay in English`);
for (const [lang, load] of Object.entries(SUPPLIED)) {
  const { default: texts } = await load();
  for (const text of missingTranslations(english, texts)) console.log(`To do: ${lang} has no translation of '${text}'`);
  for (const text of orphanedTranslations(english, texts)) {
    fail(`src/texts/${lang}.json translates '${text}', which is not used. If it was reworded, reword the key too`);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
