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
import { provenLogIn, takeBackLogIn } from '../prove-password.ts';
import { type Enrolment, enrolmentOf } from './enrolment.ts';
import { confirm, hasSecret, prepare, secondFactorOf, spend, type Tried, tryCode } from './second-factor.ts';
import { type CodeRefusal, codeRefusals } from './second-factor-words.ts';

/** The result of the code that a log-in brings, the recovery codes that its enrolment made, or the secret to enrol with. */
type CheckedCode = { tried?: Tried; recoveryCodes?: string[]; enrolment?: Enrolment };
const note = 'secondFactor';

/** No code is longer, however it is spaced. */
const longestCode = 40;

/** A code, as it is typed; empty where there is none. */
export const typedCode = (typed: unknown): string => (typeof typed === 'string' ? typed.trim().slice(0, longestCode) : '');

const isRequired = ({ payload }: PayloadRequest): boolean => installationOf(payload).needsSecondFactor;

/**
 * Tries the code of a log-in whose password is right, before its transaction: the try stays counted when the log-in fails. Where a
 * second factor is required and none is on, a log-in without a code is answered with a new secret to enrol with.
 */
export const checkLogInCode: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const proven = provenLogIn(req);
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

/** Refuses a log-in without the right code beside the right password, by whichever way it comes. A first right code enrols. */
export const askForCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const sql = await requestReads(req);
  const factor = await secondFactorOf(sql, user.id);
  if (isReset(req) || !(factor || isRequired(req))) return user;
  const checked = req.context[note] as CheckedCode | undefined;
  if (provenLogIn(req)?.userId !== user.id || !checked?.tried) throw refusal(req, 'missing');
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

/** Adds the secret to the answer that asks to enrol. An error must not carry it, because errors are logged. */
export const tellEnrolment: AfterErrorHook = ({ req, result }) => {
  const { enrolment } = (req.context[note] as CheckedCode | undefined) ?? {};
  const [first] = result?.errors ?? [];
  if (!enrolment || !first) return;
  return { response: { ...result, errors: [{ ...first, data: { code: 'enrol', enrolment } }] } };
};

/** Adds the recovery codes of an enrolment to the answer of its log-in: they are shown this once. */
export const tellRecoveryCodes: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { recoveryCodes } = (req.context[note] as CheckedCode | undefined) ?? {};
  return operation === 'login' && recoveryCodes ? { ...result, recoveryCodes } : result;
};

/** A new password in the place of a forgotten one logs nobody in who has to show a code. */
export const noLogInByReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'resetPassword') return result;
  const { user } = result as { user?: { id: number } };
  if (user && (isRequired(req) || (await secondFactorOf(await requestReads(req), user.id))))
    await endSessionsExcept(req, user.id, null);
  return result;
};

/** No fault of a field: Payload's form would not send what was refused at a field again. */
function refusal(req: PayloadRequest, why: CodeRefusal): APIError {
  return new APIError(labelFor(req, codeRefusals[why]), 400, { code: why }, true);
}
