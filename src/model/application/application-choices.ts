import type { Text } from '../../texts/text';

/** The academic categories of the join form. The last one comes with a text field. */
export const ACADEMIC_CATEGORIES = [
  'BSc',
  'MSc',
  'PhD',
  'Diploma',
  'Certificate',
  'Other',
] as const satisfies readonly Text[];

/** The academic category that applicants describe in their own words. */
export const OTHER_CATEGORY = 'Other';

export const PROFESSIONAL_CATEGORIES = [
  'Recent Graduate (0-2 years)',
  'Mid-Career Professional (3-10 years)',
  'Senior Professional (10+ years)',
  'Entrepreneur/Founder',
  'Academic/Researcher',
  'Government/Public Sector',
  'Retired',
] as const satisfies readonly Text[];

/** How many graduation years the form offers. */
const GRADUATION_YEARS = 50;

/** Returns the current year in the visitor's calendar and the 49 before it, newest first. */
export function graduationYears(now: Date): string[] {
  return [...Array(GRADUATION_YEARS).keys()].map((index) => String(now.getFullYear() - index));
}

/** A country as the join form offers it. */
export interface Country {
  /** The two-letter ISO 3166-1 code; XK for Kosovo. */
  alpha2: string;
  name: string;
  /** The flag as an emoji; systems without flag emoji show two letters instead. */
  flag: string;
  /** `+94`; some countries have several, three have none. */
  callingCodes: readonly string[];
}

/** A calling code with the countries that share it. */
export interface CallingCode {
  code: string;
  countries: readonly string[];
}

let list: readonly Country[] | undefined;

/**
 * Returns the countries that have an ISO code, and Kosovo, sorted by name.
 * @param lang the names' language, as a BCP 47 tag. Default: English.
 */
export function formCountries(lang = ''): readonly Country[] {
  const names = namesIn(lang);
  if (!names) return englishCountries();
  const collator = new Intl.Collator(lang);
  return englishCountries()
    .map((country) => ({ ...country, name: names.of(country.alpha2) ?? country.name }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** Returns undefined for English and for invalid languages. */
function namesIn(lang: string): Intl.DisplayNames | undefined {
  try {
    return /^(en\b|$)/i.test(lang) ? undefined : new Intl.DisplayNames(lang, { type: 'region' });
  } catch {
    return undefined;
  }
}

/** Parses the countries once, when they are first needed. */
function englishCountries(): readonly Country[] {
  const rows = FORM_COUNTRIES.matchAll(/(.+?) ([A-Z]{2})([\d,]*);/g);
  list ??= [...rows].map(([, name = '', alpha2 = '', codes = '']) => ({
    alpha2,
    name,
    flag: flagOf(alpha2),
    callingCodes: codes.match(/\d+/g)?.map((code) => `+${code}`) ?? [],
  }));
  return list;
}

/** Returns a country's first calling code; '' if it has none. */
export function callingCodeOf(alpha2: string): string {
  return englishCountries().find((country) => country.alpha2 === alpha2)?.callingCodes[0] ?? '';
}

/** Returns each calling code once, ordered by its digits, with the names of its countries. */
export function callingCodes(lang = ''): CallingCode[] {
  const byCode = new Map<string, string[]>();
  for (const { name, callingCodes } of formCountries(lang)) {
    for (const code of callingCodes) byCode.set(code, [...(byCode.get(code) ?? []), name]);
  }
  return [...byCode].map(([code, countries]) => ({ code, countries })).sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Returns a country's flag emoji: its two letters as regional indicators. */
function flagOf(alpha2: string): string {
  return String.fromCodePoint(...[...alpha2].map((letter) => letter.charCodeAt(0) + 0x1f1a5));
}

/**
 * What the join form needs from country-data-list, which is 1.5 MB: each country's name, code and comma-separated
 * calling codes. After that package is updated, a test reports the lines to edit.
 */
const FORM_COUNTRIES = `\
Afghanistan AF93;Åland Islands AX358;Albania AL355;Algeria DZ213;American Samoa AS1684;Andorra AD376;Angola AO244;\
Anguilla AI1264;Antarctica AQ672;Antigua And Barbuda AG1268;Argentina AR54;Armenia AM374;Aruba AW297;Australia AU61;\
Austria AT43;Azerbaijan AZ994;Bahamas BS1242;Bahrain BH973;Bangladesh BD880;Barbados BB1246;Belarus BY375;Belgium BE32;\
Belize BZ501;Benin BJ229;Bermuda BM1441;Bhutan BT975;Bolivia, Plurinational State Of BO591;\
Bonaire, Sint Eustatius And Saba BQ599;Bosnia & Herzegovina BA387;Botswana BW267;Bouvet Island BV;Brazil BR55;\
British Indian Ocean Territory IO246;Brunei Darussalam BN673;Bulgaria BG359;Burkina Faso BF226;Burundi BI257;\
Cabo Verde CV238;Cambodia KH855;Cameroon CM237;Canada CA1;Cayman Islands KY1345;Central African Republic CF236;\
Chad TD235;Chile CL56;China CN86;Christmas Island CX61;Cocos (Keeling) Islands CC61;Colombia CO57;Comoros KM269;\
Cook Islands CK682;Costa Rica CR506;Côte d'Ivoire CI225;Croatia HR385;Cuba CU53;Curacao CW599;Cyprus CY357;\
Czech Republic CZ420;Democratic Republic Of Congo CD243;Denmark DK45;Djibouti DJ253;Dominica DM1767;\
Dominican Republic DO1809,1829,1849;Ecuador EC593;Egypt EG20;El Salvador SV503;Equatorial Guinea GQ240;Eritrea ER291;\
Estonia EE372;Eswatini SZ268;Ethiopia ET251;Falkland Islands FK500;Faroe Islands FO298;Fiji FJ679;Finland FI358;\
France FR33;French Guiana GF594;French Polynesia PF689;French Southern Territories TF;Gabon GA241;Gambia GM220;\
Georgia GE995;Germany DE49;Ghana GH233;Gibraltar GI350;Greece GR30;Greenland GL299;Grenada GD473;Guadeloupe GP590;\
Guam GU1671;Guatemala GT502;Guernsey GG44;Guinea GN224;Guinea-bissau GW245;Guyana GY592;Haiti HT509;\
Heard Island And McDonald Islands HM;Honduras HN504;Hong Kong HK852;Hungary HU36;Iceland IS354;India IN91;\
Indonesia ID62;Iran, Islamic Republic Of IR98;Iraq IQ964;Ireland IE353;Isle Of Man IM44;Israel IL972;Italy IT39;\
Jamaica JM1876;Japan JP81;Jersey JE44;Jordan JO962;Kazakhstan KZ7,76,77;Kenya KE254;Kiribati KI686;\
Korea, Democratic People's Republic Of KP850;Korea, Republic Of KR82;Kosovo XK383;Kuwait KW965;Kyrgyzstan KG996;\
Lao People's Democratic Republic LA856;Latvia LV371;Lebanon LB961;Lesotho LS266;Liberia LR231;Libya LY218;\
Liechtenstein LI423;Lithuania LT370;Luxembourg LU352;Macao MO853;Madagascar MG261;Malawi MW265;Malaysia MY60;\
Maldives MV960;Mali ML223;Malta MT356;Marshall Islands MH692;Martinique MQ596;Mauritania MR222;Mauritius MU230;\
Mayotte YT262;Mexico MX52;Micronesia, Federated States Of FM691;Moldova MD373;Monaco MC377;Mongolia MN976;\
Montenegro ME382;Montserrat MS1664;Morocco MA212;Mozambique MZ258;Myanmar MM95;Namibia NA264;Nauru NR674;Nepal NP977;\
Netherlands NL31;New Caledonia NC687;New Zealand NZ64;Nicaragua NI505;Niger NE227;Nigeria NG234;Niue NU683;\
Norfolk Island NF672;North Macedonia MK389;Northern Mariana Islands MP1670;Norway NO47;Oman OM968;Pakistan PK92;\
Palau PW680;Palestinian Territory, Occupied PS970;Panama PA507;Papua New Guinea PG675;Paraguay PY595;Peru PE51;\
Philippines PH63;Pitcairn PN872;Poland PL48;Portugal PT351;Puerto Rico PR1787,1939;Qatar QA974;Republic Of Congo CG242;\
Reunion RE262;Romania RO40;Russia RU7,73,74,78;Rwanda RW250;Saint Barthélemy BL590;\
Saint Helena, Ascension And Tristan Da Cunha SH290;Saint Kitts And Nevis KN1869;Saint Lucia LC1758;Saint Martin MF590;\
Saint Pierre And Miquelon PM508;Saint Vincent And The Grenadines VC1784;Samoa WS685;San Marino SM378;\
Sao Tome and Principe ST239;Saudi Arabia SA966;Senegal SN221;Serbia RS381;Seychelles SC248;Sierra Leone SL232;\
Singapore SG65;Sint Maarten SX1721;Slovakia SK421;Slovenia SI386;Solomon Islands SB677;Somalia SO252;South Africa ZA27;\
South Georgia And The South Sandwich Islands GS500;South Sudan SS211;Spain ES34;Sri Lanka LK94;Sudan SD249;\
Suriname SR597;Svalbard And Jan Mayen SJ47;Sweden SE46;Switzerland CH41;Syrian Arab Republic SY963;Taiwan TW886;\
Tajikistan TJ992;Tanzania, United Republic Of TZ255;Thailand TH66;Timor-Leste, Democratic Republic of TL670;Togo TG228;\
Tokelau TK690;Tonga TO676;Trinidad And Tobago TT1868;Tunisia TN216;Turkiye TR90;Turkmenistan TM993;\
Turks And Caicos Islands TC1649;Tuvalu TV688;Uganda UG256;Ukraine UA380;United Arab Emirates AE971;United Kingdom GB44;\
United States US1;United States Minor Outlying Islands UM1;Uruguay UY598;Uzbekistan UZ998;Vanuatu VU678;\
Vatican City State VA379,39;Venezuela, Bolivarian Republic Of VE58;Vietnam VN84;Virgin Islands (British) VG1284;\
Virgin Islands (US) VI1340;Wallis And Futuna WF681;Western Sahara EH212;Yemen YE967;Zambia ZM260;Zimbabwe ZW263;`;
