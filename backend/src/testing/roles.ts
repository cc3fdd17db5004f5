import { newToken, storeToken } from '../account/account-tokens.ts';
import { hashPassword } from '../account/passwords/password-hash.ts';
import { memberCaller } from '../account/sessions/member-caller.ts';
import { storePassword } from '../account/stored-members.ts';
import type { Caller, Viewer } from '../platform/api/context.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { Member } from '../platform/generated/payload-types.ts';
import { makeMember } from './members.ts';
import type { ApiAnswer, TestApi } from './open-api.ts';

/** Roles of callers: `member` is activated and approved, `inactive` is not activated, `other` is another member. */
export const roles = ['guest', 'member', 'inactive', 'unapproved', 'other', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** A word in all texts that belong to the member. */
export const mark = 'Rietzanger';

const password = 'eikenblad in de wind';
const accounts: Partial<Record<Role, Partial<Member>>> = {
  member: {
    ...{ email: `${mark}@example.org`.toLowerCase(), firstName: mark, lastName: `${mark}-Jansen` },
    ...{ company: `${mark} & Zn.`, website: `https://${mark}.example`, phoneNumber: '020-7316' },
  },
  inactive: { activatedAt: null },
  unapproved: { isApproved: false },
  other: {},
};

const logIn = `mutation ($email: String!, $device: String) {
  authenticate(email: $email, password: "${password}", device: $device) { ... on Authentication { jwt } } }`;

/** Creates the callers of all roles. Members log in, and a member who cannot log in is a guest. */
export async function openRoles(api: TestApi) {
  const { payload } = api;
  const store = { payload, sql: instrumentedSql(payload.db.pool) };
  const hash = await hashPassword(password);
  const callers = new Map<Role, Caller>();
  const addressOf = (role: Role) => `198.51.${100 + roles.indexOf(role)}.7`;

  async function memberOf(role: Role, data: Partial<Member>): Promise<Caller | undefined> {
    const { id, email } = await makeMember(payload, data);
    await storePassword(store.sql, id, hash);
    const device = role === 'member' ? 'Firefox/140.0 Windows' : undefined;
    const { jwt } = (await api.ask(logIn, { email, device }, undefined, { clientIp: addressOf(role) })).data.authenticate;
    return jwt && memberCaller(store, `JWT ${jwt}`);
  }
  for (const [id, role] of roles.entries()) {
    const data = accounts[role];
    const worksInAdmin = role === 'editor' || role === 'administrator';
    const caller = data ? await memberOf(role, data) : undefined;
    const viewer = worksInAdmin ? ({ id: id + 1, collection: 'users', role } as Viewer) : null;
    callers.set(role, caller ?? { viewer });
  }
  return {
    isKnown: (role: Role) => Boolean(callers.get(role)?.viewer),
    idOf: (role: Role) => Number(callers.get(role)?.viewer?.id),
    ask: (role: Role, question: string): Promise<ApiAnswer> => {
      const { viewer, sessionId } = callers.get(role) ?? {};
      return api.ask(question, {}, viewer ?? undefined, { clientIp: addressOf(role), sessionId });
    },
  };
}
export type Roles = Awaited<ReturnType<typeof openRoles>>;

/** Adds one record of everything that an account can have to a member. */
export async function fillAccount({ payload }: TestApi, memberId: number, product: number): Promise<void> {
  const { pool } = payload.db;
  const choice = { variant: 'BM-1', colour: 'ral-7016', mounting: 'surface', options: ['BM-1-L1'], part: 'BM-1-S01' };
  const [list, asked] = [{ id: product }, { productId: product }].map((line) =>
    JSON.stringify([{ ...line, ...choice, choice, amount: 7, remark: `${mark} in het riet`, section: 's' }]),
  );
  await storeToken(instrumentedSql(pool), 'email', { memberId, hash: newToken().hash, newEmail: `${mark}@nieuw.example` });
  await pool.query(`insert into members_rels (parent_id, path, products_id, "order") values ($1, 'favoriteProducts', $2, 1)`, [
    ...[memberId, product],
  ]);
  await pool.query('insert into member_quotation_list (member_id, version, lines, project) values ($1, 42, $2, $3)', [
    ...[memberId, list, `${mark}hof`],
  ]);
  await pool.query(
    `insert into member_named_list (member_id, id, version, name, place, tender_date, sections, lines)
     values ($1, 'list', 42, $2, $2, '2027-02-01', jsonb_build_array(jsonb_build_object('id', 's', 'name', $2::text)), $3)`,
    [memberId, `${mark}dijk`, list],
  );
  await pool.query(
    `insert into quote_requests (number, site, status, lines, project, project_place, tender_date, member_id)
      values ('A2026-00042', 'nl', 'answered', $2, $3, 'Deventer', '2027-02-01', $1)`,
    [memberId, asked, `${mark}plein`],
  );
}
