// The least that Node can do for a page: sends the bytes and headers of a file, whatever is asked for.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** What the bare server sends, as the file that it is given holds it. */
export type BareAnswer = { headers: Record<string, string | string[]>; body: string };

const [file = '', port = ''] = process.argv.slice(2);
const { headers, body }: BareAnswer = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
