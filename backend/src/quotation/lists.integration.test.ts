import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createApiServer } from '../platform/api/server.ts';
import { log, quotationTest, textOf } from '../testing/quotations.ts';
import { listHandler } from './list-handler.ts';
import { deleteExpiredSharedLists, shareList } from './shared-lists.ts';

const { api, sql, documents, bench } = quotationTest();

describe('the list as a file', () => {
  it('QUO-10 QUO-08 requires the service token, contains only live products and is limited to 30 in ten minutes', async () => {
    const server = createApiServer({
      ...{ log, serviceTokens: ['s'.repeat(32)], readinessErrors: async () => [] },
      ...{ graphql: () => undefined, changes: () => undefined, media: () => undefined, uploads: () => undefined },
      trusted: {
        '/quotation-list': listHandler({
          payload: api.payload,
          documents: documents(),
          callerOf: async () => ({ viewer: null }),
        }),
      },
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const ask = (asked: unknown, visitor = '10.0.0.1', token = 's'.repeat(32)) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/quotation-list`, {
        method: 'POST',
        headers: { 'x-service-token': token, 'x-visitor-address': visitor },
        body: typeof asked === 'string' ? asked : JSON.stringify(asked),
      });
    const lines = [
      { ...bench(), remark: 'Łódź, Đà Nẵng, Αθήνα 公' },
      { id: 999_999, amount: 1 },
    ];
    const list = { format: 'pdf', siteId: 2, lines, project: 'Park\u0000 \u202eEast Київ' };
    const pdf = await ask(list);
    expect(pdf.headers.get('content-disposition')).toMatch(/filename="quotation-list-Park-East-\d{4}-\d\d-\d\d\.pdf"$/);
    const bytes = await pdf.arrayBuffer();
    expect(Buffer.from(bytes).toString('latin1'), 'a link with the options of the line').toMatch(
      /\/URI \(http:\/\/en\.test\/[^)]+\?variant=[\w.-]+&colour=[\w.-]+&mounting=[\w.-]+\)/,
    );
    const { text } = await textOf(new Uint8Array(bytes));
    for (const expected of ['Quotation list', 'Park East Київ', 'Łódź, Đà Nẵng, Αθήνα �', 'Sheet 1 of 1'])
      expect(text).toContain(expected);
    const csv = await ask({ ...list, format: 'csv', siteId: 1, lines: [{ ...bench(), remark: '=1+1' }] });
    expect(Buffer.from(await csv.arrayBuffer()).toString()).toMatch(
      /^\ufeffNr\.;.+;3;61;183;[\d;,]+;'=1\+1;http:\/\/nl\.test\/.+\r\n$/s,
    );
    const gaeb = await ask({ ...list, format: 'x81', siteId: 3, project: 'Grünanlage Süd' });
    expect(gaeb.headers.get('content-disposition'), 'CAT-14 named after its content').toMatch(
      /filename="leistungsverzeichnis-neutral-Gruenanlage-Sued-\d{4}-\d\d-\d\d\.x81"$/,
    );
    const product = await ask({ ...list, format: 'docx', siteId: 1, kind: 'product' });
    expect(product.headers.get('content-disposition'), 'CAT-14 named after its kind').toContain('"bestek-product-');
    const named = { place: 'Deventer', tenderDate: '2027-02-01', sections: [{ id: 's', name: 'Entree' }] };
    const inSection = await ask({ ...list, ...named, lines: [bench(), { ...bench(), section: 's' }] });
    const { text: sectioned } = await textOf(new Uint8Array(await inSection.arrayBuffer()));
    expect(sectioned, 'QUO-11 project data and sections').toMatch(/Deventer, Tender date: 1 February 2027.*A Entree/s);
    expect((await ask(list, '10.0.0.1', 'wrong')).status).toBe(401);
    for (const wrong of ['', '{', '[]', { ...list, format: 'html' }, { ...list, siteId: 4 }, { ...list, project: [] }])
      expect((await ask(wrong, '10.0.0.2')).status).toBe(400);
    expect((await ask({ ...list, lines: [] }, '10.0.0.2')).status).toBe(422);
    expect((await ask(`{"a":"${'x'.repeat(200_000)}"}`, '10.0.0.2')).status).toBe(413);
    const csvs = Array.from({ length: 31 }, () => ask({ ...list, format: 'csv' }, '10.0.0.3'));
    const statuses = (await Promise.all(csvs)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    server.close();
  });
});

const share = `mutation ($list: [QuotationLineInput!]!, $project: String) { shareQuotationList(siteId: 1, list: $list, project: $project) {
  ... on SharedLink { token revokeToken expiresAt } ... on RefusedSubmission { problems { key amount } } } }`;
const shared = `query ($token: String!, $siteId: Int!) { sharedQuotationList(token: $token, siteId: $siteId) {
  expiresAt project lines { title amount variant colour mounting remark product { title uri price { amount } } } } }`;
const revoke = 'mutation ($revokeToken: String!) { revokeSharedQuotationList(revokeToken: $revokeToken) }';

const unnamed = { id: 'list', name: '', place: '', tenderDate: '', sections: [] };

describe('a shared list', () => {
  it('QUO-08 opens by its link in the language of the reader until it is revoked', async () => {
    const list = [bench(), { id: 999_999, amount: 1 }];
    const { data } = await api.ask(share, { list, project: `  Brinkpark\u202e\nOost ${'x'.repeat(10_000)}` });
    const { token, revokeToken, expiresAt } = data.shareQuotationList;
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    const { id: _, ...line } = bench();
    const read = async (siteId: number) => (await api.ask(shared, { token, siteId })).data.sharedQuotationList;
    expect(await read(1)).toMatchObject({
      project: expect.stringMatching(/^Brinkpark Oost x{185}$/),
      lines: [{ ...line, title: 'Meent parkbank', product: { title: 'Meent parkbank', price: null } }],
    });
    expect((await read(3)).lines).toMatchObject([{ product: { title: 'Meent Parkbank' } }]);
    expect(
      (await sql().raw('select token_hash::text || revoke_hash::text as kept from shared_quotation_list')).rows[0].kept,
    ).not.toContain(token);
    expect((await api.ask(revoke, { revokeToken: token })).data.revokeSharedQuotationList).toBe(false);
    expect((await api.ask(revoke, { revokeToken })).data.revokeSharedQuotationList).toBe(true);
    expect(await read(1)).toBeNull();
    expect((await api.ask(revoke, { revokeToken })).data.revokeSharedQuotationList).toBe(false);
  });

  it('QUO-08 expires after 30 days, names a product that is gone and is refused if it is empty', async () => {
    const { token } = (await api.ask(share, { list: [bench()] })).data.shareQuotationList;
    const read = async () => (await api.ask(shared, { token, siteId: 1 })).data.sharedQuotationList;
    await sql().raw(`update shared_quotation_list set lines = jsonb_set(lines, '{0,id}', '999999')`);
    expect((await read()).lines).toMatchObject([{ title: 'Meent parkbank', product: null }]);
    await sql().raw(`update shared_quotation_list set expires_at = now() - interval '1 second'`);
    expect(await read()).toBeNull();
    await deleteExpiredSharedLists(sql());
    expect((await sql().raw('select 1 from shared_quotation_list')).rows).toEqual([]);
    for (const list of [[], [{ id: 999_999, amount: 1 }]])
      expect((await api.ask(share, { list })).data.shareQuotationList).toEqual({
        problems: [{ key: 'emptyList', amount: null }],
      });
    for (const wrong of ['', 'x', "' or 1=1 --", 'x'.repeat(10_000)])
      expect((await api.ask(shared, { token: wrong, siteId: 1 })).data.sharedQuotationList).toBeNull();
  });

  it('QUO-08 can be created ten times per hour and network', async () => {
    await sql().raw('delete from shared_quotation_list');
    const answers = [];
    for (let count = 0; count < 11; count += 1) answers.push((await api.ask(share, { list: [bench()] })).data.shareQuotationList);
    expect(answers.filter(({ token }) => token)).toHaveLength(10);
    expect(answers.at(-1)).toEqual({ problems: [{ key: 'tooOften', amount: null }] });
    const { payload } = api;
    const shareFrom = (clientIp: string) =>
      shareList({ payload, sql: sql(), clientIp }, 1, { list: { ...unnamed, lines: [bench()] }, mayEdit: false });
    for (let count = 0; count < 10; count += 1) expect(await shareFrom(`2001:db8:7:7::${count}`)).toHaveProperty('token');
    expect(await shareFrom('2001:db8:7:7:ffff::1')).toHaveProperty('problems');
    await sql().raw(`update shared_quotation_list set created_at = now() - interval '61 minutes'`);
    await deleteExpiredSharedLists(sql());
    expect((await sql().raw('select 1 from shared_quotation_list where owner_hash is not null')).rows).toEqual([]);
  });
});
