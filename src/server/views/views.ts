import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Directory } from '../applications/directory';
import type { PreparedBody } from '../http/body';
import type { Build } from '../http/build';
import type { Pages } from '../http/pages';
import type { ServerEnv } from '../http/server-env';
import type { Settings } from '../settings/settings';
import type { Sheets } from '../sheets/sheets';
import { EagerPages } from './eager-pages';
import { embedRoutes } from './embed-routes';
import { FastPages } from './fast-pages';
import { PageViews, type ViewedPage } from './page-views';
import { Renderer } from './renderer';
import { ViewSources } from './sources';
import { ViewFaults } from './view-faults';

export interface ViewsParts {
  settings: Settings;
  sheets: Sheets;
  directory: Directory;
  pages: Pages;
  build: Build;
  /** Of every response. */
  headers: Record<string, string>;
  log: Logger;
  now: () => Date;
}

/** The pages with their data, rendered when it changes. */
export class Views {
  readonly #renderer = new Renderer();
  readonly #faults: ViewFaults;
  readonly #pages: PageViews;
  readonly #fast: FastPages;
  readonly #eager: EagerPages;
  /** The first views of tags, below `/embed`. */
  readonly embed: Hono<ServerEnv>;

  constructor({ settings, sheets, directory, pages, build, headers, log, now }: ViewsParts) {
    const sources = new ViewSources(settings, sheets, directory, now);
    this.#faults = new ViewFaults(log);
    this.#pages = new PageViews(sources, this.#renderer, this.#faults, headers);
    this.#fast = new FastPages(sources);
    this.#eager = new EagerPages(sources, pages, this.#pages, build);
    this.embed = embedRoutes({ sources, build, renderer: this.#renderer, faults: this.#faults });
  }

  /** For /healthz. */
  condition(): string {
    return this.#faults.condition();
  }

  /** Begins to render in the background. */
  start(): void {
    this.#eager.start();
  }

  close(): void {
    this.#eager.close();
    this.#renderer.close();
  }

  /** Responds from memory if it can. @param pass is called if it cannot after all. @returns false if it cannot. */
  respond(incoming: IncomingMessage, outgoing: ServerResponse, pass: () => void): boolean {
    return this.#fast.respond(incoming, outgoing, pass);
  }

  /**
   * A page with its data; null if it is to be served as it is in the build.
   * @param url of the request. @param path of a page of the build; in the request, a slash may follow it. @param built that page.
   */
  async find(url: string, build: Build, path: string, built: PreparedBody): Promise<ViewedPage | null> {
    const [, query = ''] = url.split(/\?(.*)/s);
    const viewed = await this.#pages.find(build, path, query, built);
    if (viewed) this.#fast.keep(url, viewed);
    return viewed;
  }
}
