/** By these handles the thank-you page is told what a visitor has posted to it. */
export const newsletterHandles = {
  signUp: 'newsletter',
  confirm: 'newsletterConfirm',
  unsubscribe: 'newsletterUnsubscribe',
} as const;

/** Parameters and inputs that carry the token of a mail's link. */
export type TokenName = 'confirm' | 'unsubscribe';
