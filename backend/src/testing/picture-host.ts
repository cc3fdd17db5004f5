import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; type?: string; body: Buffer | string };

/** Starts a local picture host with answers by size name, which records its requests. */
export async function openPictureHost(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const { status = 200, type = 'image/jpeg', body } = answers[url.split('/').at(-1) ?? ''] ?? { status: 404, body: '' };
    response.writeHead(status, { 'content-type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PictureHost = Awaited<ReturnType<typeof openPictureHost>>;
