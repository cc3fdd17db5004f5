import {
  currentPasswordProblems,
  emailProblems,
  logInProblems,
  newPasswordProblems,
  profileProblems,
  registrationProblems,
} from '@plantsoen/form-rules/account.ts';
import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import { type AccountAction, type AccountAnswer, accountNames, refusedBy } from '../../src/account/account-answer.ts';
import type { Query } from '../../src/platform/data/query.ts';
import {
  ActivateUser,
  Authenticate,
  ChangeFavourite,
  ConfirmEmail,
  DeleteAccount,
  EndSession,
  ExportedAccount,
  ForgottenPassword,
  Register,
  SendActivation,
  SetPassword,
  UpdatePassword,
  UpdateViewer,
} from '../../src/platform/generated/operations.ts';
import type { Session } from '../session/session-cookies.ts';
import { sessionOfTokens, type TokenSet } from '../session/session-tokens.ts';
import { done, outcomeOf, refusedAction, sessionOver } from './account-response.ts';
import type { AccountEntries } from './entries.ts';

/** Input of an action. The query runs as the visitor, and as a member only if the action is for members. */
export type ActionRequest = { entries: AccountEntries; query: Query; siteId: number; device: string };

/** Result of an action. `values` are rendered again; `session` is the visitor's new session. */
export type Done = { answer: AccountAnswer; values?: FormValues; session?: Session | 'ended'; file?: string };

type Action = { isForMembers: boolean; act(request: ActionRequest): Promise<Done> };

const forGuests = (act: Action['act']): Action => ({ isForMembers: false, act });
const forMembers = (act: Action['act']): Action => ({ isForMembers: true, act });

/** The account actions. Logging out is handled separately, because it needs no answer of the API. */
export const actions: Record<Exclude<AccountAction, 'logOut'>, Action> = {
  logIn: forGuests(async ({ entries, query, device }) => {
    const fields = { email: entries.line('email'), password: entries.raw('password') };
    const values = { email: fields.email };
    const problems = logInProblems(fields);
    if (problems.length > 0) return { answer: refusedBy('logIn', problems), values };
    const { authenticate } = await query(Authenticate, { ...fields, device });
    if (authenticate.__typename !== 'Authentication') return { answer: refusedAction('logIn', authenticate), values };
    return { answer: done('logIn'), session: sessionOfTokens(authenticate) };
  }),

  register: forGuests(async ({ entries, query, siteId, device }) => {
    const { password, ...values } = entries.registration;
    const problems = registrationProblems({ ...values, password });
    if (problems.length > 0) return { answer: refusedBy('register', problems), values };
    const { register } = await query(Register, { siteId, registration: { ...values, password, device } });
    if (register.__typename !== 'Registration') return { answer: refusedAction('register', register), values };
    return isTokenSet(register)
      ? { answer: done('register', 'loggedIn'), session: sessionOfTokens(register) }
      : { answer: done('register') };
  }),

  sendActivation: forGuests(async ({ entries, query, siteId }) => {
    const values = { email: entries.line('email') };
    const problems = emailProblems(values);
    if (problems.length > 0) return { answer: refusedBy('sendActivation', problems), values };
    return { answer: outcomeOf('sendActivation', (await query(SendActivation, { siteId, ...values })).sendActivation), values };
  }),

  activate: forGuests(async ({ entries, query, siteId }) => {
    const values = { token: entries.line(accountNames.token) };
    return { answer: outcomeOf('activate', (await query(ActivateUser, { siteId, ...values })).activateUser), values };
  }),

  forgotPassword: forGuests(async ({ entries, query, siteId }) => {
    const values = { email: entries.line('email') };
    const problems = emailProblems(values);
    if (problems.length > 0) return { answer: refusedBy('forgotPassword', problems), values };
    const { forgottenPassword } = await query(ForgottenPassword, { siteId, ...values });
    return { answer: outcomeOf('forgotPassword', forgottenPassword), values };
  }),

  resetPassword: forGuests(async ({ entries, query, siteId }) => {
    const values = { token: entries.line(accountNames.token) };
    const problems = newPasswordProblems(entries.newPassword);
    if (problems.length > 0) return { answer: refusedBy('resetPassword', problems), values };
    const { setPassword } = await query(SetPassword, { siteId, ...values, ...entries.newPassword });
    const answer = outcomeOf('resetPassword', setPassword);
    return { answer, values, ...(answer.outcome === 'done' && { session: 'ended' }) };
  }),

  confirmEmail: forGuests(async ({ entries, query, siteId }) => {
    const values = { token: entries.line(accountNames.token) };
    return { answer: outcomeOf('confirmEmail', (await query(ConfirmEmail, { siteId, ...values })).confirmEmail), values };
  }),

  profile: forMembers(async ({ entries, query, siteId }) => {
    const values = entries.profile;
    const problems = profileProblems(values);
    if (problems.length > 0) return { answer: refusedBy('profile', problems), values };
    const currentPassword = entries.raw('currentPassword') || null;
    const { updateViewer } = await query(UpdateViewer, { siteId, viewer: { ...values, currentPassword } });
    if (updateViewer.__typename !== 'ViewerUpdated') return { answer: refusedAction('profile', updateViewer), values };
    const isNew = updateViewer.user.newEmail?.toLowerCase() === values.email.toLowerCase();
    return { answer: done('profile', isNew ? 'confirmNewEmail' : 'saved') };
  }),

  changePassword: forMembers(async ({ entries, query }) => {
    const currentPassword = entries.raw('currentPassword');
    const problems = [
      ...currentPasswordProblems('currentPassword', currentPassword),
      ...newPasswordProblems(entries.newPassword),
    ];
    if (problems.length > 0) return { answer: refusedBy('changePassword', problems) };
    const { updatePassword } = await query(UpdatePassword, { currentPassword, ...entries.newPassword });
    return { answer: outcomeOf('changePassword', updatePassword) };
  }),

  endSession: forMembers(async ({ entries, query }) => {
    const { endSession } = await query(EndSession, { id: entries.line(accountNames.session) });
    return { answer: outcomeOf('endSession', endSession) };
  }),

  deleteAccount: forMembers(async ({ entries, query, siteId }) => {
    const password = entries.raw('password');
    const problems = currentPasswordProblems('password', password);
    if (problems.length > 0) return { answer: refusedBy('deleteAccount', problems) };
    const answer = outcomeOf('deleteAccount', (await query(DeleteAccount, { siteId, password })).deleteAccount);
    return { answer, ...(answer.outcome === 'done' && { session: 'ended' }) };
  }),

  export: forMembers(async ({ query }) => {
    const { viewer } = await query(ExportedAccount, {});
    return viewer ? { answer: done('export'), file: viewer.export } : { answer: sessionOver };
  }),

  favourite: forMembers(async ({ entries, query }) => {
    const productId = entries.favourite;
    const isFavourite = entries.raw(accountNames.isFavourite) === 'true';
    if (productId === undefined) return { answer: refusedBy('favourite', []) };
    const insteadOf = entries.replacedFavourite;
    const variables = { productId, isFavourite, ...(insteadOf !== undefined && { insteadOf }) };
    const { changeFavourite } = await query(ChangeFavourite, variables);
    return { answer: outcomeOf('favourite', changeFavourite) };
  }),
};

function isTokenSet(given: { [Name in keyof TokenSet]: TokenSet[Name] | null }): given is TokenSet {
  return given.jwt !== null && given.jwtExpiresAt !== null && given.refreshToken !== null && given.refreshTokenExpiresAt !== null;
}
