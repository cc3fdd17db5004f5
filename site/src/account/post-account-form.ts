import { type AccountAction, type AccountAnswer, failed } from './account-answer.ts';

const timeoutMs = 30_000;

/** Posts an account form to a page. Resolves to `failed` if no valid answer arrives within 30 seconds. */
export async function postAccountForm(action: AccountAction, data: FormData, to: string): Promise<AccountAnswer> {
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readAnswer(await response.json()) ?? answerOfStatus(response);
  } catch (error) {
    console.error('the account form got no valid answer', action, error);
    return failed;
  }
}

function readAnswer(value: unknown): AccountAnswer | undefined {
  const { outcome, message, problems } = (value ?? {}) as Partial<AccountAnswer>;
  const isAnswer = typeof message === 'string' && Array.isArray(problems) && /^(done|refused|failed)$/.test(String(outcome));
  return isAnswer ? (value as AccountAnswer) : undefined;
}

/** Returns the answer for a status from a proxy. */
function answerOfStatus({ status, headers }: Response): AccountAnswer {
  if (status !== 429) return failed;
  const retryAfter = Number(headers.get('retry-after')) || 60;
  return { outcome: 'refused', message: 'tooOften', problems: [], retryAfter };
}
