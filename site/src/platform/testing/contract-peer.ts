import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { extendSchema, graphql, parse } from 'graphql';
import { answerField, schema } from './default-answers.ts';

/** A file that the peer receives: the query of its address, its headers, and its bytes. */
export type PeerUpload = { query: Record<string, string>; headers: IncomingHttpHeaders; bytes: Buffer };

/** Answers of the peer: the root fields of the contract as values or functions, and additional tags. */
export type PeerContent = {
  root: Record<string, unknown>;
  tagsOf?(variables: Record<string, unknown>): string[];
  /** Additions to the contract's schema: the mutations of editors' forms. */
  extension?: string;
  /** Returns the answer to an upload. */
  upload?(upload: PeerUpload): object | undefined;
  /** Returns a file; a picture by default. */
  file?(headers: IncomingHttpHeaders, target: string): PeerFile | Promise<PeerFile>;
  /** Texts of the files of other builds by name; undefined for a file that is announced, but not uploaded yet. */
  siteAssets?: Readonly<Record<string, string | undefined>>;
};

type PeerFile = { status: number; headers: OutgoingHttpHeaders; body: string | Readable };

export type ContractPeer = {
  url: string;
  token: string;
  /** Names of the requested operations, oldest first. */
  asked: string[];
  /** Headers of the data requests, oldest first. */
  heard: IncomingHttpHeaders[];
  /** The only member token that is accepted. */
  memberToken: string;
  /** Message that refuses other tokens. */
  refusal: string;
  /** Number of data requests, including those for unknown hashes. */
  requests: number;
  /** Whether requests get no answer, as from a process that hangs. */
  isHanging: boolean;
  content: PeerContent;
  /** Positions of purges by build, as the sites store them. */
  purges: Map<string, number>;
  /** Position from which the change log is complete. */
  logFrom: number;
  announce(tags: string[]): void;
  reset(): void;
  /** Stops answering and drops all connections, like a killed API; `listen` restarts it on the same port. */
  stop(): Promise<void>;
  listen(): Promise<void>;
};

type Change = { id: number; tags: string[] };

type OperationBody = {
  operationName: string;
  variables: Record<string, unknown>;
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
};

const failure = (message: string, code: string) => ({ errors: [{ message, extensions: { code } }] });

/** Starts a fake API that implements the protocol (docs/api.md) over content in memory. */
export async function contractPeer(content: PeerContent, port = 0): Promise<ContractPeer> {
  const token = 'peer-token-'.padEnd(40, 'x');
  const texts = new Map<string, string>();
  const changes: Change[] = [];
  const streams = new Set<ServerResponse>();
  const asked: string[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers['x-service-token'] !== token) return void response.writeHead(401).end();
    const url = new URL(request.url ?? '/', 'http://peer');
    if (url.pathname === '/graphql') return answer(request, response);
    if (url.pathname === '/changes') return stream(url, response);
    if (url.pathname === '/uploads') return upload(url, request, response);
    if (url.pathname.startsWith('/purges/')) return purges(url.pathname.slice('/purges/'.length), request, response);
    if (url.pathname.startsWith('/media/')) return media(url, request, response);
    const { siteAssets = {} } = peer.content;
    if (url.pathname === '/site-assets/') return void response.end(JSON.stringify({ names: Object.keys(siteAssets) }));
    const asset = siteAssets[url.pathname.slice('/site-assets/'.length)];
    response.writeHead(asset === undefined ? 404 : 200).end(asset);
  };

  const media = async (url: URL, request: IncomingMessage, response: ServerResponse) => {
    const picture = { status: 200, headers: { 'content-type': 'image/png' }, body: 'picture' };
    const file = (await peer.content.file?.(request.headers, url.pathname + url.search)) ?? picture;
    response.writeHead(file.status, file.headers);
    if (typeof file.body === 'string') response.end(file.body);
    else file.body.pipe(response);
  };

  const purges = async (build: string, request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'PUT') peer.purges.set(build, JSON.parse(Buffer.concat(await request.toArray()).toString()).position);
    const position = peer.purges.size > 0 ? Math.max(...peer.purges.values()) : null;
    response.end(JSON.stringify({ position, builds: [...peer.purges.keys()] }));
  };

  const upload = async (url: URL, request: IncomingMessage, response: ServerResponse) => {
    const chunks = await request.toArray().catch(() => undefined);
    if (!chunks) return;
    const bytes = Buffer.concat(chunks);
    const answered = peer.content.upload?.({
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      bytes,
    });
    response.writeHead(answered ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify(answered ?? {}));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    peer.requests += 1;
    const text = Buffer.concat(await request.toArray()).toString();
    peer.heard.push(request.headers);
    const type = request.headers['content-type'] ?? '';
    const { authorization } = request.headers;
    if (authorization !== undefined && authorization !== `JWT ${peer.memberToken}`) {
      response.writeHead(401, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(failure(peer.refusal, 'UNAUTHENTICATED')));
    }
    const lines = type === 'application/jsonl' ? text.split('\n') : [text];
    const results = await Promise.all(lines.map((line) => execute(JSON.parse(line))));
    response.writeHead(200, { 'content-type': type }).end(results.map((result) => JSON.stringify(result)).join('\n'));
  };

  const execute = async (body: OperationBody) => {
    const hash = body.extensions?.persistedQuery?.sha256Hash;
    if (hash && body.query) texts.set(hash, body.query);
    const source = body.query ?? texts.get(hash ?? '');
    if (!source) return failure('PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_FOUND');
    asked.push(body.operationName);
    const { content } = peer;
    const result = await graphql({
      schema: content.extension ? extendSchema(schema, parse(content.extension)) : schema,
      source,
      rootValue: content.root,
      variableValues: body.variables,
      fieldResolver: answerField,
    });
    return { ...result, extensions: { tags: content.tagsOf?.(body.variables) ?? [] } };
  };

  const stream = (url: URL, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const after = url.searchParams.get('after');
    if (after === null) response.write(`event: position\ndata: {"position":${changes.length}}\n\n`);
    else if (Number(after) < peer.logFrom) response.write(`event: reset\ndata: {"position":${changes.length}}\n\n`);
    else {
      response.write(`event: continued\ndata: {"position":${after}}\n\n`);
      for (const change of changes) if (change.id > Number(after)) response.write(eventOf(change));
    }
    response.flushHeaders();
    streams.add(response);
    response.on('close', () => streams.delete(response));
  };

  const server = createServer((request, response) => {
    if (!peer.isHanging) return void handle(request, response);
    if (request.url === '/graphql') peer.requests += 1;
  });
  const listen = () => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen();
  const bound = (server.address() as AddressInfo).port;
  port = bound;

  const peer: ContractPeer = {
    url: `http://127.0.0.1:${bound}`,
    token,
    asked,
    heard: [],
    memberToken: 'aa.bb.cc',
    refusal: 'Invalid Authorization Header',
    requests: 0,
    isHanging: false,
    content,
    purges: new Map(),
    logFrom: 0,
    announce(tags) {
      const change = { id: changes.length + 1, tags };
      changes.push(change);
      for (const response of streams) response.write(eventOf(change));
    },
    reset() {
      for (const response of streams) response.write(`event: reset\ndata: {"position":${changes.length}}\n\n`);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    listen,
  };
  return peer;
}

function eventOf({ id, tags }: Change): string {
  return `event: change\nid: ${id}\ndata: ${JSON.stringify({ tags })}\n\n`;
}
