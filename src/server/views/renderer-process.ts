import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderReply, RenderTask } from './render-process.mjs';

/** Beside this file, as a source and as it is built. */
const PROGRAM = fileURLToPath(new URL('./render-process.mjs', import.meta.url));

/** Of JavaScript's objects. React and the site's code take 20 MB, a page 1. */
const MAX_HEAP_MB = 64;

/** How long a rendering may take, with the start of the process, on a busy machine; a usual one takes 5 ms. */
const TIMEOUT_MS = 8000;

/** The variables that a process may need to start; none of the server's settings. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot'];

/** A process that renders (render-process.mjs), one task at a time. It ends with this one, however that ends. */
export class RendererProcess {
  readonly #child: ChildProcess;

  /** @param file the module of a build. */
  constructor(file: string) {
    const names = ENVIRONMENT.filter((name) => process.env[name] !== undefined);
    this.#child = fork(PROGRAM, [pathToFileURL(file).href], {
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      env: Object.fromEntries(names.map((name) => [name, process.env[name]])),
      // What the site's code prints is no log line of the server.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('error', () => {}); // one without a task has nobody else who listens
  }

  /** @throws if there is no reply in time; then the process is of no more use. */
  async run(task: RenderTask): Promise<RenderReply> {
    const child = this.#child;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`rendering takes longer than ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
    });
    const ended = once(child, 'exit', { signal }).then(([code, by]) => {
      throw new Error(`the process that renders ended with ${by ?? code}`);
    });
    const failed = new Promise<never>((_, reject) => {
      child.send(task, (error) => error && reject(error));
    });
    for (const each of [ended, failed]) each.catch(() => {}); // only the first of them counts
    try {
      // `once` rejects with the error of a process that cannot be started.
      const [reply] = await Promise.race([once(child, 'message', { signal }), ended, failed, late]);
      return reply;
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
