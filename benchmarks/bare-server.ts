// The fastest possible Node server, for comparison: answers every request with the headers and bytes of a file.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Content of the file: the response to every request, its body in base64. */
export type BareAnswer = { headers: Record<string, string | string[]>; body: string };

const [file = '', port = ''] = process.argv.slice(2);
const { headers, body }: BareAnswer = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
