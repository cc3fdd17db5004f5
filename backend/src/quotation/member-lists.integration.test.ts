import { beforeAll, describe, expect, it } from 'vitest';
import { eraseAccount } from '../account/delete-account.ts';
import { exportAccount } from '../account/export-account.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { type MemberViewer, makeMember } from '../testing/members.ts';
import { quotationTest } from '../testing/quotations.ts';
import { clearSubmittedItems } from './member-list.ts';

const { api, sql, bench } = quotationTest();

const keep = `mutation ($list: [QuotationLineInput!]!, $project: String, $base: Int!) { keepQuotationList(list: $list, project: $project, base: $base) {
  ... on QuotationListKept { version } ... on QuotationListNewer { list { version project lines(siteId: 1) { amount } } }
  ... on RefusedSubmission { problems { key amount } } } }`;
const read = `query ($siteId: Int!) { viewer { quotationList { version project lines(siteId: $siteId) {
  amount variant colour mounting remark product { siteId title uri } } } } }`;

let anna: MemberViewer;
let bert: MemberViewer;
beforeAll(async () => {
  anna = await makeMember(api.payload);
  bert = await makeMember(api.payload);
});

const keepAs = async (member: MemberViewer, list: unknown, base: number, project: string | null = null) =>
  (await api.ask(keep, { list, base, project }, member)).data.keepQuotationList;
const listOf = async (member: MemberViewer | undefined, siteId = 1) =>
  (await api.ask(read, { siteId }, member)).data.viewer?.quotationList;

describe('the quotation list of an account', () => {
  it('QUO-01 MEM-01 is visible only to its member, has no prices and is shown in the requested language', async () => {
    expect(await listOf(anna)).toBeNull();
    expect(await keepAs(anna, [bench()], 0, 'Brinkpark\u202e\nOost')).toEqual({ version: 1 });
    const { id: _, ...line } = bench();
    const product = { siteId: 3, title: 'Meent Parkbank', uri: expect.stringMatching(/^produkte\//) };
    expect(await listOf(anna, 3)).toEqual({ version: 1, project: 'Brinkpark Oost', lines: [{ ...line, product }] });
    expect(await listOf(bert)).toBeNull();
    expect((await api.ask(read, { siteId: 1 })).data.viewer).toBeNull();
    const guest = await api.ask(keep, { list: [], base: 0 });
    expect([guest.codes, guest.errors]).toEqual([['UNAUTHENTICATED'], ['Invalid Authorization Header']]);
    const { rows } = await sql().raw('select row_to_json(l)::text as row from member_quotation_list l');
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toMatch(/price|prijs|title/i);
  });

  it('QUO-01 a browser with an old version overwrites nothing and gets the newer list, even concurrently', async () => {
    const other = { ...bench(), amount: 9, remark: 'Langs het pad' };
    expect(await keepAs(anna, [other], 0)).toMatchObject({ list: { version: 1, lines: [{ amount: 3 }] } });
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, amount) => keepAs(anna, [{ ...bench(), amount: amount + 1 }], 1)),
    );
    expect(all.filter(({ version }) => version === 2)).toHaveLength(1);
    expect(all.filter(({ list }) => list?.version === 2)).toHaveLength(7);
    expect(await keepAs(anna, [], 2)).toEqual({ version: 3 });
    expect(await listOf(anna)).toEqual({ version: 3, project: null, lines: [] });
  });

  it('QUO-01 invalid input is refused and changes nothing', async () => {
    const { rows } = await sql().raw('select * from member_quotation_list order by member_id');
    const lists = [
      Array(101).fill(bench()),
      [{ ...bench(), amount: 0 }],
      [{ ...bench(), remark: 'x'.repeat(501) }],
      [{ ...bench(), variant: 'x\u0000' }],
    ];
    const keys = [];
    for (const list of lists) keys.push((await keepAs(anna, list, 3)).problems);
    expect(keys).toEqual([[{ key: 'tooLarge', amount: 100 }], ...Array(3).fill([{ key: 'unreadable', amount: null }])]);
    for (const base of [-1, 2_147_483_647])
      expect((await api.ask(keep, { list: [], base }, anna)).codes).toEqual(['BAD_USER_INPUT']);
    expect((await sql().raw('select * from member_quotation_list order by member_id')).rows).toEqual(rows);
    const often = await Promise.all(Array.from({ length: 125 }, () => keepAs(bert, [], 5000)));
    expect(often.some(({ problems }) => problems?.[0]?.key === 'tooOften')).toBe(true);
  });

  it('QUO-01 keeps a product that is live only in another language, and drops one that is live in none', async () => {
    const member = await makeMember(api.payload);
    await keepAs(member, [bench(), { id: 999_999, amount: 2 }], 0);
    await sql().raw('delete from catalogue where product_id = $1 and site_id = 1', [bench().id]);
    expect((await listOf(member, 1)).lines).toMatchObject([{ amount: 3, product: { siteId: 2 } }]);
  });

  it('QUO-08 loses the lines that are sent and keeps those that another browser has added', async () => {
    const member = await makeMember(api.payload);
    const added = { id: bench().id, amount: 4, remark: 'Elders' };
    await keepAs(member, [bench(), added], 0, 'Brinkpark');
    const take = (sent: ReturnType<typeof bench>[]) => clearSubmittedItems(sql(), member.id, sent);
    await take([{ ...bench(), amount: 1 }]);
    expect(await listOf(member, 3)).toMatchObject({ version: 2, project: 'Brinkpark', lines: [{ remark: 'Elders', amount: 4 }] });
    await take([bench()]);
    await take([added]);
    expect(await listOf(member, 3)).toEqual({ version: 3, project: null, lines: [] });
    await clearSubmittedItems(sql(), 999_999, [bench()]);
  });

  it('SEC-10 is part of the export and is erased with the account', async () => {
    const member = await makeMember(api.payload);
    await keepAs(member, [bench()], 0, 'Brinkpark');
    const exported = JSON.parse(await exportAccount({ sql: sql() as never, payload: api.payload }, member.id));
    expect(exported.quotationList).toMatchObject([{ project: 'Brinkpark', lines: [bench()] }]);
    const count = async () =>
      (await sql().raw('select count(*)::int as count from member_quotation_list where member_id = $1', [member.id])).rows[0]
        .count;
    expect(await count()).toBe(1);
    await inTransaction(api.payload, (_, transaction) => eraseAccount(transaction, member.id));
    expect(await count()).toBe(0);
  });
});
