import type { PostedForm } from '../forms/posted-form.ts';
import type { MessageTexts } from '../platform/messages/page-messages.tsx';

/** Handles of the posted forms that the thank-you page renders. */
export const newsletterHandles = {
  signUp: 'newsletter',
  confirm: 'newsletterConfirm',
  unsubscribe: 'newsletterUnsubscribe',
} as const;

/** Names of the parameter and the input that contain the token of an email link. */
export type TokenName = 'confirm' | 'unsubscribe';

type TitleKey = keyof MessageTexts['newsletter/thanks'] & `${string}Title`;

const { signUp, confirm, unsubscribe } = newsletterHandles;

const titles: Readonly<Record<string, Readonly<Record<PostedForm['outcome'], TitleKey>>>> = {
  [signUp]: { going: 'signUpTitle', refused: 'signUpTitle', failed: 'signUpTitle', sent: 'signUpTitle' },
  [confirm]: { going: 'confirmTitle', refused: 'expiredTitle', failed: 'confirmTitle', sent: 'confirmedTitle' },
  [unsubscribe]: { going: 'unsubscribeTitle', refused: 'unknownTitle', failed: 'unsubscribeTitle', sent: 'unsubscribedTitle' },
};

/** Returns the title for the result of a sign-up or an email link; undefined for other forms. */
export function stateTitle({ handle, outcome }: Pick<PostedForm, 'handle' | 'outcome'>): TitleKey | undefined {
  return titles[handle]?.[outcome];
}
