import type { Payload, PayloadRequest } from 'payload';
import { requestReads } from '../../../platform/database/request-sql.ts';
import { hashOfLink } from './invitation.ts';

/** State of a link: open, past its end, or unknown because it was used, replaced or withdrawn. */
type LinkState = 'open' | 'expired' | 'unknown';

type InvitedAccount = { id: number; email: string; name: string | null; state: Exclude<LinkState, 'unknown'> };

const form = /^[\w-]{43}$/;

/** Returns the account that a link invites, or undefined for an unknown link. */
export async function invitedAccount(
  req: { payload: Payload; transactionID?: PayloadRequest['transactionID'] },
  token: unknown,
  { lock = false } = {},
): Promise<InvitedAccount | undefined> {
  if (typeof token !== 'string' || !form.test(token)) return undefined;
  const sql = await requestReads({ payload: req.payload, transactionID: req.transactionID });
  const [row] = await sql.query<InvitedAccount>(
    `select id, email, name, case when invited_until > now() then 'open' else 'expired' end as state
     from users where invitation_hash = $1 and invited_until is not null${lock ? ' for update' : ''}`,
    [hashOfLink(token)],
  );
  return row;
}

/** Sets the password of an invited account, which spends the link. */
export async function acceptInvitation(req: PayloadRequest, { id }: InvitedAccount, password: string): Promise<void> {
  await req.payload.update({
    collection: 'users',
    id,
    data: { password, invitedUntil: null, invitationHash: null },
    depth: 0,
    req,
  });
}
