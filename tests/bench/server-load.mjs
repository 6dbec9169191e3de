// Asks for one address as fast as the server answers and prints the requests per second.
// Arguments: address, milliseconds. It counts bytes instead of parsing, so that the server is the
// bottleneck; that needs answers of one length, which the first one tells.
import { connect } from 'node:net';

const CONNECTIONS = 32;
const url = new URL(process.argv[2]);
const durationMs = Number(process.argv[3]);
const question = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`;

const answerLength = await new Promise((resolve, reject) => {
  let received = Buffer.alloc(0);
  const socket = connect(Number(url.port), url.hostname, () => socket.write(question));
  socket.on('error', reject).on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    const bodyAt = received.indexOf('\r\n\r\n') + 4;
    const head = received.subarray(0, bodyAt).toString();
    const length = bodyAt + Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (received.length < length) return;
    socket.destroy();
    if (head.startsWith('HTTP/1.1 200')) resolve(length);
    else reject(new Error(head));
  });
});

let answers = 0;
const begun = performance.now();
const sockets = Array.from({ length: CONNECTIONS }, () => {
  let missing = answerLength;
  const socket = connect(Number(url.port), url.hostname, () => socket.write(question));
  return socket.setNoDelay().on('data', (chunk) => {
    missing -= chunk.length;
    if (missing > 0) return;
    answers += 1;
    missing += answerLength;
    socket.write(question);
  });
});
setTimeout(() => {
  console.log(Math.round((answers * 1000) / (performance.now() - begun)));
  for (const socket of sockets) socket.destroy();
}, durationMs);
