/* In builds for development: the stream breaks when the server ends; reloads the page when it is back. */
const server = new EventSource('/dev/reload');
let lost = false;
server.addEventListener('error', () => {
  lost = true;
});
server.addEventListener('open', () => {
  if (lost) location.reload();
});
