import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as requestOver, type ServerResponse } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { outgoingHeaders } from '@plantsoen/observability/request-context.ts';
import type { ApiReach } from '../../src/platform/data/api-reach.server.ts';
import type { Api } from '../../src/platform/data/api-send.server.ts';
import type { Cdn } from '../cdn/open-cdn.ts';
import { type ApiAnswer, type MediaCache, mediaTags } from '../disk-cache/media-cache.ts';
import { answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import { plainText } from '../http/plain-text.ts';
import { memberIn, type ResolvedAuthState, type Sessions } from '../session/authenticate-request.ts';
import { hasSession } from '../session/session-cookies.ts';

const mediaFolder = '/media/';
/** Folder of files that may be restricted; pictures and crops are public. */
const filesFolder = '/media/files/';
/** Timeout in milliseconds. A crop is generated on its first request. */
const timeLimit = 30_000;
/** Time in milliseconds after which the API's health is checked; without a healthy API the request fails at once. */
const probeAfterMs = 2000;
const maxFile = 512 * 1024 * 1024;

/** Messages for visitors if the API refuses a file, and for members who may not have it. */
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

type MediaParts = { api: Api; reach: ApiReach; sessions: Sessions; cache: MediaCache | undefined; cdn: Cdn | undefined };
type Passing = { httpContext: HttpContext; locale: LocaleCode; authState?: ResolvedAuthState | undefined };

/**
 * Proxies requests for files and crops to the API, which alone decides on access, and redirects members to a new key of a file (MEM-02,
 * SEC-07). Stored pictures are served from the disk; public files only while the API is unreachable.
 */
export class Media {
  readonly #parts: MediaParts;
  readonly #isSecure: boolean;
  readonly #agent: Agent;

  constructor(parts: MediaParts) {
    this.#parts = parts;
    this.#isSecure = parts.api.url.startsWith('https:');
    this.#agent = new (this.#isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: 64 });
  }

  /** Answers an address below /media/. Resolves to false for every other address. */
  async answer(httpContext: HttpContext, locale: LocaleCode, clientIp: string): Promise<boolean> {
    const { path, response } = httpContext;
    const { cdn } = this.#parts;
    if (!path.startsWith(mediaFolder)) return false;
    if (cdn) response.setHeader(...cdn.tagHeader(mediaTags(path)));
    if (cdn && !hasSession(httpContext.request.headers.cookie, httpContext.host)) cdn.endIfWithdrawn(mediaTags(path), response);
    if (!isMediaPath(path)) answerText(httpContext, 404, plainText(locale, 'noFile'));
    else if (!path.startsWith(filesFolder))
      (await this.#answerStored(httpContext)) || (await this.#pass({ httpContext, locale }));
    else {
      const authState = await this.#parts.sessions.authenticate(httpContext, clientIp);
      if (authState.kind === 'unknown') await this.#answerWithoutApi({ httpContext, locale });
      else await this.#pass({ httpContext, locale, authState });
    }
    return true;
  }

  stop(): void {
    this.#agent.destroy();
  }

  async #answerStored({ path, request, response }: HttpContext): Promise<boolean> {
    return (await this.#parts.cache?.answer(path, request, response)) ?? false;
  }

  /** Answers from the disk if possible, otherwise with 503. */
  async #answerWithoutApi({ httpContext, locale }: Passing): Promise<void> {
    if (await this.#answerStored(httpContext)) return;
    answerText(httpContext, 503, plainText(locale, 'fileLater'));
  }

  async #pass(passing: Passing): Promise<void> {
    const { httpContext, locale, authState } = passing;
    const { response, path } = httpContext;
    const { reach } = this.#parts;
    const isReached = !reach.isLost || (await reach.check());
    const position = this.#parts.cache?.position ?? 0;
    const answer = isReached ? await this.#ask(passing).catch(() => undefined) : undefined;
    if (response.destroyed) return void answer?.destroy();
    const status = answer?.statusCode ?? 503;
    if (!answer || status >= 500) {
      answer?.resume();
      return this.#answerWithoutApi(passing);
    }
    if (Number(answer.headers['content-length'] ?? 0) > maxFile) {
      answer.destroy();
      return answerText(httpContext, 502, 'The file is too large.');
    }
    const { location } = answer.headers;
    if (status === 302 && location?.startsWith(filesFolder)) {
      await this.#drop(path, answer);
      return answerRedirect(httpContext, 302, location);
    }
    if (status === 403 || status === 404) {
      await this.#drop(path, answer);
      const texts = authState?.kind === 'member' ? memberRefusals : refusals;
      return answerText(httpContext, status, plainText(locale, texts[status]));
    }
    await this.#send(path, { answer, position }, response);
  }

  /** Forwards the API's answer. The connection is closed if the visitor leaves or the answer is incomplete. */
  async #send(path: string, asked: ApiAnswer, response: ServerResponse): Promise<void> {
    const { answer } = asked;
    response.writeHead(answer.statusCode ?? 502, [
      ...['x-content-type-options', 'nosniff'],
      ...Object.entries({
        ...pick(answer.headers, passedBack),
        // An answer that sets session cookies is private, even if the file is public.
        ...(response.hasHeader('set-cookie') && { 'cache-control': 'private, no-store' }),
      }).flat(),
    ]);
    const sent = this.#parts.cache?.pass(path, asked, response) ?? pipeline(answer, response);
    await sent.catch(() => response.destroy());
  }

  /** Deletes the stored copy of a file that the API no longer gives to guests. */
  async #drop(path: string, answer: IncomingMessage): Promise<void> {
    answer.resume();
    await this.#parts.cache?.delete(path);
  }

  /** Sends the request to the API. Rejects if the API is unreachable or unresponsive, or if the visitor leaves. */
  #ask({ httpContext, authState }: Passing): Promise<IncomingMessage> {
    const { request, response, path, search } = httpContext;
    const { api, reach } = this.#parts;
    return new Promise((resolve, reject) => {
      const outgoing = (this.#isSecure ? secureRequest : requestOver)(new URL(authState ? path + search : path, api.url), {
        method: request.method,
        agent: this.#agent,
        timeout: timeLimit,
        headers: this.#headersFor(httpContext, authState),
      });
      const probing = setInterval(async () => {
        if (!(await reach.check())) outgoing.destroy(new Error('the API does not respond'));
      }, probeAfterMs);
      outgoing.on('timeout', () => outgoing.destroy(new Error('the request to the API timed out')));
      outgoing.on('close', () => clearInterval(probing));
      outgoing.on('error', reject);
      outgoing.on('response', (answer) => {
        clearInterval(probing);
        resolve(answer);
      });
      response.on('close', () => outgoing.destroy());
      outgoing.end();
    });
  }

  #headersFor({ request }: HttpContext, authState: ResolvedAuthState | undefined): Record<string, string> {
    const { memberToken } = authState ? memberIn(authState) : {};
    return {
      ...pick(request.headers, passedOn),
      'x-service-token': this.#parts.api.token,
      ...outgoingHeaders(),
      ...(memberToken && { authorization: `JWT ${memberToken}` }),
    };
  }
}

/** Whether a path stays within the media folder after any number of decodings. */
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
