import type { Logger } from 'pino';
import { digestOf, type PreparedBody, prepareBody } from '../http/body';
import { withTimeout } from '../http/with-timeout';
import { PHOTO_ENDING } from '../photos/photo-store';
import type { Applications, ApprovedPerson } from './applications';

/** A person as the API sends them: only what the cards show. */
export interface DirectoryRow {
  id: string;
  name: string;
  batch: string;
  designation: string;
  companyOrInstitute: string;
  email: string;
  linkedinUrl: string;
  websiteUrl: string;
  /** '' without a photo. */
  profileImageUrl: string;
}

/** Where an approved person's photo is served. */
export function photoAddress(photo: string): string {
  return `/photos/${photo}${PHOTO_ENDING}`;
}

/** How long a request waits for a slow database while there is an earlier response. */
const WAIT_MS = 1000;

/**
 * The approved people as the API sends them. The response is made again when a decision, in whichever
 * process, has changed them. While the database does not answer, the last response stays.
 */
export class Directory {
  #body: PreparedBody | null = null;
  #version: string | undefined;
  #running: Promise<void> | null = null;
  #failing = false;

  /** @param headers of the response besides those of every prepared body. */
  constructor(
    readonly applications: Applications,
    readonly headers: Record<string, string>,
    readonly log: Logger,
  ) {}

  /** False while the database does not answer. */
  get well(): boolean {
    return !this.#failing;
  }

  /** The current response. Each call reads one number. Null if the database could never be read. */
  async body(): Promise<PreparedBody | null> {
    this.#running ??= this.#refresh().finally(() => {
      this.#running = null;
    });
    await (this.#body ? withTimeout(this.#running, WAIT_MS) : this.#running);
    return this.#body;
  }

  async #refresh(): Promise<void> {
    try {
      const version = await this.applications.directoryVersion();
      if (version !== this.#version || !this.#body) {
        await this.#make();
        this.#version = version;
      }
      if (this.#failing) this.log.info('the database answers again');
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.log.error({ err: error }, 'the directory cannot be read; keeping the last response');
      this.#failing = true;
    }
  }

  async #make(): Promise<void> {
    const people = (await this.applications.approved()).sort(byName).map(directoryRow);
    const text = JSON.stringify(people);
    if (this.#body?.digest === digestOf(text)) return;
    const headers = { ...this.headers, 'Content-Type': 'application/json; charset=utf-8', 'X-Robots-Tag': 'noindex' };
    this.#body = await prepareBody(text, headers);
    this.log.info({ people: people.length }, 'directory made');
  }
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function byName(a: ApprovedPerson, b: ApprovedPerson): number {
  return collator.compare(a.name, b.name);
}

function directoryRow(person: ApprovedPerson): DirectoryRow {
  const { id, name, batch, designation, companyOrInstitute, email, linkedinUrl, websiteUrl, photo } = person;
  const profileImageUrl = photo ? photoAddress(photo) : '';
  return { id, name, batch, designation, companyOrInstitute, email, linkedinUrl, websiteUrl, profileImageUrl };
}
