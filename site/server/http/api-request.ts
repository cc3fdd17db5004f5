import type { Api } from '../../src/platform/data/api-send.server.ts';

/** Address of the API and the token by which it knows its sites. */
export type ApiAccess = Pick<Api, 'url' | 'token'>;

export type ApiAnswer = { status: number; content: Buffer };

type ApiRequest = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: string | Buffer };

/** Sends a request of the site itself, not of a visitor. Rejects with the error of the connection, or when the signal aborts. */
export async function requestApi(
  { url, token }: ApiAccess,
  { method, path, body }: ApiRequest,
  signal: AbortSignal,
): Promise<ApiAnswer> {
  const headers = { 'x-service-token': token };
  const response = await fetch(url + path, { method, headers, signal, body: body as BodyInit | undefined });
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
}
