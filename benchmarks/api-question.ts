import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { buildSchema, parse, print } from 'graphql';
import { withIdentities } from '../contract/identity-fields.ts';
import { readContract } from '../contract/schema.ts';
import { root } from '../scripts/root.ts';

/**
 * Returns an operation as the site sends it: the text with files of the site's operations and fragments (paths below site/src).
 */
export function siteOperation(files: readonly string[], text = ''): string {
  const parts = files.map((name) => readFileSync(join(root, `site/src/${name}.graphql`), 'utf8'));
  return print(withIdentities(buildSchema(readContract()), parse(text + parts.join(''))));
}

/**
 * Returns a function that sends an operation to the API over HTTP, as the site does, and resolves to its data. Rejects if the
 * response has errors.
 */
export function apiAsker<Variables, Data>(
  port: number,
  serviceToken: string,
  query: string,
): (variables: Variables) => Promise<Data> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/json', 'x-service-token': serviceToken };
  return (variables) =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { data, errors } = JSON.parse(Buffer.concat(chunks).toString());
          if (data && !errors) resolve(data);
          else reject(new Error(`the API answers ${response.statusCode}: ${JSON.stringify(errors)}`));
        });
      })
        .on('error', reject)
        .end(JSON.stringify({ query, variables }));
    });
}
