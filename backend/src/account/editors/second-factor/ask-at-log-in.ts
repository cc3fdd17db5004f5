import {
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
import { secondFactorOf, spend, type Tried, tryCode } from './second-factor.ts';
import { type CodeRefusal, codeRefusals } from './second-factor-words.ts';

/** What came of the code that a request brings, and for whose account. */
type Asked = { userId: number; tried: Tried };
const note = 'secondFactor';

/** No code is longer, however it is spaced. */
const longestCode = 40;

/** A code, as it is typed; empty where there is none. */
export const typedCode = (typed: unknown): string => (typeof typed === 'string' ? typed.trim().slice(0, longestCode) : '');

/**
 * Tries the code that comes with a log-in, before its transaction: the try stays counted when the log-in fails.
 */
export const tryLogInCode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const code = typedCode(req.data?.code);
  if (operation !== 'login' || !code) return;
  const { data = {} } = args as { data?: { email?: unknown } };
  const sql = await requestReads(req);
  const [account] = await sql.query<{ id: number }>(
    'select u.id from users u join user_second_factor f on f.user_id = u.id where u.email = $1 and f.confirmed_at is not null',
    [typeof data.email === 'string' ? data.email.trim().toLowerCase() : ''],
  );
  if (!account) return;
  const tried = await tryCode(sql, installationOf(req.payload).fieldKeys, account.id, code);
  req.context[note] = { userId: account.id, tried } satisfies Asked;
};

/** Whoever has turned it on shows a code beside the right password, by whichever way the log-in comes. */
export const askForCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const sql = await requestReads(req);
  if (isReset(req) || !(await secondFactorOf(sql, user.id))) return user;
  const asked = req.context[note] as Asked | undefined;
  if (asked?.userId !== user.id) throw refusal(req, 'missing');
  if (typeof asked.tried === 'string') throw refusal(req, asked.tried);
  if (!(await spend(sql, user.id, asked.tried))) throw refusal(req, 'wrong');
  if ('recovery' in asked.tried)
    await audit(await requestSql(req), { actor: user.email, action: 'recoveryCode', kind: 'users', subject: user.email });
  return user;
};

/** A new password in the place of a forgotten one logs nobody in who has to show a code. */
export const noLogInByReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'resetPassword') return result;
  const { user } = result as { user?: { id: number } };
  if (user && (await secondFactorOf(await requestReads(req), user.id))) await endSessionsExcept(req, user.id, null);
  return result;
};

/** No fault of a field: Payload's form would not send what was refused at a field again. */
function refusal(req: PayloadRequest, why: CodeRefusal): APIError {
  return new APIError(labelFor(req, codeRefusals[why]), 400, { code: why }, true);
}
