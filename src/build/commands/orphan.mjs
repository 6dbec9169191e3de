/** How often the parent is looked at, in milliseconds. */
const LOOK_MS = 200;

/**
 * Calls back when npm has gone. npm passes a signal to the shell between us, which dies of it and
 * passes nothing on; that we have another parent is all we learn (npm 11, dash).
 * @param {() => void} callback
 */
export function whenOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, LOOK_MS);
  timer.unref();
}
