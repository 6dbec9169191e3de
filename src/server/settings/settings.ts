import { join, resolve } from 'node:path';
import { z } from 'zod';
import { RECEIVABLES, type Receivable } from '../../model/forms/receiving';
import { SHEET_NAMES, type SheetName } from '../../model/sheets/sheet-kind';
import { isTimeZone } from '../../model/time/zoned-time';
import { isDatabaseUrl } from './database-url';
import { list, parsed, wholeNumber } from './fields';
import { missingForMail, notificationFields, notificationsOf } from './notifications';
import { parsePublicUrl } from './site-url';
import { parseSource, type Source } from './source';

/** Limits for a sheet: the time to read its source, its size, and its number of rows, excluding the header. */
const SHEET_LIMITS = { timeoutMs: 10_000, maxBytes: 10_000_000, maxRows: 20_000 };

/** Maximum reads of lists, feeds and pages per client per minute. A whole campus may share one IP address. */
const READS_PER_MINUTE = 6000;

/** An S3 bucket and its access key. */
export type BucketSettings = NonNullable<Settings['bucket']>;

/** Parses the URL of a bucket, with an optional folder after the bucket's name. @throws if it is invalid. */
function parseBucket(text: string) {
  const [, url = '', folder = ''] = /^(https?:\/\/[^\s/?#@]+\/[\w.-]+)((?:\/[\w.-]+)*)\/?$/.exec(text) ?? [];
  const [, region] = /\/s3\.([a-z]+-[a-z\d-]+)\./.exec(url) ?? [];
  return {
    /** The bucket's URL: `https://s3.eu-west-1.amazonaws.com/name`. */
    url: new URL(url).href,
    /** The prefix of each object's key: '', or ending in a slash. */
    prefix: folder && `${folder.slice(1)}/`,
    /** The region in a host such as `s3.fr-par.scw.cloud`. Services without regions accept aws4fetch's default. */
    ...(region && { region }),
  };
}

const source = parsed(parseSource, 'must be a path or an http(s) URL').optional();

/** Returns the setting that names a sheet's source: UMMES_SHEETS_STUDENT_LIFE. */
export function sheetSetting(name: SheetName): `UMMES_SHEETS_${string}` {
  return `UMMES_SHEETS_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** A setting for each sheet. */
const sheetSettings: Record<`UMMES_SHEETS_${string}`, typeof source> = Object.fromEntries(
  SHEET_NAMES.map((name) => [sheetSetting(name), source]),
);

const isReceivable = (text: string): text is Receivable => RECEIVABLES.some((each) => each === text);

/** The default data folder. */
export const DEFAULT_DATA = './var';

/** Every setting. src/server/deploy/settings.env describes them. */
const environment = z.object({
  PORT: wholeNumber(65_535, 3000),
  HOST: z.string().optional(),
  UMMES_DATA: z.string().prefault(DEFAULT_DATA),
  UMMES_WORKBOOK: source,
  ...sheetSettings,
  UMMES_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the IANA name of a time zone, such as Asia/Colombo')
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must be a URL such as postgres://user:password@host/name, or sqlite: and a path')
    .optional(),
  UMMES_S3_BUCKET: parsed(
    parseBucket,
    'must be the URL of a bucket, such as https://s3.eu-west-1.amazonaws.com/name',
  ).optional(),
  UMMES_S3_ACCESS_KEY_ID: z.string().optional(),
  UMMES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  UMMES_SUBMITS_PER_MINUTE: wholeNumber(1_000_000, 20),
  UMMES_ORIGINS: list(
    (text): text is string => text === '*' || new URL(text).origin === text,
    'must be * or list origins such as https://society.example',
  ),
  UMMES_RECEIVE: list(isReceivable, 'must list contact, newsletter, or both'),
  UMMES_TRUST_PROXY: wholeNumber(10, 0),
  UMMES_PUBLIC_URL: parsed(
    parsePublicUrl,
    'must be an http(s) URL without a path, such as https://society.example',
  ).optional(),
  ...notificationFields,
  UMMES_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    })
    .prefault('info'),
  UMMES_DEMO: z.enum(['0', '1'], { error: 'must be 0 or 1' }).prefault('0'),
});

export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** The validated settings, in the units that the server uses. */
export type Settings = ReturnType<typeof settingsOf>;

/** Lists all invalid settings, one per line. Omits the values, because they may be secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** Returns the settings that have a value; an empty value is treated as unset. */
export function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.Dict<string> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

/** @throws {SettingsError} listing every invalid setting. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const set = withoutEmpty(env);
  const { success, data: read, error } = environment.safeParse(set);
  const problems = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
  if (set.UMMES_S3_BUCKET && !(set.UMMES_S3_ACCESS_KEY_ID && set.UMMES_S3_SECRET_ACCESS_KEY))
    problems.push('UMMES_S3_BUCKET needs UMMES_S3_ACCESS_KEY_ID and UMMES_S3_SECRET_ACCESS_KEY');
  problems.push(...missingForMail(set));
  if (!success || problems.length > 0) throw new SettingsError(problems);
  return settingsOf(read);
}

function settingsOf(read: z.infer<typeof environment>) {
  const data = resolve(read.UMMES_DATA);
  const sheets: Partial<Record<SheetName, Source>> = {};
  for (const name of SHEET_NAMES) {
    const pinned = (read as Record<string, unknown>)[sheetSetting(name)] as Source | undefined;
    if (pinned) sheets[name] = pinned;
  }
  const origins = read.UMMES_ORIGINS ?? ['*'];
  const { UMMES_S3_ACCESS_KEY_ID: accessKeyId = '', UMMES_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = read;
  return {
    port: read.PORT,
    /** Undefined to listen on all of the machine's IP addresses. */
    host: read.HOST,
    /** Absolute. */
    data,
    /** The sheets that have a source of their own. The others come from the workbook or the data folder. */
    sheets,
    /** Undefined for the workbook in the data folder. */
    workbook: read.UMMES_WORKBOOK,
    timeZone: read.UMMES_TIME_ZONE ?? new Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
    isTimeZoneSet: read.UMMES_TIME_ZONE !== undefined,
    database: read.DATABASE_URL ?? defaultDatabase(data),
    /** Null if photos are stored on disk. */
    bucket: read.UMMES_S3_BUCKET ? { ...read.UMMES_S3_BUCKET, accessKeyId, secretAccessKey } : null,
    /** Maximum applications, messages and sign-ups per client per minute; 0 for no limit. */
    submitsPerMinute: read.UMMES_SUBMITS_PER_MINUTE,
    /** Null if pages on any origin may read responses. */
    origins: origins.includes('*') ? null : (origins as readonly string[]),
    /** Forms that are accepted besides applications. */
    receives: (read.UMMES_RECEIVE ?? []) as readonly Receivable[],
    trustedProxies: read.UMMES_TRUST_PROXY,
    /** The origin of the public site. */
    publicUrl: read.UMMES_PUBLIC_URL,
    notifications: notificationsOf(read),
    logLevel: read.UMMES_LOG_LEVEL as string,
    /** Whether to load the workbench's module: sample states under /demo/states, and the reload stream. */
    demo: read.UMMES_DEMO === '1',
    sheetLimits: SHEET_LIMITS,
    readsPerMinute: READS_PER_MINUTE,
  };
}

/** Returns the URL of the default database. */
export function defaultDatabase(data: string): string {
  return `sqlite:${join(data, 'ummes.db')}`;
}
