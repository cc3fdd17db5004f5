import { once } from 'node:events';
import { connect } from 'node:net';

/** Returns malformed requests for a path as raw texts, which every program refuses with 400. */
export function malformedRequests(host: string, path: string): [name: string, request: string][] {
  const ending = 'Connection: close\r\n\r\n';
  const post = (encodings: string) => `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${encodings}${ending}0\r\n\r\n`;
  return [
    ['two Host headers', `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nHost: other.test\r\n${ending}`],
    ['the same Host header twice', `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nhost: ${host}\r\n${ending}`],
    ['two transfer encodings', post('Transfer-Encoding: xchunked\r\nTransfer-Encoding: chunked\r\n')],
    ['one transfer encoding twice', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n')],
    ['an unknown transfer encoding', post('Transfer-Encoding: gzip, chunked\r\n')],
    ['a NUL in the path', `GET ${path}%00/ HTTP/1.1\r\nHost: ${host}\r\n${ending}`],
    ['a NUL in the query', `GET ${path}?a=%00 HTTP/1.1\r\nHost: ${host}\r\n${ending}`],
  ];
}

/** Sends a raw request and returns the status of the answer. */
export async function statusOfRaw(port: number, request: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.write(request);
  await once(socket, 'close');
  return Number(answer.slice(9, 12));
}
