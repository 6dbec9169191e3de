import { cleanText } from '../text/clean-text';

/**
 * How much a cell says. `blank`: nothing, or FALSE, which spreadsheets write for an unticked box. `zero`: an empty cell
 * that is formatted as a date or time. `error`: what a spreadsheet shows if a formula fails or is still loading.
 */
export type CellKind = 'text' | 'blank' | 'zero' | 'error';

/** Maximum length of the texts below. Longer cells needn't be compared with them. */
const MAX_CHARACTERS = 40;

/** FALSE in the languages of Excel, Google Sheets and LibreOffice. */
const UNTICKED = wordsIn(
  `FALSE FALSCH FAUX FALSO FALS ONWAAR FALSK FALSKT USANN EPÄTOSI VÄÄR FAŁSZ NEPRAVDA HAMIS NETOČNO NAPAČNO NETAČNO
  НЕТАЧНО ЛОЖЬ ХИБНІСТЬ ХИБНО НЕВЯРНО YANLIŞ ΨΕΥΔΗΣ ΨΕΥΔΕΣ ΨΕΥΔΉΣ ΨΕΥΔΈΣ KLAIDINGAS NETIESA APLAMS`,
);

/** Error values in the same languages. Each begins with # and ends with an exclamation or question mark. */
const ERRORS = wordsIn(
  `REF NAME VALUE DIV/0 NULL NUM SPILL CALC ERROR FIELD BLOCKED CONNECT UNKNOWN BUSY EXTERNAL PYTHON TIMEOUT MACRO
  BEZUG WERT ZAHL ÜBERLAUF KALK FELD BLOCKIERT VERBINDEN UNBEKANNT
  NOM VALEUR NUL NOMBRE PROPAGATION EPARS CHAMP BLOQUE CONNEXION INCONNU
  VALOR NULO NÚM DESBORDAMIENTO DESPEJAR CAMPO RIF NOME VALORE NULLO ESPANSIONE
  VERW NAAM WAARDE DEEL/0 LEEG GETAL OVERLOOP BEREKENEN
  SAKNAS REFERENS NAMN VÄRDEFEL DIVISION/0 SKÄRNING OGILTIGT REFERENCE NAVN VÆRDI OVERLØB VERDI OVERFLYT
  PUUTTUU VIITTAUS NIMI ARVO JAKO/0 TYHJÄ LUKU
  ADR NAZWA ARG DZIEL/0 ZERO LICZBA ROZLANIE OBL ODKAZ NÁZEV NÁZOV HODNOTA DĚLENÍ_NULOU DELENIENULOU ČÍSLO NEPLATNÝ
  PŘESAH PRESAH HIV NÉV ÉRTÉK ZÉRÓOSZTÓ NULLA SZÁM NUME VALOARE NAZIV VRIJ VREDN SKLIC IME DEL/0 ŠTEV
  ССЫЛКА ИМЯ ЗНАЧ ДЕЛ/0 ПУСТО ЧИСЛО ПЕРЕНОС ВЫЧИСЛ ПОСИЛАННЯ ІМ'Я ЗНАЧЕННЯ ДІЛ/0
  BAŞV AD DEĞER SAYI/0 BOŞ SAYI TAŞMA HESAPLA ΑΝΑΦ ΟΝΟΜΑ ΤΙΜΗ ΔΙΑΙΡ/0 ΚΕΝΟ ΑΡΙΘ`,
);
/** The error values without such a mark. */
const UNMARKED_ERRORS = wordsIn(
  `N/A NV N/D N/DISP N/B N/V I/T Н/Д Δ/Υ YOK HIÁNYZIK PUUTTUU NENÍ_K_DISPOZICI NEDOSTUPNÝ
  GETTING_DATA DATEN_ABRUFEN OBTENIENDO_DATOS OBTENDO_DADOS GEGEVENS_OPHALEN`,
);
/** Spanish has an opening mark too: `#¡REF!`. */
const ERROR = /^#[¡¿]?(?<name>[^!?]+)(?<mark>[!?]?)$/;
/** LibreOffice's numbered errors: `Err:502`, `Fehler:502`. */
const NUMBERED_ERROR = /^\p{L}{2,10}\s?:\s?5\d\d$/u;
/** A date or number in a column that is too narrow for it. */
const TOO_NARROW = /^#{3,}$/;
/** The text that Google Sheets shows while a function such as IMPORTRANGE is running. */
const LOADING =
  /^(?:loading|wird geladen|laden|chargement(?: en cours)?|cargando|caricamento(?: in corso)?|(?:a )?carregar|carregando|läser in|indlæser|laster|ładowanie|wczytuję|načítání|загрузка|завантаження|yükleniyor)(?:\.{3}|…)$/i;

/** Day 0 in spreadsheets, in the forms in which they show it. Excel shows the 0th of January 1900. */
const ZERO_DAY =
  /^(?:30([./-])12\1(?:18)?99|12([/-])30\2(?:18)?99|1899-12-30|0?0([./-])0?1\3(?:19)?00|0?1([/-])0?0\4(?:19)?00|1900-01-00)$/;
const MIDNIGHT = /^(?:0?0[:.]00(?:[:.]00(?:\.0+)?)?z?|12:00(?::00)? ?am)$/i;

/** Returns a cell's text without surrounding whitespace and control characters. A list becomes one line per item. */
export function cellText(value: unknown): string {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map(scalarText).filter(Boolean).join('\n');
}

function scalarText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  return cleanText(String(value)).trim();
}

/** Classifies a cell by its text, as `cellText` returns it. */
export function cellKind(text: string): CellKind {
  if (text.length > MAX_CHARACTERS) return 'text';
  if (!text || UNTICKED.has(text.normalize('NFC').toUpperCase())) return 'blank';
  if (isZeroDay(text) || MIDNIGHT.test(text)) return 'zero';
  return isError(text.normalize('NFC')) ? 'error' : 'text';
}

function isError(text: string): boolean {
  const { name = '', mark } = ERROR.exec(text)?.groups ?? {};
  if ((mark ? ERRORS : UNMARKED_ERRORS).has(name)) return true;
  return NUMBERED_ERROR.test(text) || TOO_NARROW.test(text) || LOADING.test(text);
}

/** Tests for the date that spreadsheets show for an empty cell, with or without a time. */
export function isZeroDay(text: string): boolean {
  const [day = '', ...time] = text.split(/[\sT]+/);
  return ZERO_DAY.test(day) && (time.length === 0 || MIDNIGHT.test(time.join(' ')));
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
