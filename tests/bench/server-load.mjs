// Asks for one address as fast as the server responds and prints the requests per second.
// Arguments: address, milliseconds. It reads nothing but Content-Length, so that the server is the bottleneck.
import { connect } from 'node:net';

const CONNECTIONS = 32;
const url = new URL(process.argv[2]);
const durationMs = Number(process.argv[3]);
const request = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`;

let responses = 0;

/** Sends a request whenever the response before it has come. Responses may differ in length. */
function ask() {
  let head = '';
  let missing = 0;
  const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
  socket.setNoDelay().on('error', fail);
  return socket.on('data', (chunk) => {
    if (missing === 0) {
      head += chunk.latin1Slice();
      const end = head.indexOf('\r\n\r\n') + 4;
      if (end < 4) return;
      missing = end + lengthIn(head) - head.length;
      head = '';
    } else missing -= chunk.length;
    if (missing > 0) return;
    responses += 1;
    socket.write(request);
  });
}

/** @param {string} head of a response */
function lengthIn(head) {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || !length) fail(new Error(head.slice(0, 500)));
  return Number(length);
}

/** @param {Error} error */
function fail(error) {
  console.error(error.message);
  process.exit(1);
}

const begun = performance.now();
const sockets = Array.from({ length: CONNECTIONS }, ask);
setTimeout(() => {
  console.log(Math.round((responses * 1000) / (performance.now() - begun)));
  for (const socket of sockets) socket.destroy();
}, durationMs);
