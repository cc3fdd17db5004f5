import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import type { Translate } from '../platform/messages/page-messages.tsx';
import { type AccountAction, type AccountAnswer, doneMessages, failed, type PostedAccountForm } from './account-answer.ts';

type Words = Translate<'account'>;

/** Returns the answer that the page contains; undefined if the visitor only followed a link to the form. */
export function postedAnswer(action: AccountAction, posted: PostedAccountForm | undefined): AccountAnswer | undefined {
  if (!posted || posted.outcome === 'going') return undefined;
  if (posted.account) return posted.account;
  if (posted.outcome === 'sent') return { outcome: 'done', message: doneMessages[action], problems: [] };
  return failed;
}

/** Returns the text of an answer. */
export function answerText(t: Words, { message, retryAfter }: AccountAnswer): string {
  return message === 'tooOften' && retryAfter ? t('tooOftenFor', { count: Math.ceil(retryAfter / 60) }) : t(message);
}

/** Returns the text of a problem. Problems that all forms have use the texts of forms. */
export function problemText(t: Words, ofForms: Translate<'forms'>, { handle, key, amount = 0 }: AccountProblem): string {
  switch (key) {
    case 'tooShort':
    case 'differentPasswords':
    case 'commonPassword':
    case 'simplePassword':
    case 'patternPassword':
    case 'personalPassword':
    case 'companyPassword':
    case 'wrongPassword':
    case 'takenEmail':
      return t(key, { amount });
    case 'website':
      return t('webAddress');
    case 'required':
      return handle === 'privacy' ? t('agree') : ofForms(key);
    default:
      return ofForms(key, { amount });
  }
}
