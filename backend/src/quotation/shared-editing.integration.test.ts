import { beforeAll, describe, expect, it } from 'vitest';
import { type MemberViewer, makeMember } from '../testing/members.ts';
import { quotationTest } from '../testing/quotations.ts';
import { deleteExpiredSharedLists, shareList } from './shared-lists.ts';

const { api, sql, bench } = quotationTest();

const fields = `id version project place tenderDate sections { id name }
  lines(anyLanguage: true) { amount remark section title change { by isOwn } product { title price { amount } } }`;
const share = `mutation ($list: NamedQuotationListInput!, $mayEdit: Boolean!) { shareNamedList(siteId: 1, list: $list, mayEdit: $mayEdit) {
  ... on SharedLink { token revokeToken } ... on RefusedSubmission { problems { key } } } }`;
const store = `mutation ($token: String!, $list: NamedQuotationListInput!, $base: Int!) {
  storeSharedList(siteId: 1, token: $token, list: $list, base: $base) {
    ... on SharedListKept { version } ... on SharedListNewer { list { ${fields} } } ... on RefusedSubmission { problems { key amount } } } }`;
const read = `query ($token: String!, $siteId: Int!) { sharedQuotationList(token: $token, siteId: $siteId) { ${fields} } }`;

let anna: MemberViewer;
let bert: MemberViewer;
beforeAll(async () => {
  anna = await makeMember(api.payload, { firstName: 'Anna', lastName: 'de Wit' });
  bert = await makeMember(api.payload);
});

const oost = (...lines: object[]) => ({
  ...{ id: 'oost', name: 'Brinkpark Oost', place: 'Deventer', tenderDate: '2027-02-01' },
  ...{ sections: [{ id: 's', name: 'Entree' }], lines: lines.length > 0 ? lines : [{ ...bench(), section: 's' }] },
});
const makeLink = async (list: object, mayEdit = true) => (await api.ask(share, { list, mayEdit })).data.shareNamedList;
const storeAs = async (token: string, list: object, base: number, member?: MemberViewer) => {
  const answer = await api.ask(store, { token, list, base }, member);
  return answer.data?.storeSharedList ?? answer.codes;
};
const readAs = async (token: string, member?: MemberViewer, siteId = 1) =>
  (await api.ask(read, { token, siteId }, member)).data.sharedQuotationList;

describe('a list that is shared for editing', () => {
  it('QUO-12 is read and changed by guests and members with its link, and has no prices for guests', async () => {
    const { token } = await makeLink(oost());
    expect(await readAs(token)).toMatchObject({
      ...{ id: 'oost', version: 1, project: 'Brinkpark Oost', place: 'Deventer', tenderDate: '2027-02-01' },
      sections: [{ id: 's', name: 'Entree' }],
      lines: [{ amount: 3, section: 's', change: null, product: { title: 'Meent parkbank', price: null } }],
    });
    const changed = {
      ...oost({ ...bench(), section: 's', amount: 5 }, { ...bench(), remark: 'Bij de poort' }),
      place: 'Zutphen',
    };
    expect(await storeAs(token, changed, 1)).toEqual({ version: 2 });
    expect(await readAs(token)).toMatchObject({
      version: 2,
      place: 'Zutphen',
      lines: [{ amount: 5 }, { remark: 'Bij de poort' }],
    });
  });

  it('QUO-12 tells members who has changed a line, and guests nothing of it', async () => {
    const gate = { ...bench(), remark: 'Bij de poort' };
    const { token } = await makeLink(oost(bench(), gate));
    await storeAs(token, oost({ ...bench(), amount: 9 }, gate), 1, anna);
    await storeAs(token, oost({ ...bench(), amount: 9 }, { ...gate, amount: 8 }), 2);
    const changes = async (member?: MemberViewer) =>
      (await readAs(token, member)).lines.map(({ change }: { change: object }) => change);
    expect(await changes(bert)).toEqual([
      { by: 'Anna de Wit', isOwn: false },
      { by: null, isOwn: false },
    ]);
    expect(await changes(anna)).toMatchObject([{ isOwn: true }, { isOwn: false }]);
    expect(await changes()).toEqual([null, null]);
    const forged = { ...bench(), amount: 9, change: { by: bert.id, at: 'x' }, title: 'x' };
    expect((await api.ask(store, { token, list: oost(forged), base: 3 })).codes).not.toEqual([]);
  });

  it('QUO-12 an old version overwrites nothing and returns the newer list, even concurrently', async () => {
    const { token } = await makeLink(oost());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => storeAs(token, { ...oost(), place: `${place}` }, 1)),
    );
    expect(answers.filter(({ version }) => version === 2)).toHaveLength(1);
    expect(answers.filter(({ list }) => list?.version === 2)).toHaveLength(7);
  });

  it('QUO-12 a revoked, expired or unknown link stores nothing, and a link for reading never does', async () => {
    const { token, revokeToken } = await makeLink(oost());
    const reading = await makeLink(oost(), false);
    expect(await readAs(reading.token)).toMatchObject({ id: null, version: null, place: 'Deventer', lines: [{ section: 's' }] });
    for (const wrong of [reading.token, 'x', '', 'x'.repeat(32), 'x'.repeat(10_000)])
      for (const base of [0, 1]) expect(await storeAs(wrong, oost(), base)).toEqual({ list: null });
    await api.ask('mutation ($revokeToken: String!) { revokeSharedQuotationList(revokeToken: $revokeToken) }', { revokeToken });
    expect(await storeAs(token, oost(), 1)).toEqual({ list: null });
    expect(await readAs(token)).toBeNull();
    const expired = await makeLink(oost());
    await sql().raw(`update shared_quotation_list set expires_at = now() - interval '1 second'`);
    expect(await storeAs(expired.token, oost(), 1)).toEqual({ list: null });
    await deleteExpiredSharedLists(sql());
    expect((await sql().raw('select 1 from shared_quotation_list')).rows).toEqual([]);
  });

  it('QUO-12 each change extends the link to 30 days', async () => {
    const { token } = await makeLink(oost());
    await sql().raw(`update shared_quotation_list set expires_at = now() + interval '1 hour'`);
    await storeAs(token, oost(), 1);
    const { rows } = await sql().raw(`select expires_at > now() + interval '29 days' as extended from shared_quotation_list`);
    expect(rows).toEqual([{ extended: true }]);
    await sql().raw('delete from shared_quotation_list');
  });

  it('QUO-12 invalid input is refused and changes nothing', async () => {
    const { token } = await makeLink(oost());
    expect(await storeAs(token, oost(...Array(300).fill(bench())), 1)).toEqual({ problems: [{ key: 'tooLarge', amount: 100 }] });
    expect(await storeAs(token, oost({ ...bench(), amount: 1e9 }), 1)).toEqual({
      problems: [{ key: 'unreadable', amount: null }],
    });
    expect(await storeAs(token, { ...oost(), tenderDate: 'x' }, 1)).toEqual(['BAD_USER_INPUT']);
    expect(await storeAs(token, oost(), -1)).toEqual(['BAD_USER_INPUT']);
    expect(await readAs(token)).toMatchObject({ version: 1 });
  });

  it('QUO-12 a product that is gone loses neither its line nor its title', async () => {
    const { token } = await makeLink(oost(bench()));
    await sql().raw(`update shared_quotation_list set lines = jsonb_set(lines, '{0,id}', '999999')`);
    await storeAs(token, oost({ ...bench(), id: 999_999, amount: 4 }), 1);
    expect((await readAs(token)).lines).toMatchObject([{ amount: 4, title: 'Meent parkbank', product: null }]);
    expect(await makeLink(oost({ ...bench(), id: 999_999 }), false)).toEqual({ problems: [{ key: 'emptyList' }] });
  });

  it('QUO-12 is limited per network like links for reading', async () => {
    const { payload } = api;
    const from = () => shareList({ payload, sql: sql(), clientIp: '198.51.100.7' }, 1, { list: oost(), mayEdit: true });
    for (let count = 0; count < 10; count += 1) expect(await from()).toHaveProperty('token');
    expect(await from()).toEqual({ problems: [{ handle: null, key: 'tooOften' }] });
  });
});
