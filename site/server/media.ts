import { Agent, type IncomingHttpHeaders, request as requestOver } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Api } from '../src/platform/data/api-send.server.ts';
import { answerRedirect, answerText, type Exchange } from './exchange.ts';
import { plainText } from './plain-text.ts';
import { type KnownStanding, memberIn, type Sessions } from './sessions.ts';

const mediaFolder = '/media/';
/** Here files stand that not everybody may have; pictures and crops are the same for all. */
const filesFolder = '/media/files/';
/** A crop that is asked for the first time is made while the visitor waits. */
const timeLimit = 30_000;
const largestFile = 512 * 1024 * 1024;

/** What visitors are told in their language where the API has no file for them, and members where it still has none. */
const refusals = { 403: 'membersFile', 404: 'noFile' } as const;
const memberRefusals = { ...refusals, 403: 'approvedMembersFile' } as const;

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

/**
 * Passes requests for files and crops through to the API, which alone decides who may have them, and sends members on to a fresh key of a file
 * (MEM-02, SEC-07).
 */
export class Media {
  readonly #api: Api;
  readonly #sessions: Sessions;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(api: Api, sessions: Sessions) {
    this.#api = api;
    this.#sessions = sessions;
  }

  /** Answers an address below /media/; otherwise answers false. */
  async answer(exchange: Exchange, locale: LocaleCode, visitorAddress: string): Promise<boolean> {
    const { path } = exchange;
    if (!path.startsWith(mediaFolder)) return false;
    if (!isMediaPath(path)) answerText(exchange, 404, plainText(locale, 'noFile'));
    else if (!path.startsWith(filesFolder)) await this.#pass(exchange, locale);
    else {
      const standing = await this.#sessions.standingOf(exchange, visitorAddress);
      if (standing.kind === 'unknown') answerText(exchange, 503, plainText(locale, 'fileLater'));
      else await this.#pass(exchange, locale, standing);
    }
    return true;
  }

  stop(): void {
    this.#agent.destroy();
  }

  #pass(exchange: Exchange, locale: LocaleCode, standing?: KnownStanding): Promise<void> {
    const { request, response, path, search } = exchange;
    return new Promise((resolve) => {
      const fail = (status: number, text: string) => {
        if (response.headersSent) response.destroy();
        else answerText(exchange, status, text);
        resolve();
      };
      const outgoing = requestOver(
        new URL(standing ? path + search : path, this.#api.url),
        {
          method: request.method,
          agent: this.#agent,
          timeout: timeLimit,
          headers: this.#headersFor(exchange, standing),
        },
        (answer) => {
          if (Number(answer.headers['content-length'] ?? 0) > largestFile) {
            outgoing.destroy();
            return fail(502, 'The file is too large.');
          }
          const { statusCode } = answer;
          const { location } = answer.headers;
          if (statusCode === 302 && location?.startsWith(filesFolder)) {
            answer.resume();
            answerRedirect(exchange, 302, location);
            return resolve();
          }
          if (statusCode === 403 || statusCode === 404) {
            answer.resume();
            const texts = standing?.kind === 'member' ? memberRefusals : refusals;
            return fail(statusCode, plainText(locale, texts[statusCode]));
          }
          response.writeHead(statusCode ?? 502, [
            ...['x-content-type-options', 'nosniff'],
            ...Object.entries({
              ...pick(answer.headers, passedBack),
              // With the cookies of a session nobody else is given it, even where everybody may have the file.
              ...(response.hasHeader('set-cookie') && { 'cache-control': 'private, no-store' }),
            }).flat(),
          ]);
          pipeline(answer, response).then(resolve, () => fail(502, ''));
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('time limit')));
      outgoing.on('error', () => fail(503, plainText(locale, 'fileLater')));
      response.on('close', () => outgoing.destroy());
      outgoing.end();
    });
  }

  #headersFor({ request, id }: Exchange, standing: KnownStanding | undefined): Record<string, string> {
    const { memberToken } = standing ? memberIn(standing) : {};
    return {
      ...pick(request.headers, passedOn),
      'x-service-token': this.#api.token,
      'x-request-id': id,
      ...(memberToken && { authorization: `JWT ${memberToken}` }),
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
