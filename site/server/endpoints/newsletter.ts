import { randomUUID } from 'node:crypto';
import { homeUri, matchPath, uriOfPath } from '@plantsoen/contract/paths.ts';
import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { cleanSignUp, type SignUp, signUpProblems } from '@plantsoen/form-rules/sign-up.ts';
import type { PostedForm } from '../../src/forms/posted-form.ts';
import { newsletterHandles, type TokenName } from '../../src/newsletter/newsletter-forms.ts';
import { DataError } from '../../src/platform/data/data-error.ts';
import { type SiteAddress, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { bodyLimits, InvalidBodyError, leaveOut, type PostedEntry, readPost } from '../forms/body.ts';
import { readAttemptMetadata, textIn } from '../forms/entries.ts';
import { answerJson, answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import { plainText } from '../http/plain-text.ts';
import { isOwnForm } from '../http/same-origin.ts';
import type { ApiQueries } from '../pages/api-queries.ts';
import type { Pages } from '../pages/pages.ts';
import { NewsletterApi } from './newsletter-api.ts';

type Outcome = Pick<PostedForm, 'outcome' | 'problems'>;
type NewsletterRequest = { httpContext: HttpContext; address: SiteAddress; clientIp: string; api: NewsletterApi };

const statuses = { sent: 200, going: 422, refused: 422, failed: 503 } as const;
const limits = { ...bodyLimits, megabytes: 1 / 64 };
/** Both captchas use the same field name. */
const captchas = [{ name: formNames.captcha }];

/** Handles posts to the thank-you page of the newsletter, and the links of its emails, which lead there (NWS-02, SEC-06). */
export class NewsletterEndpoint {
  readonly #queries: ApiQueries;
  readonly #pages: Pages;

  constructor(queries: ApiQueries, pages: Pages) {
    this.#queries = queries;
    this.#pages = pages;
  }

  /** Answers a post or an email link. Resolves to false for every other request. */
  async answer(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<boolean> {
    const { request, path, search } = httpContext;
    const isPosted = request.method === 'POST';
    if (!isPosted && search === '') return false;
    if (matchPath(withoutPrefix(path, address) ?? '', address.locale)?.key !== 'newsletterThanks' || !path.endsWith('/'))
      return false;
    const api = new NewsletterApi(this.#queries.ask({ clientIp }, false), address);
    const newsletterRequest: NewsletterRequest = { httpContext, address, clientIp, api };
    if (isPosted) await this.#take(newsletterRequest);
    else return this.#offer(newsletterRequest);
    return true;
  }

  /** Answers an email link with a page that has a button. The link alone changes nothing, because email scanners open links. */
  async #offer(newsletterRequest: NewsletterRequest): Promise<boolean> {
    const submittedToken = tokenIn(new URLSearchParams(newsletterRequest.httpContext.search));
    if (!submittedToken) return false;
    await this.#showToken(newsletterRequest, submittedToken, { outcome: 'going', problems: [] });
    return true;
  }

  async #take(newsletterRequest: NewsletterRequest): Promise<void> {
    const { httpContext, address } = newsletterRequest;
    const { request, search } = httpContext;
    try {
      const entries = await readPost(request, leaveOut, limits);
      // The mail programs of RFC 8058 post to the link itself. They send no origin and expect no page.
      if (textIn(entries, 'List-Unsubscribe') === 'One-Click') return await this.#unsubscribeAtOnce(newsletterRequest, search);
      const submittedToken = tokenIn(entries);
      if (submittedToken) return await this.#act(newsletterRequest, submittedToken);
      if (!isOwnForm(request)) return answerText(httpContext, 403, plainText(address.locale, 'foreignForm'));
      return await this.#signUp(newsletterRequest, entries);
    } catch (error) {
      if (!(error instanceof InvalidBodyError)) throw error;
      answerText(httpContext, error.status, plainText(address.locale, 'unreadableForm'));
    }
  }

  async #unsubscribeAtOnce({ httpContext, api }: NewsletterRequest, search: string): Promise<void> {
    const { outcome } = await orFailed(api.act('unsubscribe', new URLSearchParams(search).get('unsubscribe') ?? ''));
    answerText(httpContext, outcome === 'refused' ? 404 : statuses[outcome], outcome);
  }

  /** Runs the action of a token. The token is the authorisation, so the origin is not checked. */
  async #act(newsletterRequest: NewsletterRequest, submittedToken: SubmittedToken): Promise<void> {
    const answer = await orFailed(newsletterRequest.api.act(submittedToken.name, submittedToken.token));
    if (answer.outcome !== 'sent') return this.#showToken(newsletterRequest, submittedToken, answer);
    answerRedirect(
      newsletterRequest.httpContext,
      303,
      `${newsletterRequest.httpContext.path}?sent=${newsletterHandles[submittedToken.name]}`,
    );
  }

  #showToken(
    { httpContext, address, clientIp }: NewsletterRequest,
    { name, token }: SubmittedToken,
    outcome: Outcome,
  ): Promise<void> {
    const posted = { ...outcome, handle: newsletterHandles[name], page: 0, values: { token }, idempotencyKey: randomUUID() };
    return this.#pages.answerPosted(httpContext, address, clientIp, posted);
  }

  async #signUp(newsletterRequest: NewsletterRequest, entries: readonly PostedEntry[]): Promise<void> {
    const { httpContext, address, clientIp } = newsletterRequest;
    const signUp = signUpIn(entries);
    const answer = await orFailed(this.#outcomeOf(newsletterRequest, signUp, entries));
    if (httpContext.request.headers.accept?.startsWith('application/json')) {
      return answerJson(httpContext, statuses[answer.outcome], answer);
    }
    if (answer.outcome === 'sent') return answerRedirect(httpContext, 303, httpContext.path);
    const posted = { ...answer, handle: newsletterHandles.signUp, page: 0, values: signUp, idempotencyKey: randomUUID() };
    return this.#pages.answerPosted(httpContext, address, clientIp, posted);
  }

  /**
   * Returns the result of a sign-up. Public pages have no hourly token, so a sign-up without scripts is rendered once more on a page with
   * a token and submitted from there.
   */
  async #outcomeOf(
    { httpContext, address, api }: NewsletterRequest,
    signUp: SignUp,
    entries: readonly PostedEntry[],
  ): Promise<Outcome> {
    const problems: FormProblem[] = signUpProblems(signUp);
    if (problems.length > 0) return { outcome: 'refused', problems };
    const attempt = readAttemptMetadata(entries, captchas, uriBefore(httpContext, address));
    if (!attempt.csrfToken && !attempt.timeToken) return { outcome: 'going', problems };
    return api.signUp(signUp, attempt);
  }
}

type SubmittedToken = { name: TokenName; token: string };

const maxTokenLength = 100;

/** Returns the token of an email link, in the address or in the form behind the button, or `undefined`. */
function tokenIn(submittedToken: Iterable<readonly [string, unknown]>): SubmittedToken | undefined {
  for (const [name, token] of submittedToken) {
    const isToken = typeof token === 'string' && token !== '' && token.length <= maxTokenLength;
    if (isToken && (name === 'confirm' || name === 'unsubscribe')) return { name, token };
  }
  return undefined;
}

function signUpIn(entries: readonly PostedEntry[]): SignUp {
  const text = (name: keyof SignUp) => textIn(entries, name) ?? '';
  return cleanSignUp({
    voornaam: text('voornaam'),
    achternaam: text('achternaam'),
    email: text('email'),
    termsAndConditions: text('termsAndConditions') !== '',
  });
}

/** Returns the uri of the page with the form, according to the Referer header. */
function uriBefore({ request, path }: HttpContext, address: SiteAddress): string {
  const before = URL.parse(request.headers.referer ?? '');
  const isHere = before?.host === request.headers.host?.toLowerCase();
  return uriOfPath(withoutPrefix(isHere && before ? before.pathname : path, address) ?? '/') || homeUri;
}

/** Converts an API failure, which `ask` has logged, to the outcome `failed`. */
async function orFailed(outcome: Promise<Outcome>): Promise<Outcome> {
  try {
    return await outcome;
  } catch (error) {
    if (error instanceof DataError) return { outcome: 'failed', problems: [] };
    throw error;
  }
}
