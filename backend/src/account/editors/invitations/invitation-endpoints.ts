import { randomBytes } from 'node:crypto';
import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { actorOf, audit } from '../../../audit/audit.ts';
import { isAdministrator } from '../../../platform/access/roles.ts';
import { requestReads, requestSql } from '../../../platform/database/request-sql.ts';
import { type Label, labelFor } from '../../../platform/payload/label.ts';
import { welcomeBack } from '../../protection/login-attempts.ts';
import { type RatedAction, Refused, refuseTooOften } from '../../refusal.ts';
import { requestStore } from '../admin-request.ts';
import { attemptKeyOfEditor } from '../verify-password.ts';
import { acceptInvitation, invitedAccount } from './accept-invitation.ts';
import { type InvitationField, newLink, parseInvitation } from './invitation.ts';
import { invalidFields, invitationRefusals as refusals } from './invitation-words.ts';
import { sendInvitation } from './send-invitation.ts';

/** Answer to a refused request: a message, and for an invitation the fields with their messages. */
export type InvitationRefusal = { message: string; fields?: Partial<Record<InvitationField, string>> };

/** Runs a handler in a transaction, which is committed if the answer is a success. Counts the request for the rate limit first. */
function endpoint(path: string, limit: RatedAction, handler: (req: PayloadRequest) => Promise<Response>): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (await isTooOften(req, limit)) return refused(req, 429, refusals.tooOften);
      const isOurs = await initTransaction(req);
      try {
        const answer = await handler(req);
        if (!answer.ok) await killTransaction(req);
        else if (isOurs) await commitTransaction(req);
        return answer;
      } catch (error) {
        await killTransaction(req);
        throw error;
      }
    },
  };
}

/** Limits a handler to administrators, whose requests to send emails are limited like those of everybody. */
const byAdministrator = (path: string, handler: (req: PayloadRequest) => Promise<Response>): Endpoint => {
  const limited = endpoint(path, 'accountMail', handler);
  return {
    ...limited,
    handler: async (req) =>
      isAdministrator(req.user) ? limited.handler(req) : Response.json({ message: req.t('error:unauthorized') }, { status: 403 }),
  };
};

/** `POST /api/users/invite` creates an account without a usable password, and mails its owner a link. */
const invite = byAdministrator('/invite', async (req) => {
  const invitation = parseInvitation(await bodyOf(req));
  if ('invalid' in invitation) {
    const fields = Object.fromEntries(invitation.invalid.map((field) => [field, labelFor(req, invalidFields[field])]));
    return Response.json({ message: Object.values(fields).join(' '), fields } satisfies InvitationRefusal, { status: 422 });
  }
  const { name, email, role, languages, language } = invitation;
  const [taken] = await (await requestReads(req)).query('select from users where email = $1', [email]);
  if (taken) return refused(req, 409, refusals.taken, 'email');
  const { token, ...link } = newLink();
  // The password is never shown, so that only the link opens the account.
  const password = randomBytes(32).toString('base64url');
  const data = { name, email, role, languages, password, invitationLanguage: language, ...link };
  const { id, ...user } = await req.payload.create({ collection: 'users', data, depth: 0, req, showHiddenFields: true });
  await sendInvitation(req, user, token);
  return Response.json({ id });
});

/** `POST /api/users/{id}/invitation/resend` mails a new link, which replaces the previous one. */
const resend = byAdministrator('/:id/invitation/resend', async (req) => {
  const id = await invitedId(req);
  if (id === undefined) return refused(req, 409, refusals.notInvited);
  const { token, ...link } = newLink();
  const user = await req.payload.update({ collection: 'users', id, data: link, depth: 0, req, showHiddenFields: true });
  await sendInvitation(req, user, token);
  await audit(await requestSql(req), { actor: actorOf(req.user), action: 'invite', kind: 'users', subject: user.email });
  return Response.json({ invitedUntil: user.invitedUntil });
});

/** `POST /api/users/{id}/invitation/withdraw` deletes the account of an open invitation. */
const withdraw = byAdministrator('/:id/invitation/withdraw', async (req) => {
  const id = await invitedId(req);
  if (id === undefined) return refused(req, 409, refusals.notInvited);
  await req.payload.delete({ collection: 'users', id, depth: 0, req });
  return Response.json({ id });
});

/** `POST /api/users/accept-invitation` sets the password of an invited account. It needs no log-in: the link is the proof. */
const accept = endpoint('/accept-invitation', 'accountLink', async (req) => {
  const { token, password } = (await bodyOf(req)) as Record<string, unknown>;
  const account = await invitedAccount(req, token, { lock: true });
  if (account?.state !== 'open') return refused(req, 410, account ? refusals.expired : refusals.unknown);
  await acceptInvitation(req, account, typeof password === 'string' && password ? password : ' ');
  await welcomeBack(await requestStore(req), attemptKeyOfEditor(account.email));
  return Response.json({ email: account.email });
});

export const invitationEndpoints = [invite, resend, withdraw, accept];

async function isTooOften(req: PayloadRequest, limit: RatedAction): Promise<boolean> {
  try {
    await refuseTooOften(await requestStore(req), limit);
    return false;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}

const bodyOf = async (req: PayloadRequest): Promise<unknown> => (await req.json?.().catch(() => undefined)) ?? {};

function refused(req: PayloadRequest, status: number, text: Label, field?: InvitationField): Response {
  const message = labelFor(req, text);
  return Response.json({ message, ...(field && { fields: { [field]: message } }) } satisfies InvitationRefusal, { status });
}

/** Returns the account of the address if it still has an open invitation, and locks it. */
async function invitedId(req: PayloadRequest): Promise<number | undefined> {
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id) || id <= 0) return undefined;
  const sql = await requestReads(req);
  const [row] = await sql.query('select from users where id = $1 and invited_until is not null for update', [id]);
  return row && id;
}
