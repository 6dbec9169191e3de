/** How often the parent is checked, in milliseconds. */
const CHECK_MS = 200;

/**
 * Calls back once npm has exited. npm passes signals to the shell that started this process, but the shell dies without
 * passing them on; the only trace is a new parent process (npm 11, dash).
 * @param {() => void} callback
 */
export function whenOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, CHECK_MS);
  timer.unref();
}
