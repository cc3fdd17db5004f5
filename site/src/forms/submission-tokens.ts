import type { Query } from '../platform/data/query.ts';
import { FormTokens } from '../platform/generated/operations.ts';
import type { FormTokensQuery } from '../platform/generated/operations-types.ts';
import type { AttemptFields } from './form-body.ts';

/** The data of a form that its submission needs. */
export type SendableForm = {
  handle: string;
  siteId: number;
  captchas: readonly { handle: 'altcha' | 'recaptcha'; name: string; siteKey: string | null }[];
};

type Tokens = Omit<AttemptFields, 'key'>;

/** Prepared tokens by form handle. The API accepts each once: the form token for four hours, the challenge for ten minutes. */
const prepared = new Map<string, { tokens: Promise<Tokens>; until: number }>();
const lifetime = 9 * 60_000;

/** Requests the tokens of a form, starts to solve its challenge and loads the script of its captcha. */
export function prepareTokens(form: SendableForm, query: Query): void {
  if (prepared.has(form.handle)) return;
  const tokens = newTokens(form, query);
  prepared.set(form.handle, { tokens, until: Date.now() + lifetime });
  tokens.catch(() => prepared.delete(form.handle));
  // The submission loads the script again if this fails, and reports the error then.
  for (const { siteKey } of recaptchas(form)) loadAhead(siteKey).catch(() => {});
}

async function loadAhead(siteKey: string): Promise<void> {
  const { loadRecaptcha } = await import('./sending/recaptcha.ts');
  await loadRecaptcha(siteKey);
}

/** Returns the tokens for one submission. Each submission gets a new reCAPTCHA answer (FRM-12). */
export async function takeTokens(form: SendableForm, query: Query): Promise<Tokens> {
  const ready = prepared.get(form.handle);
  prepared.delete(form.handle);
  const tokens = ready && ready.until > Date.now() ? ready.tokens : newTokens(form, query);
  const [{ csrfToken, captchas }, answers] = await Promise.all([
    tokens,
    Promise.all(
      recaptchas(form).map(async ({ name, siteKey }) => {
        const { recaptchaAnswer } = await import('./sending/recaptcha.ts');
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
  const { solvedChallenge } = await import('./sending/solve-challenge.ts');
  return [name, await solvedChallenge(value)];
}

function recaptchas({ captchas }: SendableForm): { name: string; siteKey: string }[] {
  return captchas.flatMap(({ handle, name, siteKey }) => (handle === 'recaptcha' && siteKey ? [{ name, siteKey }] : []));
}
