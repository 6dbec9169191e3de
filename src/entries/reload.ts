/* In builds for development: reloads the page when the server is back, whose end breaks off this stream (UMMES_DEV=1). */
const server = new EventSource('/dev/reload');
let lost = false;
server.addEventListener('error', () => {
  lost = true;
});
server.addEventListener('open', () => {
  if (lost) location.reload();
});
