import { beforeAll, describe, expect, it } from 'vitest';
import { eraseAccount } from '../account/delete-account.ts';
import { exportAccount } from '../account/export-account.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { type MemberViewer, makeMember } from '../testing/members.ts';
import { quotationTest } from '../testing/quotations.ts';

const { api, sql, bench } = quotationTest();

const fields = 'id version name place tenderDate sections { id name } lines(siteId: 1) { amount section product { title } }';
const store = `mutation ($list: NamedQuotationListInput!, $base: Int!) { storeQuotationList(list: $list, base: $base) {
  ... on QuotationListKept { version } ... on NamedListNewer { list { ${fields} } }
  ... on RefusedSubmission { problems { key amount } } } }`;
const read = `{ viewer { quotationLists { ${fields} } } }`;

let anna: MemberViewer;
let bert: MemberViewer;
beforeAll(async () => {
  anna = await makeMember(api.payload);
  bert = await makeMember(api.payload);
});

const empty = { name: '', place: '', tenderDate: '', sections: [], lines: [] };
const oost = () => ({
  ...{ id: 'oost', name: 'Brinkpark\u202e\nOost', place: 'Deventer', tenderDate: '2027-02-01' },
  ...{ sections: [{ id: 's', name: 'Entree' }], lines: [{ ...bench(), section: 's' }] },
});
const storeAs = async (member: MemberViewer, list: object, base: number) => {
  const answer = await api.ask(store, { list: { ...empty, ...list }, base }, member);
  return answer.data?.storeQuotationList ?? answer.codes;
};
const listsOf = async (member: MemberViewer) => (await api.ask(read, {}, member)).data.viewer.quotationLists;
const remove = (member: MemberViewer, id: string, base: number) =>
  api.ask('mutation ($id: String!, $base: Int!) { deleteQuotationList(id: $id, base: $base) }', { id, base }, member);

describe('the named lists of an account', () => {
  it('QUO-11 MEM-01 are stored with project data and sections, visible only to their member, and have no prices', async () => {
    expect(await listsOf(anna)).toEqual([]);
    expect(await storeAs(anna, oost(), 0)).toEqual({ version: 1 });
    const lines = [{ amount: 3, section: 's', product: { title: 'Meent parkbank' } }];
    expect(await listsOf(anna)).toEqual([{ ...oost(), version: 1, name: 'Brinkpark Oost', lines }]);
    expect(await listsOf(bert)).toEqual([]);
    expect(await storeAs(bert, { id: 'oost' }, 1), 'a list of another member').toEqual({ list: null });
    expect((await api.ask(store, { list: { ...empty, id: 'x' }, base: 0 })).codes).toEqual(['UNAUTHENTICATED']);
    const { rows } = await sql().raw('select row_to_json(l)::text as row from member_named_list l');
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toMatch(/price|prijs|title/i);
  });

  it('QUO-11 a browser with an old version overwrites nothing and gets the newer list, even concurrently', async () => {
    expect(await storeAs(anna, { ...oost(), lines: [] }, 0)).toMatchObject({ list: { version: 1, lines: [{ amount: 3 }] } });
    const all = await Promise.all(Array.from({ length: 8 }, (_, place) => storeAs(anna, { ...oost(), place: `${place}` }, 1)));
    expect(all.filter(({ version }) => version === 2)).toHaveLength(1);
    expect(all.filter(({ list }) => list?.version === 2)).toHaveLength(7);
  });

  it('QUO-11 a list is deleted unless another browser has changed it, and a later change is told that it is gone', async () => {
    expect((await remove(anna, 'oost', 1)).data.deleteQuotationList).toBe(false);
    expect((await remove(bert, 'oost', 2)).data.deleteQuotationList).toBe(true);
    expect(await listsOf(anna)).toHaveLength(1);
    expect((await remove(anna, 'oost', 2)).data.deleteQuotationList).toBe(true);
    expect(await storeAs(anna, oost(), 2)).toEqual({ list: null });
    expect(await storeAs(anna, oost(), 0)).toEqual({ version: 1 });
  });

  it('QUO-11 invalid input is refused and changes nothing', async () => {
    const member = await makeMember(api.payload);
    const answers = [
      await storeAs(member, { id: 'x', lines: Array(300).fill(bench()) }, 0),
      await storeAs(member, { id: 'x', lines: [{ ...bench(), section: 'x'.repeat(201) }] }, 0),
      await storeAs(member, { id: 'x', sections: Array(31).fill({ id: 's', name: '' }) }, 0),
    ];
    expect(answers.map(({ problems }) => problems)).toEqual([
      [{ key: 'tooLarge', amount: 100 }],
      [{ key: 'unreadable', amount: null }],
      [{ key: 'tooLarge', amount: 30 }],
    ]);
    for (const list of [{ id: '<b>' }, { id: 'x', tenderDate: 'morgen' }, { id: 'x', sections: [{ id: '', name: '' }] }])
      expect(await storeAs(member, list, 0)).toEqual(['BAD_USER_INPUT']);
    for (const base of [-1, 2_147_483_647]) expect(await storeAs(member, { id: 'x' }, base)).toEqual(['BAD_USER_INPUT']);
    expect(await listsOf(member)).toEqual([]);
    for (let place = 0; place < 20; place += 1) await storeAs(member, { id: `list-${place}` }, 0);
    expect(await storeAs(member, { id: 'x' }, 0)).toEqual({ problems: [{ key: 'tooLarge', amount: 20 }] });
  });

  it('QUO-11 the only list of the version before is the first list until it is stored by its id', async () => {
    const member = await makeMember(api.payload);
    const keep =
      'mutation ($list: [QuotationLineInput!]!) { keepQuotationList(list: $list, project: "Oost", base: 0) { __typename } }';
    await api.ask(keep, { list: [bench()] }, member);
    const id = `first-${member.id}`;
    expect(await listsOf(member)).toMatchObject([{ id, version: 0, name: 'Oost', lines: [{ amount: 3, section: null }] }]);
    await storeAs(member, { id, name: 'West' }, 0);
    expect(await listsOf(member)).toMatchObject([{ id, version: 1, name: 'West', lines: [] }]);
  });

  it('SEC-10 are part of the export and are erased with the account', async () => {
    const exported = JSON.parse(await exportAccount({ sql: sql() as never, payload: api.payload }, anna.id));
    expect(exported.quotationLists).toMatchObject([
      { name: 'Brinkpark Oost', place: 'Deventer', sections: [{ name: 'Entree' }] },
    ]);
    await inTransaction(api.payload, (_, transaction) => eraseAccount(transaction, anna.id));
    const { rows } = await sql().raw('select from member_named_list where member_id = $1', [anna.id]);
    expect(rows).toHaveLength(0);
  });
});
