import type { ChangeHistory } from '../src/platform/caching/change-history.ts';
import { DataError, isRefusedToken, normalisedError } from '../src/platform/data/data-error.ts';
import { changesHeader } from '../src/platform/data/site-changes.ts';
import { browserOperations, readBrowserRequest } from './browser-operations.ts';
import { answerJson, answerText, type Exchange } from './exchange.ts';
import type { PageRenderer } from './page-renderer.ts';
import { previewTokenOf } from './preview.ts';
import { readText } from './read-text.ts';
import { isSameOrigin } from './same-origin.ts';
import { endedSession, sessionOf } from './session.ts';

/** A quotation list of 100 lines with the longest remarks, as it is shared. */
const largestBody = 200 * 1024;

/** The site's own /graphql: it passes operations of this build on for browsers that show the site. */
export class GraphqlEndpoint {
  readonly #renderer: PageRenderer;
  readonly #history: ChangeHistory;
  readonly #operations = browserOperations();

  constructor(renderer: PageRenderer, history: ChangeHistory) {
    this.#renderer = renderer;
    this.#history = history;
  }

  async answer(exchange: Exchange, visitorAddress: string): Promise<void> {
    const { request, id } = exchange;
    if (!isSameOrigin(request)) return answerText(exchange, 403, 'Only pages of this site may ask.');
    if (!request.headers['content-type']?.startsWith('application/json')) return answerText(exchange, 415, 'JSON is expected.');
    const body = await readText(request, largestBody);
    if (body === undefined) return answerText(exchange, 413, 'The request is too large.', ['Connection', 'close']);
    const asked = readBrowserRequest(body, this.#operations);
    if (!asked) return answerJson(exchange, 400, { errors: [{ message: 'This is no operation of the site.' }] });
    const session = sessionOf(request.headers.cookie);
    const previewToken = previewTokenOf(request.headers.cookie);
    const caller = { memberToken: session?.memberToken, previewToken, visitorAddress, requestId: id };
    const query = this.#renderer.ask(caller, asked.isShared && !session && !previewToken);
    const changes = [changesHeader, String(this.#history.position)];
    try {
      await answerJson(exchange, 200, { data: await query(asked.operation, asked.variables) }, changes);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const { message, statusCode } = normalisedError(error);
      const text = statusCode === 503 ? 'The API is out of reach.' : message;
      const answer = { data: null, errors: [{ message: text, extensions: { code: error.code } }] };
      if (isRefusedToken(error)) return answerJson(exchange, 401, answer, endedSession);
      return answerJson(exchange, statusCode === 503 ? 503 : 200, answer);
    }
  }
}
