/** The language of a tag whose query has none. */
export const DEFAULT_LANGUAGE = 'en';

/** Room for a language tag with script and region, such as `yue-Hant-HK`. */
const MAX_LENGTH = 11;

/**
 * Returns the language in which a tag is rendered: the nearest one with its own dates and numbers, such as `de` for
 * `de-XX`, because visitors could make up any number of others. '' for the default, and for unknown languages.
 */
export function languageOf(text: string): string {
  if (!text) return '';
  try {
    const { baseName } = new Intl.Locale(text.slice(0, MAX_LENGTH));
    if (Intl.NumberFormat.supportedLocalesOf(baseName).length === 0) return '';
    const { locale } = new Intl.NumberFormat(baseName).resolvedOptions();
    return locale === DEFAULT_LANGUAGE ? '' : locale;
  } catch {
    return ''; // malformed
  }
}
