/* In development builds only: reloads the page after the server has restarted, which interrupts the stream. */
const server = new EventSource('/dev/reload');
let lost = false;
server.addEventListener('error', () => {
  lost = true;
});
server.addEventListener('open', () => {
  if (lost) location.reload();
});
