import {
  type AfterErrorHook,
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { audit } from '../../../audit/audit.ts';
import { requestReads, requestSql } from '../../../platform/database/request-sql.ts';
import type { User } from '../../../platform/generated/payload-types.ts';
import { installationOf } from '../../../platform/payload/installation.ts';
import { labelFor } from '../../../platform/payload/label.ts';
import { endSessionsExcept } from '../editor-sessions.ts';
import { isReset } from '../log-editors.ts';
import { refusedLogIn, unloggedLogIn } from '../refused-log-in.ts';
import { takeBackLogIn, verifiedLogIn } from '../verify-password.ts';
import { confirm, hasSecret, prepare, secondFactorOf, spend, type Tried, tryCode } from './second-factor.ts';
import { type CodeRefusal, codeRefusals } from './second-factor-words.ts';
import { type Enrolment, enrolmentOf } from './totp.ts';

/** The result of the code of a log-in, the recovery codes of a new enrolment, or the secret to enrol with. */
type CheckedCode = { tried?: Tried; recoveryCodes?: string[]; enrolment?: Enrolment };
const note = 'secondFactor';

/** Maximum length of a typed code, including spaces. */
const maxCodeLength = 40;

/** Returns a code as it was typed, or an empty string. */
export const typedCode = (typed: unknown): string => (typeof typed === 'string' ? typed.trim().slice(0, maxCodeLength) : '');

const isRequired = ({ payload }: PayloadRequest): boolean => installationOf(payload).needsSecondFactor;

/**
 * Checks the code of a log-in whose password is correct. It runs before the transaction, so that the attempt stays counted if the
 * log-in fails. If a required second factor is not set up, a log-in without a code gets a new secret to enrol with.
 */
export const checkLogInCode: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const proven = verifiedLogIn(req);
  if (operation !== 'login' || !proven) return;
  const sql = await requestReads(req);
  const { fieldKeys } = installationOf(req.payload);
  const code = typedCode(req.data?.code);
  const isOn = (await secondFactorOf(sql, proven.userId)) !== undefined;
  if (!isOn && !isRequired(req)) return;
  if (code && (await hasSecret(sql, proven.userId))) {
    req.context[note] = { tried: await tryCode(sql, fieldKeys, proven.userId, code) } satisfies CheckedCode;
    return;
  }
  await takeBackLogIn(req);
  if (isOn) throw refusal(req, 'missing');
  const secret = await prepare(sql, fieldKeys, proven.userId);
  if (!secret) throw refusal(req, 'missing');
  req.context[note] = { enrolment: enrolmentOf(secret, proven.email) } satisfies CheckedCode;
  throw refusal(req, 'enrol');
};

/** Refuses every log-in with a correct password but without a correct code. The first correct code completes the enrolment. */
export const askForCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const sql = await requestReads(req);
  const factor = await secondFactorOf(sql, user.id);
  if (isReset(req) || !(factor || isRequired(req))) return user;
  const checked = req.context[note] as CheckedCode | undefined;
  if (verifiedLogIn(req)?.userId !== user.id || !checked?.tried) throw refusal(req, 'missing');
  if (typeof checked.tried === 'string') throw refusal(req, checked.tried);
  if (!(await spend(sql, user.id, checked.tried))) throw refusal(req, 'wrong');
  const entry = { actor: user.email, kind: 'users', subject: user.email } as const;
  if ('recovery' in checked.tried) await audit(await requestSql(req), { ...entry, action: 'recoveryCode' });
  if (!factor) {
    checked.recoveryCodes = await confirm(sql, user.id);
    await audit(await requestSql(req), { ...entry, action: 'secondFactorOn' });
  }
  return user;
};

/** Adds the secret to the response that asks to enrol. The error itself must not contain it, because errors are logged. */
export const tellEnrolment: AfterErrorHook = ({ req, result }) => {
  const { enrolment } = (req.context[note] as CheckedCode | undefined) ?? {};
  const [first] = result?.errors ?? [];
  if (!enrolment || !first) return;
  return { response: { ...result, errors: [{ ...first, data: { code: 'enrol', enrolment } }] } };
};

/** Adds the recovery codes of an enrolment to the response of the log-in. They are shown only once. */
export const tellRecoveryCodes: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { recoveryCodes } = (req.context[note] as CheckedCode | undefined) ?? {};
  return operation === 'login' && recoveryCodes ? { ...result, recoveryCodes } : result;
};

/** Ends all sessions after a password reset if the account needs a second factor, so that a reset alone does not log in. */
export const noLogInByReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'resetPassword') return result;
  const { user } = result as { user?: { id: number } };
  if (user && (isRequired(req) || (await secondFactorOf(await requestReads(req), user.id))))
    await endSessionsExcept(req, user.id, null);
  return result;
};

/**
 * Returns the error for a refused code. It is not a field error, because Payload's form does not submit a field with an error
 * again.
 */
function refusal(req: PayloadRequest, why: CodeRefusal): APIError {
  const error = new APIError(labelFor(req, codeRefusals[why]), 400, { code: why }, true);
  if (why === 'wrong') return refusedLogIn(req, 'failed', error);
  if (why === 'tooOften') return refusedLogIn(req, 'limited', error);
  return unloggedLogIn(error);
}
