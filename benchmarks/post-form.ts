import { type IncomingHttpHeaders, request } from 'node:http';
import type { SiteAddress } from './get.ts';

export type Posting = {
  address: SiteAddress;
  path: string;
  fields: Record<string, string>;
  clientIp: string;
  /** Further headers, such as the cookies of a member. */
  further?: Record<string, string>;
};
export type Posted = { status: number; headers: IncomingHttpHeaders };

const timeoutMs = 60_000;

/**
 * Posts a form like a browser without scripts, on a new connection and from the visitor's address. Rejects if the connection fails, or
 * without an answer for a minute.
 */
export function postForm({ address: { port, host }, path, fields, clientIp, further }: Posting): Promise<Posted> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': clientIp,
    ...further,
  };
  return new Promise((resolve, reject) => {
    const sent = request({ method: 'POST', port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      response.resume();
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject).end(body);
  });
}

/** Returns the address of the n-th visitor. Rate limits count each of these addresses as a separate network. */
export const visitorNumber = (n: number) => `10.${20 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
