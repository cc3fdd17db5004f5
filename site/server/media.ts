import { Agent, type IncomingHttpHeaders, request as requestOver } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Api } from '../src/platform/data/api-send.server.ts';
import { answerText, type Exchange } from './exchange.ts';
import { sessionOf } from './session.ts';

const mediaFolder = '/media/';
/** A crop that is asked for the first time is made while the visitor waits. */
const timeLimit = 30_000;
const largestFile = 512 * 1024 * 1024;

const passedOn = ['range', 'if-none-match', 'if-modified-since', 'if-range', 'accept', 'accept-encoding'] as const;
const passedBack = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-range',
  'content-security-policy',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
] as const;

/** Passes requests for files and crops through to the API, which alone decides who may have them (MEM-02, SEC-07). */
export class Media {
  readonly #api: Api;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(api: Api) {
    this.#api = api;
  }

  /** Answers an address below /media/; otherwise answers false. */
  async answer(exchange: Exchange): Promise<boolean> {
    const { path } = exchange;
    if (!path.startsWith(mediaFolder)) return false;
    if (isMediaPath(path)) await this.#pass(exchange);
    else answerText(exchange, 404, 'There is no such file.');
    return true;
  }

  stop(): void {
    this.#agent.destroy();
  }

  #pass(exchange: Exchange): Promise<void> {
    const { request, response, path } = exchange;
    return new Promise((resolve) => {
      const fail = (status: number, text: string) => {
        if (response.headersSent) response.destroy();
        else answerText(exchange, status, text);
        resolve();
      };
      const outgoing = requestOver(
        new URL(path, this.#api.url),
        {
          method: request.method,
          agent: this.#agent,
          timeout: timeLimit,
          headers: this.#headersFor(exchange),
        },
        (answer) => {
          if (Number(answer.headers['content-length'] ?? 0) > largestFile) {
            outgoing.destroy();
            return fail(502, 'The file is too large.');
          }
          response.writeHead(answer.statusCode ?? 502, {
            'x-content-type-options': 'nosniff',
            ...pick(answer.headers, passedBack),
          });
          pipeline(answer, response).then(resolve, () => fail(502, ''));
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('time limit')));
      outgoing.on('error', () => fail(503, 'The file cannot be had at the moment.'));
      response.on('close', () => outgoing.destroy());
      outgoing.end();
    });
  }

  #headersFor({ request, id }: Exchange): Record<string, string> {
    const session = sessionOf(request.headers.cookie);
    return {
      ...pick(request.headers, passedOn),
      'x-service-token': this.#api.token,
      'x-request-id': id,
      ...(session?.memberToken && { authorization: `JWT ${session.memberToken}` }),
    };
  }
}

/** Whether a path stays within the media folder, however it is decoded on the way. */
export function isMediaPath(path: string): boolean {
  const segments = path.slice(mediaFolder.length).split('/');
  return segments.every((segment) => {
    const name = decodeURIComponent(segment);
    return name !== '' && name !== '.' && name !== '..' && !/[/\\%\p{Cc}]/u.test(name);
  });
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}
