import type { Endpoint, PayloadRequest } from 'payload';
import { type AuditAction, actorOf, audit } from '../../../audit/audit.ts';
import { inTransaction, type Transaction } from '../../../platform/database/in-transaction.ts';
import { requestReads } from '../../../platform/database/request-sql.ts';
import { installationOf } from '../../../platform/payload/installation.ts';
import { labelFor } from '../../../platform/payload/label.ts';
import { type RequestedAccount, requestedAccount } from '../admin-request.ts';
import { endSessionsExcept, sessionOf } from '../editor-sessions.ts';
import { typedCode } from './ask-at-log-in.ts';
import { confirm, forget, type Proof, prepare, secondFactorOf, spend, tryCode } from './second-factor.ts';
import { codeRefusals } from './second-factor-words.ts';
import { enrolmentOf } from './totp.ts';

type Handler = (req: PayloadRequest, account: RequestedAccount) => Promise<Response>;

const endpoint = (method: 'get' | 'post', path: string, handler: Handler): Endpoint => ({
  path: `/:id/second-factor${path}`,
  method,
  handler: async (req) => {
    const account = await requestedAccount(req);
    return account ? handler(req, account) : Response.json({ message: req.t('error:unauthorized') }, { status: 403 });
  },
});

const conflict = () => Response.json({}, { status: 409 });

/** `GET` returns whether the second factor is on and required, and the number of recovery codes left. */
const tell = endpoint('get', '', async (req, { id, isOwn }) => {
  const factor = await secondFactorOf(await requestReads(req), id);
  const { needsSecondFactor } = installationOf(req.payload);
  return Response.json({ isOwn, isOn: factor !== undefined, isRequired: needsSecondFactor, left: factor?.left ?? 0 });
});

/** `POST …/begin` returns a new secret for an authenticator app, which is shown only once. */
const begin = endpoint('post', '/begin', async (req, { id, email, isOwn }) => {
  const secret = isOwn ? await prepare(await requestReads(req), installationOf(req.payload).fieldKeys, id) : undefined;
  if (!secret) return conflict();
  return Response.json(enrolmentOf(secret, email));
});

/** `POST …/confirm` turns the second factor on with a first code and ends all other sessions. */
const turnOn = endpoint('post', '/confirm', async (req, account) => {
  if (!account.isOwn || (await secondFactorOf(await requestReads(req), account.id))) return conflict();
  const proof = await proofOf(req, account.id);
  if (proof instanceof Response) return proof;
  const codes = await changed(req, account, 'secondFactorOn', async (transaction) => {
    const sql = await requestReads(transaction);
    if (!(await spend(sql, account.id, proof))) return undefined;
    await endSessionsExcept(transaction, account.id, sessionOf(req));
    return confirm(sql, account.id);
  });
  return codes ? Response.json({ codes }) : refused(req, 'wrong');
});

/**
 * `POST …/end` turns the second factor off. Editors need a code for their own, and cannot turn off a required one. Administrators
 * need no code for another account, because its owner may have lost the phone.
 */
const turnOff = endpoint('post', '/end', async (req, account) => {
  if (account.isOwn && installationOf(req.payload).needsSecondFactor) return refused(req, 'required');
  const proof = account.isOwn ? await proofOf(req, account.id) : undefined;
  if (proof instanceof Response) return proof;
  const isOff = await changed(req, account, 'secondFactorOff', async (transaction) => {
    const sql = await requestReads(transaction);
    if (proof && !(await spend(sql, account.id, proof))) return undefined;
    if (!(await forget(sql, account.id))) return undefined;
    if (!account.isOwn) await endSessionsExcept(transaction, account.id, null);
    return true;
  });
  return isOff ? Response.json({}) : conflict();
});

export const secondFactorEndpoints = [tell, begin, turnOn, turnOff];

async function proofOf(req: PayloadRequest, id: number): Promise<Proof | Response> {
  const body: unknown = await req.json?.().catch(() => undefined);
  const code = typedCode(body && typeof body === 'object' && 'code' in body ? body.code : undefined);
  if (!code) return refused(req, 'missing');
  const tried = await tryCode(await requestReads(req), installationOf(req.payload).fieldKeys, id, code);
  return typeof tried === 'string' ? refused(req, tried) : tried;
}

function refused(req: PayloadRequest, why: keyof typeof codeRefusals): Response {
  return Response.json({ message: labelFor(req, codeRefusals[why]) }, { status: why === 'tooOften' ? 429 : 400 });
}

/** Runs a change in a transaction and logs it if it was made. */
function changed<Result>(
  req: PayloadRequest,
  { email }: RequestedAccount,
  action: AuditAction,
  work: (transaction: Transaction) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  return inTransaction(req.payload, async (sql, transaction) => {
    const result = await work(transaction);
    if (result !== undefined) await audit(sql, { actor: actorOf(req.user), action, kind: 'users', subject: email });
    return result;
  });
}
