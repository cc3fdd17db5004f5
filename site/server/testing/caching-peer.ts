import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestOver,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Stored = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  tags: Set<string>;
  freshUntil: number;
  until: number;
};
type Purge = { tags: string[]; method: string; target: string; headers: IncomingHttpHeaders; body: string };

/** A shared cache in front of a site, which stores pages by the headers of a CDN and purges them by tag. */
export type CachingPeer = {
  port: number;
  url: string;
  /** Confirmed purges, oldest first. */
  purges: Purge[];
  /** Port of the site behind the cache. */
  sitePort: number;
  /** Whether answers without a lifetime are stored for an hour, as Fastly does, regardless of `no-cache` and `no-store`. */
  storesByDefault: boolean;
  /** Returns the answer to a purge instead of 200, or a promise that holds it; undefined accepts it. */
  refuse(purge: Purge): { status: number; headers?: Record<string, string>; body?: string } | Promise<never> | undefined;
  /** Tags of the stored answer of a path on nl.test; undefined if none is stored. */
  tagsOf(path: string): string[] | undefined;
  stop(): Promise<void>;
};

const session = /plantsoen_(authentication|token|preview)=/;

/** Starts a cache that understands plain purges and the requests of Fastly and Cloudflare. It needs the tokens `secret`. */
export async function cachingPeer(): Promise<CachingPeer> {
  const stored = new Map<string, Stored>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const purge = await purgeIn(request);
    if (!purge) return answerPage(request, response);
    const refused = await peer.refuse(purge);
    if (refused) return void response.writeHead(refused.status, refused.headers).end(refused.body);
    for (const [key, { tags }] of stored) if (purge.tags.some((tag) => tags.has(tag))) stored.delete(key);
    peer.purges.push(purge);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
  };

  const answerPage = async (request: IncomingMessage, response: ServerResponse) => {
    if (session.test(request.headers.cookie ?? '')) return send(await fromSite(request), 'pass', response);
    const key = `${request.headers.host}${request.url}`;
    const former = stored.get(key);
    if (former && former.freshUntil > Date.now()) return send(former, 'hit', response);
    const answer = await fromSite(request).catch(() => undefined);
    if (!answer || answer.status >= 500) {
      if (former && former.until > Date.now()) return send(former, 'stale', response);
      return answer ? send(answer, 'miss', response) : void response.writeHead(502).end();
    }
    if (answer.freshUntil > Date.now()) stored.set(key, answer);
    send(answer, 'miss', response);
  };

  const fromSite = (request: IncomingMessage) =>
    new Promise<Stored>((resolve, reject) => {
      const { method, url, headers } = request;
      const options = { host: '127.0.0.1', port: peer.sitePort, path: url, method, headers, agent: false, maxHeaderSize: 64_000 };
      const outgoing = requestOver(options, (answer) => {
        const stored = (body: Buffer) => storedOf(answer.statusCode ?? 0, answer.headers, body, peer.storesByDefault);
        const store = (chunks: Uint8Array[]) => resolve(stored(Buffer.concat(chunks)));
        answer.toArray().then(store, reject);
      });
      outgoing.on('error', reject).end();
    });

  const server = createServer({ maxHeaderSize: 64_000 }, (request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const peer: CachingPeer = {
    port,
    url: `http://127.0.0.1:${port}`,
    purges: [],
    sitePort: 0,
    storesByDefault: false,
    refuse: () => undefined,
    tagsOf: (path) => {
      const found = stored.get(`nl.test${path}`);
      return found && [...found.tags];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return peer;
}

/** Statuses that Fastly stores without a lifetime. */
const storedStatuses: ReadonlySet<number> = new Set([200, 203, 300, 301, 302, 404, 410]);

/** Reads an answer of the site. `Vary: Cookie` is respected by not storing answers to requests with a session. */
function storedOf(status: number, headers: IncomingHttpHeaders, body: Buffer, byDefault: boolean): Stored {
  const control = [headers['surrogate-control'], headers['cloudflare-cdn-cache-control'], headers['cache-control']]
    .map(String)
    .find((text) => /max-age/.test(text));
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(control ?? '')?.[1] ?? 0);
  const isStored = control !== undefined && !/no-store|private/.test(control);
  const isPrivate = /private/.test(String(headers['cache-control'])) || headers['set-cookie'] !== undefined;
  const defaultSeconds = byDefault && control === undefined && !isPrivate && storedStatuses.has(status) ? 3600 : 0;
  const lifetime = isStored ? seconds('s-maxage') || seconds('max-age') : defaultSeconds;
  const freshUntil = lifetime > 0 ? Date.now() + lifetime * 1000 : 0;
  const tags = new Set([
    ...(text(headers['surrogate-key'])?.split(' ') ?? []),
    ...(text(headers['cache-tag'])?.split(',') ?? []),
  ]);
  return { status, headers, body, tags, freshUntil, until: freshUntil + seconds('stale-if-error') * 1000 };
}

const text = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
const internal = /^(surrogate-.*|cache-tag|cloudflare-cdn-cache-control|connection|transfer-encoding)$/;

function send({ status, headers, body }: Stored, cache: string, response: ServerResponse): void {
  const sent = Object.entries(headers).filter(([name]) => !internal.test(name));
  response.writeHead(status, { ...Object.fromEntries(sent), 'x-cache': cache }).end(body);
}

/** Returns the purge in a request; undefined for a page. */
async function purgeIn(request: IncomingMessage): Promise<Purge | undefined> {
  const { url: target = '', headers } = request;
  const method = request.method ?? '';
  if (method !== 'PURGE' && method !== 'POST') return undefined;
  const body = Buffer.concat(await request.toArray()).toString();
  const isFastly = target === '/service/service-1/purge' && headers['fastly-key'] === 'secret';
  const isCloudflare =
    target === '/client/v4/zones/zone-1/purge_cache' && headers.authorization === 'Bearer secret' && method === 'POST';
  const sent = text(headers['surrogate-key'])?.split(' ');
  const tags = isFastly ? JSON.parse(body).surrogate_keys : isCloudflare ? JSON.parse(body).tags : sent;
  return { tags: tags ?? [], method, target, headers, body };
}
