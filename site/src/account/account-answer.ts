import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import type { PostedForm } from '../forms/posted-form.ts';

/** Actions of the account forms. */
export const accountActions = [
  'logIn',
  'logOut',
  'register',
  'sendActivation',
  'activate',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'profile',
  'changePassword',
  'endSession',
  'deleteAccount',
  'export',
  'favourite',
] as const;

export type AccountAction = (typeof accountActions)[number];

/**
 * Names of inputs that account forms have besides the fields of `form-rules/account.ts`. The forms are sent as
 * `application/x-www-form-urlencoded` to their page with its query. Scripts send `Accept: application/json`.
 */
export const accountNames = {
  action: 'account.action',
  /** The token of an email link, which the page gets in a posted form. */
  token: 'token',
  /** The key of the session to end. */
  session: 'session',
  /** The id of a product. In the address of the log-in page, it is the favourite that a guest wanted to add. */
  favourite: 'favourite',
  /** Whether to add the product to the favourites (`true`) or remove it (`false`). */
  isFavourite: 'isFavourite',
  /** The id of the favourite that the added one replaces. */
  insteadOf: 'insteadOf',
} as const;

/** Address parameters in email links: `token` for activations and password resets, `email` for a new email address. */
export const mailParameters = { token: 'token', email: 'email' } as const;

/** The result of an action, as the key of its message (ACC-01, ACC-09 to ACC-11, ACC-14). */
export type AccountMessage =
  | 'loggedIn'
  | 'loggedOut'
  | 'registrationRequested'
  | 'activationSent'
  | 'activated'
  | 'passwordMailSent'
  | 'passwordSaved'
  | 'emailConfirmed'
  | 'saved'
  | 'confirmNewEmail'
  | 'passwordUpdated'
  | 'sessionEnded'
  | 'accountDeleted'
  | 'exported'
  | 'favouriteSaved'
  | 'notLoggedIn'
  | 'notActivated'
  | 'notRegistered'
  | 'profileNotSaved'
  | 'passwordsDiffer'
  | 'passwordNotUpdated'
  | 'notDone'
  | 'linkExpired'
  | 'tooOften'
  | 'sessionOver'
  | 'oops';

/** Answer to an account form: JSON for a script, otherwise part of the rendered page. It never contains a token. */
export type AccountAnswer = {
  outcome: 'done' | 'refused' | 'failed';
  message: AccountMessage;
  problems: readonly AccountProblem[];
  /** Seconds until the next attempt, if there were too many. */
  retryAfter?: number;
  /** Address to load as a new document, because the session has changed or the page is no longer needed. */
  href?: string;
};

/**
 * A posted account form as its page renders it. `going` is an email link with its token in `values.token`; `sent` is a completed
 * action with a message of `doneMessages`. `values` never contains a password.
 */
export type PostedAccountForm = PostedForm & { account?: AccountAnswer };

/** Default message of a completed action. An answer may have a more specific one. */
export const doneMessages = {
  logIn: 'loggedIn',
  logOut: 'loggedOut',
  register: 'registrationRequested',
  sendActivation: 'activationSent',
  activate: 'activated',
  forgotPassword: 'passwordMailSent',
  resetPassword: 'passwordSaved',
  confirmEmail: 'emailConfirmed',
  profile: 'saved',
  changePassword: 'passwordUpdated',
  endSession: 'sessionEnded',
  deleteAccount: 'accountDeleted',
  export: 'exported',
  favourite: 'favouriteSaved',
} as const satisfies Record<AccountAction, AccountMessage>;

/** Returns the handle of an account form, which also identifies it in an address (`?sent=`). */
export const accountHandle = (action: AccountAction) => `account.${action}`;

/** Returns the action of a handle; undefined if it is not that of an account form. */
export function actionOf(handle: string): AccountAction | undefined {
  return accountActions.find((action) => accountHandle(action) === handle);
}

/** Answer to an action that failed for an unknown reason. */
export const failed: AccountAnswer = { outcome: 'failed', message: 'oops', problems: [] };

/** Messages of actions whose fields were refused. */
const refusedMessages: Partial<Record<AccountAction, AccountMessage>> = {
  logIn: 'notLoggedIn',
  register: 'notRegistered',
  profile: 'profileNotSaved',
  changePassword: 'passwordNotUpdated',
  resetPassword: 'passwordNotUpdated',
};

/** Returns the answer to an action whose fields break rules, checked by the browser or the API. */
export function refusedBy(action: AccountAction, problems: readonly AccountProblem[]): AccountAnswer {
  const areDifferent = problems.some(({ key }) => key === 'differentPasswords');
  return { outcome: 'refused', message: areDifferent ? 'passwordsDiffer' : (refusedMessages[action] ?? 'notDone'), problems };
}

/** Returns the token of the email link; undefined if the page was opened without one. */
export function tokenIn(posted: PostedAccountForm | undefined): string | undefined {
  const token = posted?.values[accountNames.token];
  return typeof token === 'string' && token !== '' ? token : undefined;
}
