import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Port of a site on this machine, and the host name for its requests. */
export type SiteAddress = { port: number; host: string };

/** Requests a path of the site, like a browser that accepts brotli. The body is returned as sent, still encoded. */
export function get({ port, host }: SiteAddress, path: string, further: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html,*/*', 'accept-encoding': 'br', ...further };
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
