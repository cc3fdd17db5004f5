import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const picture = readFileSync(new URL('../demo-content/media/products/BM-1010-studio.jpg', import.meta.url));

/** Starts a fake video host with one picture size per film, because tests contact no other machine. */
export async function openPictureHost() {
  const server = createServer(({ url = '' }, response) => {
    if (!url.endsWith('/hqdefault.jpg')) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
