/** Handles of the posted forms that the thank-you page renders. */
export const newsletterHandles = {
  signUp: 'newsletter',
  confirm: 'newsletterConfirm',
  unsubscribe: 'newsletterUnsubscribe',
} as const;

/** Names of the parameter and the input that contain the token of an email link. */
export type TokenName = 'confirm' | 'unsubscribe';
