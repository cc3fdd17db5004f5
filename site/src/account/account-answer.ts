import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import type { PostedForm } from '../forms/posted-form.ts';

/** What visitors ask for with the forms of accounts. */
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
 * The names under which forms of accounts send things, beside the fields of `form-rules/account.ts`. Such a form is sent as plain forms are
 * (`application/x-www-form-urlencoded`), to the page it stands on with its query, or by a script with `Accept: application/json`.
 */
export const accountNames = {
  action: 'account.action',
  /** Of the link of a mail: it comes to the page as the value of this name. */
  token: 'token',
  /** The key of a session that is to end. */
  session: 'session',
  /** The id of a product; in the address of the log-in page the favourite that a guest meant to add. */
  favourite: 'favourite',
  /** Whether that product becomes a favourite (`true`) or is none any more (`false`). */
  isFavourite: 'isFavourite',
} as const;

/** Parameters of the addresses in mails that bring a token: an activation's and a reset's, and a new mail address's. */
export const mailParameters = { token: 'token', email: 'email' } as const;

/** What became of it, as the key of the words that say so (ACC-01, ACC-09 to ACC-11, ACC-14). */
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

/** What a form of accounts is answered: as JSON where a script has sent it, else on the page that is shown again. It never holds a token. */
export type AccountAnswer = {
  outcome: 'done' | 'refused' | 'failed';
  message: AccountMessage;
  problems: readonly AccountProblem[];
  /** Seconds until it is worth another try, where it was tried too often. */
  retryAfter?: number;
  /** Where the visitor is to go on, by a new document: the session has changed, or the page is done with. */
  href?: string;
};

/**
 * A form of accounts as its page shows it again: `going` where the link of a mail leads to it (its token is `values.token`), `sent` where it is
 * done (of which `doneMessages` say what became of it). `values` holds what was filled in, but no password.
 */
export type PostedAccountForm = PostedForm & { account?: AccountAnswer };

/** What is said of an action that is done; an answer says it otherwise where more is to be said. */
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

/** By which a page knows its forms as they were posted, also in its address (`?sent=`). */
export const accountHandle = (action: AccountAction) => `account.${action}`;

/** The action of a handle; undefined where it is no account's. */
export function actionOf(handle: string): AccountAction | undefined {
  return accountActions.find((action) => accountHandle(action) === handle);
}
