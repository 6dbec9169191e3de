/* In development builds only: reloads the page when the stream reconnects, which means that the server restarted. */
const server = new EventSource('/dev/reload');
let lost = false;
server.addEventListener('error', () => {
  lost = true;
});
server.addEventListener('open', () => {
  if (lost) location.reload();
});
