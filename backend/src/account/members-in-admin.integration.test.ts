import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { quoteRequestHandle } from '../forms/handles.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { parametersOf, whereOf } from '../platform/payload/list-filter.ts';
import { requestsOfMember } from '../quotation/list-requests.ts';
import { auditStatement } from '../testing/audit-statement.ts';
import { createForm, topic } from '../testing/edited-forms.ts';
import { logInMember, makeMember } from '../testing/members.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { openRequests } from './member-deletion.ts';
import { exportMember } from './member-export.ts';
import { memberLists } from './member-lists.ts';

const test = payloadTest();
let editor: TypedUser;
beforeAll(async () => {
  const data = { email: 'eva@example.org', password: 'een lang wachtwoord', role: 'editor' as const };
  editor = { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' };
});
beforeEach(async () => void (await rows('truncate members, mail, audit_log cascade')));

const rows = async (text: string) => (await test.payload.db.pool.query(text)).rows;
const asEditor = () => ({ collection: 'members', overrideAccess: false, user: editor }) as const;
const change = (id: number, data: object) => test.payload.update({ ...asEditor(), id, data });
const audited = async () =>
  (await rows(auditStatement('actor, action, kind, subject'))).map((row) => Object.values(row).join(' '));

it('API-08 approving a member sends a mail, and disabling a member ends the sessions', async () => {
  const member = await makeMember(test.payload, { isApproved: false, locale: 'de' });
  await logInMember(test.payload, member.id);
  await change(member.id, { isApproved: true });
  expect(await rows('select kind, recipient from mail')).toEqual([{ kind: 'account-approved', recipient: member.email }]);
  expect(await rows('select 1 from member_session where ended_at is null')).toHaveLength(1);
  await change(member.id, { isDisabled: true });
  expect(await rows('select 1 from member_session where ended_at is null')).toEqual([]);
  expect(await audited()).toEqual(['approve', 'disable'].map((action) => `eva@example.org ${action} members ${member.id} 1`));
});

it('SEC-08 withdrawing an approval and enabling a member are logged and send no mail', async () => {
  const member = await makeMember(test.payload, { isDisabled: true });
  await change(member.id, { isApproved: false, isDisabled: false });
  expect(await audited()).toEqual(['withdraw', 'enable'].map((action) => `eva@example.org ${action} members ${member.id} 1`));
  expect(await rows('select 1 from mail')).toEqual([]);
});

it('API-08 the admin changes no other field of a member, even with an outdated form', async () => {
  const [product] = await rows(`insert into products (article_number) values ('BM-1') returning id`);
  const before = await makeMember(test.payload, { company: 'Toen', phoneNumber: '1' });
  await rows(
    `insert into members_rels (parent_id, path, products_id, "order") values (${before.id}, 'favoriteProducts', ${product.id}, 1)`,
  );
  await rows(`update members set company = 'Nu' where id = ${before.id}`);
  const sent = { firstName: 'X', lastName: 'X', website: 'https://x.example', email: 'x@example.org', locale: 'de' as const };
  await change(before.id, { ...before, ...sent, activatedAt: null, privacyAcceptedAt: '2020-01-01', isApproved: false });
  const after = await test.payload.findByID({ collection: 'members', id: before.id, depth: 0 });
  const { updatedAt: _, ...kept } = after;
  const { updatedAt: __, ...were } = before;
  expect(kept).toEqual({ ...were, company: 'Nu', favoriteProducts: [product.id], isApproved: false });
});

it('FAV-02 a change by the member while an editor saves is kept', async () => {
  const { id } = await makeMember(test.payload, { isApproved: false });
  const member = await test.payload.db.pool.connect();
  try {
    await member.query('begin');
    await member.query('select id from members where id = $1 for update', [id]);
    const saved = change(id, { isApproved: true });
    await expect
      .poll(() => rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .toHaveLength(1);
    await member.query(`update members set company = 'Nieuw' where id = $1`, [id]);
    await member.query('commit');
    expect(await saved).toMatchObject({ company: 'Nieuw', isApproved: true });
  } finally {
    member.release();
  }
});

it('ACC-01 the admin creates no members, and editors cannot delete them', async () => {
  const data = { email: 'lid@example.org', firstName: 'Lid', lastName: 'Lid' };
  const { id } = await makeMember(test.payload);
  await expect(test.payload.create({ ...asEditor(), data } as never)).rejects.toThrow();
  await expect(test.payload.delete({ ...asEditor(), id })).rejects.toThrow();
  const where = { id: { equals: id } };
  await expect(test.payload.update({ ...asEditor(), where, data: { isApproved: false } })).rejects.toThrow();
  const administrator = { ...editor, role: 'administrator' } as TypedUser;
  await expect(test.payload.create({ ...asEditor(), data, user: administrator } as never)).rejects.toThrow();
  await expect(test.payload.delete({ ...asEditor(), id, user: administrator })).resolves.toMatchObject({ id });
});

it('SEC-08 SEC-10 reading members is logged', async () => {
  const { id } = await makeMember(test.payload);
  await test.payload.find(asEditor());
  await test.payload.findByID({ ...asEditor(), id });
  await test.payload.findByID({ ...asEditor(), id });
  expect(await audited()).toEqual(['eva@example.org read members  1', `eva@example.org read members ${id} 1`]);
});

it('API-08 the lists above the members show waiting and disabled members', async () => {
  const waiting = await makeMember(test.payload, { isApproved: false });
  const disabled = await makeMember(test.payload, { isApproved: false, isDisabled: true });
  await makeMember(test.payload, { isApproved: false, activatedAt: null });
  await makeMember(test.payload);
  for (const [list, { id }] of [
    ['waiting', waiting],
    ['disabled', disabled],
  ] as const) {
    const { docs } = await test.payload.find({ ...asEditor(), where: whereOf(memberLists[list]) });
    expect(docs.map((doc) => doc.id)).toEqual([id]);
  }
  expect(decodeURIComponent(parametersOf(memberLists.disabled))).toBe('?where[or][0][and][0][isDisabled][equals]=true');
});

it('SEC-10 a member with open quote requests is deleted only if their number is confirmed', async () => {
  const data = { email: 'ada@example.org', password: 'een lang wachtwoord', role: 'administrator' as const };
  const admin = { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' } as const;
  const member = await makeMember(test.payload);
  const statuses = ['new', 'offered', 'won'].map((status, at) => `('A2026-9000${at}', 'nl', '${status}', '[]', ${member.id})`);
  await rows(`insert into quote_requests (number, site, status, lines, member_id) values ${statuses.join(', ')}`);
  const count = async (user: TypedUser) => {
    const req = { payload: test.payload, user, routeParams: { id: String(member.id) }, t: String, context: {} };
    return openRequests.handler(req as never);
  };
  expect(await (await count(admin as TypedUser)).json()).toEqual({ open: 2 });
  expect((await count(editor)).status).toBe(403);
  const remove = (open?: string) => {
    const req = { payloadAPI: 'REST', query: { open }, i18n: { language: 'nl' } };
    return test.payload.delete({ collection: 'members', id: member.id, overrideAccess: false, user: admin, req: req as never });
  };
  for (const open of [undefined, '1']) await expect(remove(open)).rejects.toThrow('open offerteaanvragen (2)');
  expect(await rows('select id from members')).toHaveLength(1);
  await remove('2');
  expect(await rows('select id from members')).toEqual([]);
  await rows('truncate quote_requests cascade');
});

it('SEC-10 the page of a member has the quote requests, and the data as the member downloads it, which is logged', async () => {
  await createForm(test.payload, quoteRequestHandle, [topic]);
  const member = await makeMember(test.payload, { company: 'Lommer' });
  const other = await makeMember(test.payload);
  const requests = [member, other].map(({ id }, at) => `('A2026-8000${at}', 'nl', 'new', '[]', 'Plein ${at}', ${id})`);
  await rows(`insert into quote_requests (number, site, status, lines, project, member_id) values ${requests.join(', ')}`);
  const { rows: shown, total } = await requestsOfMember(instrumentedSql(test.payload.db.pool), member.id);
  expect(shown).toMatchObject([{ number: 'A2026-80000', project: 'Plein 0', status: 'new' }]);
  expect(total).toBe(1);
  const download = async (user: TypedUser | null, id: number) => {
    const req = { payload: test.payload, user, routeParams: { id: String(id) }, t: String, context: {} };
    return exportMember.handler(req as never);
  };
  const answer = await download(editor, member.id);
  expect(answer.headers.get('content-disposition')).toContain(`member-${member.id}.json`);
  expect(await answer.json()).toMatchObject({
    account: { email: member.email, company: 'Lommer' },
    quoteRequests: [{ number: 'A2026-80000' }],
  });
  expect(await audited()).toEqual([`eva@example.org export members ${member.id} 1`]);
  expect((await download({ ...editor, role: 'translator' } as TypedUser, member.id)).status).toBe(403);
  expect((await download(null, member.id)).status).toBe(403);
  expect((await download(editor, 1_000_000)).status).toBe(404);
  await rows('truncate quote_requests cascade');
});
