import { join, resolve } from 'node:path';
import { z } from 'zod';
import { RECEIVABLES, type Receivable } from '../../model/receiving';
import { isTimeZone } from '../../model/zoned-time';
import type { BucketSettings } from './bucket';
import { isDatabaseUrl } from './database-url';
import { listOf, missingForNotifications, notificationFields, notificationsOf } from './notifications';
import { parseSource, type Source } from './source';

/** A sheet: the name of its file, its setting and its route. */
export type SheetName = 'events' | 'news' | 'student-life';

const whole = (min: number, max: number, standard: number, unit = '') => {
  const wanted = `must be a whole number from ${min} to ${max}${unit && ` (${unit})`}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, wanted)
    .transform(Number)
    .refine((value) => value >= min && value <= max, wanted)
    .prefault(String(standard));
};

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const sheetSource = z.string().transform((text, context): Source => {
  const source = parseSource(text);
  if (source) return source;
  context.addIssue('must be a path or an http(s) address');
  return z.NEVER;
});

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must list origins such as https://society.example',
  );

/** Settings whose value is never printed or logged. */
export const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'UMMES_S3_ACCESS_KEY_ID',
  'UMMES_S3_SECRET_ACCESS_KEY',
  'UMMES_SMTP_URL',
  'UMMES_NOTIFY_WEBHOOK',
]);

/** The data folder that no setting names. */
export const DEFAULT_DATA = './var';

/** Every setting that the server reads from the environment. An empty value counts as not set. */
const environment = z.object({
  /** TCP port to listen on; 0 takes any free one. Default 3000. */
  PORT: whole(0, 65_535, 3000),
  /** Name or address to listen on. Default: every address of the machine. */
  HOST: z.string().optional(),
  /** The one folder of state: sheets, last good copies, the database and the photos. Relative to where the command runs. Default ./var. */
  UMMES_DATA: z.string().prefault(DEFAULT_DATA),
  /** The events sheet: a path, or the CSV address of a published spreadsheet. Default `<data>/sheets/events.csv`. */
  UMMES_SHEETS_EVENTS: sheetSource.optional(),
  /** The news sheet, likewise. Default `<data>/sheets/news.csv`. */
  UMMES_SHEETS_NEWS: sheetSource.optional(),
  /** The student-life sheet, likewise. Default `<data>/sheets/student-life.csv`. */
  UMMES_SHEETS_STUDENT_LIFE: sheetSource.optional(),
  /** Where editors open the spreadsheet of the events sheet: the officers' desk links there. Default: found from a Google address, else the address of the sheet; none for a file. */
  UMMES_SHEETS_EVENTS_LINK: webAddress.optional(),
  /** Of the news sheet, likewise. */
  UMMES_SHEETS_NEWS_LINK: webAddress.optional(),
  /** Of the student-life sheet, likewise. */
  UMMES_SHEETS_STUDENT_LIFE_LINK: webAddress.optional(),
  /** How long a sheet read from an address counts as current, in seconds, 1 to 3600. Files are checked on every request. Default 5. */
  UMMES_SHEETS_FRESH_SECONDS: whole(1, 3600, 5, 'seconds'),
  /** How long reading a sheet may take, in seconds, 1 to 120; after that the last good copy is served. Default 10. */
  UMMES_SHEETS_TIMEOUT_SECONDS: whole(1, 120, 10, 'seconds'),
  /** The largest sheet that is read, in megabytes of 1,000,000 bytes, 1 to 100. Default 10. */
  UMMES_SHEETS_MAX_MB: whole(1, 100, 10, 'megabytes'),
  /** The most rows that are read from a sheet, header not counted. Default 20000. */
  UMMES_SHEETS_MAX_ROWS: whole(1, 1_000_000, 20_000, 'rows'),
  /** The society's time zone, by its IANA name such as Asia/Colombo: times in the events sheet are meant in it. Default: the server's. */
  UMMES_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the IANA name of a time zone, such as Asia/Colombo')
    .optional(),
  /** The database: `postgres://user:password@host/name`, or `sqlite:` and a path. Default: the file `<data>/ummes.db`. */
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must be an address such as postgres://user:password@host/name, or sqlite: and a path')
    .optional(),
  /** An S3 bucket for the photos; the next five belong to it. Default: the folder `<data>/photos`. */
  UMMES_S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'must be the name of a bucket')
    .optional(),
  /** Address of the bucket's service, without the bucket. Default: Amazon's in the region. */
  UMMES_S3_ENDPOINT: webAddress.optional(),
  /** Region of the bucket; services with one region accept any. Default us-east-1. */
  UMMES_S3_REGION: z.string().prefault('us-east-1'),
  /** The key that may read, write, remove and list the bucket's objects. Needed with a bucket. */
  UMMES_S3_ACCESS_KEY_ID: z.string().optional(),
  /** The secret of that key. Needed with a bucket. */
  UMMES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Folder of the photos in the bucket. Default photos. */
  UMMES_S3_PREFIX: z.string().prefault('photos'),
  /** Applications that one address may send per minute, 0 for no limit. A whole class may share an address. Default 20. */
  UMMES_SUBMITS_PER_MINUTE: whole(0, 1_000_000, 20, 'applications'),
  /** Origins whose pages may read the API and send the forms, separated by commas, or * for any. The site's own always may. Default *: the tags work on any department's page, and no response depends on a login. */
  UMMES_ORIGINS: z
    .string()
    .transform(listOf)
    .pipe(
      z.union([z.tuple([z.literal('*')]), z.array(origin)], {
        error: 'must be * or list origins such as https://society.example',
      }),
    )
    .prefault('*'),
  /** What the society receives from its visitors: contact, newsletter, or both, separated by commas. It is stored in the database and shown on the officers' desk. Default: nothing; the forms then thank, send nothing, and offer an email. */
  UMMES_RECEIVE: z
    .string()
    .transform(listOf)
    .pipe(z.array(z.enum(RECEIVABLES), { error: 'must list contact, newsletter, or both' }))
    .optional(),
  /** How many trusted proxies are in front of the server: a visitor's address is that entry of X-Forwarded-For, from its end. Default 0: the socket's address. */
  UMMES_TRUST_PROXY: whole(0, 10, 0, 'proxies'),
  /** The site's public address, for canonical links, previews, the sitemap and robots.txt. If it is https, browsers stay on https (HSTS). Default: none. */
  UMMES_PUBLIC_URL: webAddress.optional(),
  /** Reads of the API, the feeds, the fragments and the pages of items that one address may make per minute, 0 for no limit; a search of the directory's page or a fragment with attributes counts as ten. A whole campus may share an address. Default 6000. */
  UMMES_READS_PER_MINUTE: whole(0, 100_000_000, 6000, 'requests'),
  ...notificationFields,
  /** What is logged: trace, debug, info, warn, error, fatal or silent. Default info. */
  UMMES_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    })
    .prefault('info'),
  /** 0 turns off the workbench's states, lists of samples below /demo/states, which hosts see their pages with. Default 1. */
  UMMES_DEMO_STATES: z.enum(['0', '1'], { error: 'must be 0 or 1' }).prefault('1'),
  /** 1 during development: open pages reload when the build has changed. Default 0. */
  UMMES_DEV: z.enum(['0', '1'], { error: 'must be 0 or 1' }).prefault('0'),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** The checked settings, in the units that the server works with. */
export type Settings = ReturnType<typeof settingsOf>;

/** Lists everything that is wrong with the settings, a line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** @throws {SettingsError} with the complete list, if any setting is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data: read, error } = environment.safeParse(set);
  const problems = (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return SECRETS.has(name) ? `${name} ${message}` : `${name} ${message}; it is "${set[name]}"`;
  });
  if (set.UMMES_S3_BUCKET && !(set.UMMES_S3_ACCESS_KEY_ID && set.UMMES_S3_SECRET_ACCESS_KEY))
    problems.push('UMMES_S3_BUCKET needs UMMES_S3_ACCESS_KEY_ID and UMMES_S3_SECRET_ACCESS_KEY');
  problems.push(...missingForNotifications(set));
  if (!success || problems.length > 0) throw new SettingsError(problems);
  return settingsOf(read);
}

function settingsOf(read: z.infer<typeof environment>) {
  const data = resolve(read.UMMES_DATA);
  const file = (name: SheetName): Source => ({ kind: 'file', path: defaultSheetFile(data, name) });
  const sheets: Record<SheetName, Source> = {
    events: read.UMMES_SHEETS_EVENTS ?? file('events'),
    news: read.UMMES_SHEETS_NEWS ?? file('news'),
    'student-life': read.UMMES_SHEETS_STUDENT_LIFE ?? file('student-life'),
  };
  const sheetLinks: Partial<Record<SheetName, string | undefined>> = {
    events: read.UMMES_SHEETS_EVENTS_LINK,
    news: read.UMMES_SHEETS_NEWS_LINK,
    'student-life': read.UMMES_SHEETS_STUDENT_LIFE_LINK,
  };
  const origins: readonly string[] = read.UMMES_ORIGINS;
  return {
    port: read.PORT,
    host: read.HOST,
    /** Absolute. */
    data,
    sheets,
    /** Where editors open the spreadsheets, as far as settings say so. */
    sheetLinks,
    sheetFreshMs: read.UMMES_SHEETS_FRESH_SECONDS * 1000,
    sheetTimeoutMs: read.UMMES_SHEETS_TIMEOUT_SECONDS * 1000,
    sheetMaxBytes: read.UMMES_SHEETS_MAX_MB * 1_000_000,
    sheetMaxRows: read.UMMES_SHEETS_MAX_ROWS,
    timeZone: read.UMMES_TIME_ZONE ?? new Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
    isTimeZoneSet: read.UMMES_TIME_ZONE !== undefined,
    /** Null if every origin may read. */
    origins: origins[0] === '*' ? null : origins,
    /** What is received besides applications. */
    receives: (read.UMMES_RECEIVE ?? []) as readonly Receivable[],
    trustedProxies: read.UMMES_TRUST_PROXY,
    publicUrl: read.UMMES_PUBLIC_URL,
    readsPerMinute: read.UMMES_READS_PER_MINUTE,
    logLevel: read.UMMES_LOG_LEVEL as string,
    demoStates: read.UMMES_DEMO_STATES === '1',
    dev: read.UMMES_DEV === '1',
    database: read.DATABASE_URL ?? defaultDatabase(data),
    /** Null if the photos are on the disk. */
    bucket: bucketOf(read),
    submitsPerMinute: read.UMMES_SUBMITS_PER_MINUTE,
    notifications: notificationsOf(read),
  };
}

function bucketOf(read: z.infer<typeof environment>): BucketSettings | null {
  const name = read.UMMES_S3_BUCKET;
  if (!name) return null;
  const { UMMES_S3_ACCESS_KEY_ID: accessKeyId = '', UMMES_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = read;
  const { UMMES_S3_REGION: region } = read;
  const endpoint = read.UMMES_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const folder = read.UMMES_S3_PREFIX.replace(/^\/+|\/+$/g, '');
  return { name, endpoint, region, accessKeyId, secretAccessKey, prefix: folder && `${folder}/` };
}

/** The file of a sheet that no setting names. */
export function defaultSheetFile(data: string, name: SheetName): string {
  return join(data, 'sheets', `${name}.csv`);
}

/** The database that no setting names. */
export function defaultDatabase(data: string): string {
  return `sqlite:${join(data, 'ummes.db')}`;
}
