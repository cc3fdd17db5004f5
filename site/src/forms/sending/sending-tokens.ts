import type { Query } from '../../platform/data/query.ts';
import { FormTokens } from '../../platform/generated/operations.ts';
import type { FormTokensQuery } from '../../platform/generated/operations-types.ts';
import type { SendingFields } from './form-body.ts';

/** A form, as far as it matters for sending it. */
export type SendableForm = {
  handle: string;
  siteId: number;
  captchas: readonly { handle: 'altcha' | 'recaptcha'; name: string; siteKey: string | null }[];
};

type Tokens = Omit<SendingFields, 'key'>;

/** What is at hand for the next sending of a form, by its handle. Each can be used once, and for ten minutes. */
const prepared = new Map<string, { tokens: Promise<Tokens>; until: number }>();
const lifetime = 9 * 60_000;

/** Asks for the tokens of a form and begins to solve its challenge; loads the script of a captcha that a visitor's use of the form brings. */
export function prepareTokens(form: SendableForm, query: Query): void {
  if (prepared.has(form.handle)) return;
  const tokens = newTokens(form, query);
  prepared.set(form.handle, { tokens, until: Date.now() + lifetime });
  tokens.catch(() => prepared.delete(form.handle));
  // What fails now is tried again by the sending itself, which tells of it.
  for (const { siteKey } of recaptchas(form)) loadAhead(siteKey).catch(() => {});
}

async function loadAhead(siteKey: string): Promise<void> {
  const { loadRecaptcha } = await import('./recaptcha.ts');
  await loadRecaptcha(siteKey);
}

/** The tokens for one sending. The answer of reCAPTCHA is fetched before each (FRM-12). */
export async function takeTokens(form: SendableForm, query: Query): Promise<Tokens> {
  const ready = prepared.get(form.handle);
  prepared.delete(form.handle);
  const asked = ready && ready.until > Date.now() ? ready.tokens : newTokens(form, query);
  const [{ csrfToken, captchas }, answers] = await Promise.all([
    asked,
    Promise.all(
      recaptchas(form).map(async ({ name, siteKey }) => {
        const { recaptchaAnswer } = await import('./recaptcha.ts');
        return [name, await recaptchaAnswer(siteKey)] as const;
      }),
    ),
  ]);
  return { csrfToken, captchas: [...captchas, ...answers] };
}

async function newTokens({ handle, siteId }: SendableForm, query: Query): Promise<Tokens> {
  const { formTokens } = await query(FormTokens, { handle, siteId });
  const challenges = formTokens?.captchas.filter((challenge) => challenge.handle === 'altcha') ?? [];
  return { csrfToken: formTokens?.csrfToken.value, captchas: await Promise.all(challenges.map(answered)) };
}

type Challenge = NonNullable<FormTokensQuery['formTokens']>['captchas'][number];

async function answered({ name, value }: Challenge): Promise<readonly [string, string]> {
  const { solvedChallenge } = await import('./solve-challenge.ts');
  return [name, await solvedChallenge(value)];
}

function recaptchas({ captchas }: SendableForm): { name: string; siteKey: string }[] {
  return captchas.flatMap(({ handle, name, siteKey }) => (handle === 'recaptcha' && siteKey ? [{ name, siteKey }] : []));
}
