import { randomUUID } from 'node:crypto';
import { homeUri, uriOfPath } from '@plantsoen/contract/paths.ts';
import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { FormAnswer } from '../../src/forms/posted-form.ts';
import type { Api, Caller } from '../../src/platform/data/api-send.server.ts';
import { DataError } from '../../src/platform/data/data-error.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import { type SiteAddress, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { answerJson, answerRedirect, answerText, type Exchange } from '../exchange.ts';
import type { Log } from '../log.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { Pages } from '../pages.ts';
import { plainText } from '../plain-text.ts';
import { previewTokenOf } from '../preview.ts';
import { isOwnForm } from '../same-origin.ts';
import { endSession } from '../session.ts';
import { memberIn, type Sessions } from '../sessions.ts';
import { whereAfter } from './after.ts';
import { BodyFault, bodyLimits, type PostedEntry, readPost, type TakeFile } from './body.ts';
import { type DefinedForm, definedForm, isFormHandle } from './definition.ts';
import { formPass, sendingIn, textIn } from './entries.ts';
import { FormFiles } from './files.ts';
import { readList } from './list.ts';
import { type Processed, processForm } from './processing.ts';
import { sendSubmission } from './sender.ts';
import { quoteRequest } from './submission.ts';
import { Uploads } from './upload.ts';

type FormsParts = { api: Api; renderer: PageRenderer; pages: Pages; sessions: Sessions; log: Log };

/** A posted form with its sender and page. */
type Asked = {
  exchange: Exchange;
  address: SiteAddress;
  visitorAddress: string;
  /** Caller for reading the definition: a guest, or a preview with its draft. */
  caller: Caller;
  wantsJson: boolean;
  isPreview: boolean;
};

/** A form that cannot be rendered again: the message, and the answer for scripts. */
type Refusal = {
  status: number;
  text: Parameters<typeof plainText>[1];
  values?: Record<string, string | number>;
  answer?: FormAnswer;
};

/** Handles the forms that are posted to pages of the site (FRM-12). */
export class FormsEndpoint {
  readonly #parts: FormsParts;
  readonly #uploads: Uploads;

  constructor(parts: FormsParts) {
    this.#parts = parts;
    this.#uploads = new Uploads(parts.api);
  }

  /** Answers a form that was posted to the address of a page. `read` contains the entries if they were parsed before. */
  async answer(exchange: Exchange, address: SiteAddress, visitorAddress: string, read?: PostedEntry[]): Promise<void> {
    const { request } = exchange;
    const wantsJson = request.headers.accept?.startsWith('application/json') ?? false;
    if (!isOwnForm(request)) return refuse({ exchange, address, wantsJson }, { status: 403, text: 'foreignForm' });
    const previewToken = previewTokenOf(request.headers.cookie, exchange.host);
    const asked: Asked = {
      exchange,
      address,
      visitorAddress,
      caller: { visitorAddress, requestId: exchange.id, previewToken },
      wantsJson,
      isPreview: previewToken !== undefined,
    };
    try {
      await this.#take(asked, read);
    } catch (error) {
      if (error instanceof BodyFault) return refuse(asked, refusalOf(error));
      if (error instanceof DataError) return refuse(asked, { status: 503, text: 'formLater' });
      throw error;
    }
  }

  stop(): void {
    this.#uploads.stop();
  }

  async #take(asked: Asked, read: PostedEntry[] | undefined): Promise<void> {
    const { exchange, visitorAddress, isPreview, wantsJson } = asked;
    const siteId = siteIdAt(asked.address);
    const upload = { siteId, visitorAddress, requestId: exchange.id };
    const files = new FormFiles({ uploads: this.#uploads, upload });
    const takeFile: TakeFile = async (file, before) =>
      files.take(file, isPreview ? undefined : await this.#formIn(before, asked), formPass(before));
    const entries = read ?? (await readPost(exchange.request, takeFile));
    const handle = textIn(entries, formNames.handle);
    if (!isFormHandle(handle)) throw new BodyFault(400);
    const form = await this.#formIn(entries, asked);
    if (!form) return refuse(asked, { status: 404, text: 'noForm', values: { handle }, answer: unavailable });
    const text = handle === quoteRequest ? textIn(entries, formNames.list) : undefined;
    const list = text ? readList(text) : undefined;
    const listProblems = text && !list ? [unreadableList] : [];
    const processed = await processForm(form, {
      entries,
      problems: [...files.problems, ...listProblems],
      hasFailedFiles: files.hasFailed,
      isWhole: wantsJson,
      isPreview,
      definedAnew: () => definedForm(this.#parts.renderer.ask(asked.caller, false), handle, siteId),
      send: async (defined, values) => {
        const sending = sendingIn(entries, defined.captchas, uriOf(asked));
        const sender = await this.#senderOf(asked);
        return sendSubmission(this.#parts.api, sender, { form: defined, siteId, values, sending, list }, this.#parts.log);
      },
    });
    return this.#answer(asked, processed, textIn(entries, formNames.sendingKey));
  }

  /** Returns the caller with the member's token. The session is refreshed only here, because the body may take minutes or fail. */
  async #senderOf({ exchange, visitorAddress, caller }: Asked): Promise<Caller> {
    const standing = await this.#parts.sessions.standingOf(exchange, visitorAddress);
    if (standing.kind === 'unknown') throw new DataError('A session could not be refreshed.', 503);
    return { ...caller, ...memberIn(standing) };
  }

  /** Returns the posted form in its public version, or as a draft in a preview; undefined if there is none. */
  async #formIn(entries: readonly PostedEntry[], { address, caller, isPreview }: Asked): Promise<DefinedForm | undefined> {
    const handle = textIn(entries, formNames.handle);
    if (!isFormHandle(handle)) return undefined;
    const query = isPreview ? this.#parts.renderer.ask(caller, false) : this.#parts.renderer.ask({}, true);
    return definedForm(query, handle, siteIdAt(address));
  }

  /** Answers a script with JSON. Otherwise redirects to the form's target, or renders its page again. */
  #answer(asked: Asked, { form, answer, endsSession, ...shown }: Processed, key: string | undefined): Promise<void> | void {
    const { exchange, address, visitorAddress } = asked;
    if (endsSession) endSession(exchange);
    if (asked.wantsJson) {
      const told = answer ?? { outcome: 'refused', problems: shown.problems };
      return answerJson(exchange, statuses[told.outcome], told);
    }
    if (shown.outcome === 'sent') return answerRedirect(exchange, 303, whereAfter(form, address, exchange.path));
    const posted = { ...shown, handle: form.handle, sendingKey: key || randomUUID() };
    return this.#parts.pages.answerPosted(exchange, address, visitorAddress, posted);
  }
}

const statuses = { sent: 200, refused: 422, failed: 503 } as const;
const unreadableList: FormProblem = { handle: null, key: 'unreadable' };
const unavailable: FormAnswer = { outcome: 'refused', problems: [{ handle: null, key: 'unavailable' }] };

function uriOf({ exchange, address }: Asked): string {
  return uriOfPath(withoutPrefix(exchange.path, address) ?? '/') || homeUri;
}

function refusalOf({ status }: BodyFault): Refusal {
  const { megabytes } = bodyLimits;
  if (status === 408) return { status, text: 'slowForm' };
  if (status !== 413) return { status, text: 'unreadableForm' };
  const answer: FormAnswer = { outcome: 'refused', problems: [{ handle: null, key: 'fileTooLarge', amount: megabytes }] };
  return { status, text: 'largeForm', values: { megabytes }, answer };
}

function refuse(
  { exchange, address, wantsJson }: Pick<Asked, 'exchange' | 'address' | 'wantsJson'>,
  { status, text, values, answer }: Refusal,
): Promise<void> | void {
  if (wantsJson) return answerJson(exchange, status, answer ?? { outcome: 'failed' });
  answerText(exchange, status, plainText(address.locale, text, values));
}
