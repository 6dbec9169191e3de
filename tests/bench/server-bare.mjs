// The yardstick: a Hono route that does nothing but return bytes. Arguments: the file that holds them.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const bytes = new Uint8Array(readFileSync(process.argv[2]));
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Encoding': 'br' };
const app = new Hono().get('/api/sheets/events', () => new Response(bytes, { headers }));
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` }));
});
