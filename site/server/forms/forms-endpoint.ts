import { randomUUID } from 'node:crypto';
import { homeUri, uriOfPath } from '@plantsoen/contract/paths.ts';
import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { FormAnswer } from '../../src/forms/posted-form.ts';
import type { Api, Caller } from '../../src/platform/data/api-send.server.ts';
import { DataError } from '../../src/platform/data/data-error.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import { type SiteAddress, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { previewTokenOf } from '../endpoints/preview.ts';
import { answerJson, answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import { plainText } from '../http/plain-text.ts';
import { isOwnForm } from '../http/same-origin.ts';
import type { Log } from '../log.ts';
import type { ApiQueries } from '../pages/api-queries.ts';
import type { Pages } from '../pages/pages.ts';
import { memberIn, type Sessions } from '../session/authenticate-request.ts';
import { endSession } from '../session/session-cookies.ts';
import { bodyLimits, InvalidBodyError, type PostedEntry, readPost, type TakeFile } from './body.ts';
import { type DefinedForm, findForm, isFormHandle } from './definition.ts';
import { formPass, readAttemptMetadata, textIn } from './entries.ts';
import { FormFiles } from './files.ts';
import { readList, readListData } from './list.ts';
import { type Processed, processForm } from './processing.ts';
import { redirectAfterSubmit } from './redirect-after-submit.ts';
import { quoteRequest, sendSubmission } from './send-submission.ts';
import { Uploads } from './upload.ts';

type FormsParts = { api: Api; queries: ApiQueries; pages: Pages; sessions: Sessions; log: Log };

/** A posted form with its sender and page. */
type FormRequest = {
  httpContext: HttpContext;
  address: SiteAddress;
  clientIp: string;
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
  async answer(httpContext: HttpContext, address: SiteAddress, clientIp: string, read?: PostedEntry[]): Promise<void> {
    const { request } = httpContext;
    const wantsJson = request.headers.accept?.startsWith('application/json') ?? false;
    if (!isOwnForm(request)) return refuse({ httpContext, address, wantsJson }, { status: 403, text: 'foreignForm' });
    const previewToken = previewTokenOf(request.headers.cookie, httpContext.host);
    const formRequest: FormRequest = {
      httpContext,
      address,
      clientIp,
      caller: { clientIp, previewToken },
      wantsJson,
      isPreview: previewToken !== undefined,
    };
    try {
      await this.#take(formRequest, read);
    } catch (error) {
      if (error instanceof InvalidBodyError) return refuse(formRequest, refusalOf(error));
      if (error instanceof DataError) return refuse(formRequest, { status: 503, text: 'formLater' });
      throw error;
    }
  }

  stop(): void {
    this.#uploads.stop();
  }

  async #take(formRequest: FormRequest, read: PostedEntry[] | undefined): Promise<void> {
    const { httpContext, clientIp, isPreview, wantsJson } = formRequest;
    const siteId = siteIdAt(formRequest.address);
    const upload = { siteId, clientIp };
    const files = new FormFiles({ uploads: this.#uploads, upload });
    const takeFile: TakeFile = async (file, before) =>
      files.take(file, isPreview ? undefined : await this.#formIn(before, formRequest), formPass(before));
    const entries = read ?? (await readPost(httpContext.request, takeFile));
    const handle = textIn(entries, formNames.handle);
    if (!isFormHandle(handle)) throw new InvalidBodyError(400);
    const form = await this.#formIn(entries, formRequest);
    if (!form) return refuse(formRequest, { status: 404, text: 'noForm', values: { handle }, answer: unavailable });
    const text = handle === quoteRequest ? textIn(entries, formNames.list) : undefined;
    const list = text ? readList(text) : undefined;
    const listData = list && readListData(textIn(entries, formNames.listData));
    const listProblems = text && !list ? [unreadableList] : [];
    const processed = await processForm(form, {
      entries,
      problems: [...files.problems, ...listProblems],
      hasFailedFiles: files.hasFailed,
      isWhole: wantsJson,
      isPreview,
      reloadForm: () => findForm(this.#parts.queries.ask(formRequest.caller, false), handle, siteId),
      send: async (defined, values) => {
        const attempt = readAttemptMetadata(entries, defined.captchas, uriOf(formRequest));
        const caller = await this.#authenticate(formRequest);
        return sendSubmission(
          this.#parts.api,
          caller,
          { form: defined, siteId, values, attempt, list, listData },
          this.#parts.log,
        );
      },
    });
    return this.#answer(formRequest, processed, textIn(entries, formNames.idempotencyKey));
  }

  /** Returns the caller with the member's token. The session is refreshed only here, because the body may take minutes or fail. */
  async #authenticate({ httpContext, clientIp, caller }: FormRequest): Promise<Caller> {
    const authState = await this.#parts.sessions.authenticate(httpContext, clientIp);
    if (authState.kind === 'unknown') throw new DataError('A session could not be refreshed.', 503);
    return { ...caller, ...memberIn(authState) };
  }

  /** Returns the posted form in its public version, or as a draft in a preview. Resolves to `undefined` if it does not exist. */
  async #formIn(entries: readonly PostedEntry[], { address, caller, isPreview }: FormRequest): Promise<DefinedForm | undefined> {
    const handle = textIn(entries, formNames.handle);
    if (!isFormHandle(handle)) return undefined;
    const query = isPreview ? this.#parts.queries.ask(caller, false) : this.#parts.queries.ask({}, true);
    return findForm(query, handle, siteIdAt(address));
  }

  /** Answers a script with JSON. Otherwise redirects to the form's target, or renders its page again. */
  #answer(
    formRequest: FormRequest,
    { form, answer, endsSession, ...shown }: Processed,
    key: string | undefined,
  ): Promise<void> | void {
    const { httpContext, address, clientIp } = formRequest;
    if (endsSession) endSession(httpContext);
    if (formRequest.wantsJson) {
      const body = answer ?? { outcome: 'refused', problems: shown.problems };
      return answerJson(httpContext, statuses[body.outcome], body);
    }
    if (answer?.outcome === 'sent') {
      const sent = { ...answer, path: httpContext.path };
      return answerRedirect(httpContext, 303, redirectAfterSubmit(form, address, sent));
    }
    const posted = { ...shown, handle: form.handle, idempotencyKey: key || randomUUID() };
    return this.#parts.pages.answerPosted(httpContext, address, clientIp, posted);
  }
}

const statuses = { sent: 200, refused: 422, failed: 503 } as const;
const unreadableList: FormProblem = { handle: null, key: 'unreadable' };
const unavailable: FormAnswer = { outcome: 'refused', problems: [{ handle: null, key: 'unavailable' }] };

function uriOf({ httpContext, address }: FormRequest): string {
  return uriOfPath(withoutPrefix(httpContext.path, address) ?? '/') || homeUri;
}

function refusalOf({ status }: InvalidBodyError): Refusal {
  const { megabytes } = bodyLimits;
  if (status === 408) return { status, text: 'slowForm' };
  if (status !== 413) return { status, text: 'unreadableForm' };
  const answer: FormAnswer = { outcome: 'refused', problems: [{ handle: null, key: 'fileTooLarge', amount: megabytes }] };
  return { status, text: 'largeForm', values: { megabytes }, answer };
}

function refuse(
  { httpContext, address, wantsJson }: Pick<FormRequest, 'httpContext' | 'address' | 'wantsJson'>,
  { status, text, values, answer }: Refusal,
): Promise<void> | void {
  if (wantsJson) return answerJson(httpContext, status, answer ?? { outcome: 'failed' });
  answerText(httpContext, status, plainText(address.locale, text, values));
}
