import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import readExcel from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseAccount } from '../account/delete-account.ts';
import { exportAccount } from '../account/export-account.ts';
import { memberCaller } from '../account/sessions/member-caller.ts';
import type { StoredSubmission } from '../forms/submitted-form.ts';
import { readCompany } from '../globals/company.ts';
import { createApiServer } from '../platform/api/server.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { authorizationOf, logInMember, type MemberViewer, makeMember } from '../testing/members.ts';
import { log, quotationTest, textOf } from '../testing/quotations.ts';
import { listHandler } from './list-handler.ts';
import { ownRequestHandler } from './own-request-handler.ts';
import { quoteRequestSaver } from './save-quote-request.ts';

const { api, sql, documents, bench } = quotationTest();

const line = () => ({ ...bench(), section: 's2' });

let anna: MemberViewer;
let bert: MemberViewer;
let number: string;
beforeAll(async () => {
  anna = await makeMember(api.payload);
  bert = await makeMember(api.payload);
  await api.ask(
    'mutation ($list: [QuotationLineInput!]!) { keepQuotationList(list: $list, base: 0) { __typename } }',
    { list: [line()] },
    anna,
  );
  number = await send(anna.id);
});

/** Sends a list as a submission does, with the address of Anna. */
async function send(memberId: number | null): Promise<string> {
  const { rows } = await sql().raw(
    `insert into form_submissions ("values", form_title, form, site) values ('[]', 'Offerte', 'quoteRequest', 'nl') returning id`,
  );
  const submission: StoredSubmission = {
    ...{ id: rows[0].id, formId: 1, formTitle: 'Offerte aanvragen', siteId: 1, createdAt: new Date(), recipient: null },
    ...{ email: anna.email, hasFiles: false },
    values: [{ handle: 'projectName', label: 'Project', type: 'SingleLineText', text: 'Brinkpark Oost', encrypted: false }],
  };
  const asked = {
    ...{ submission, siteId: 1 as const, company: await readCompany(sql(), 'nl'), memberId },
    list: [line()] as never,
    listData: {
      place: 'Deventer',
      tenderDate: '2027-02-01',
      sections: [
        { id: 's1', name: 'Plein' },
        { id: 's2', name: 'Entree' },
      ],
    },
  };
  const documentsOfNone = { pdf: () => Promise.reject(new Error('none is needed')) };
  const saved = await inTransaction(api.payload, (_, transaction) =>
    quoteRequestSaver({ documents: documentsOfNone, log })(transaction, asked),
  );
  if ('problems' in saved) throw new Error('the request was refused');
  return saved.number;
}

const read = 'query { viewer { quoteRequests { number createdAt status project lineCount } } }';
const again = `query ($number: String!) { viewer { quoteRequest(number: $number) { project place tenderDate sections { id name }
  lines(siteId: 3) { section amount variant colour mounting remark product { id title } } } } }`;
const requestsOf = async (member?: MemberViewer) => (await api.ask(read, {}, member)).data.viewer?.quoteRequests;
const linesFor = async (member: MemberViewer) => (await api.ask(again, { number }, member)).data.viewer.quoteRequest;

describe('the quote requests of a member', () => {
  it('QUO-08 are those sent while logged in, with the current status; only the member can request them again', async () => {
    await send(null);
    await sql().raw(`update quote_requests set status = 'offered' where number = $1`, [number]);
    expect(await requestsOf(anna)).toEqual([
      { number, createdAt: expect.stringMatching(/^20.*Z$/), status: 'answered', project: 'Brinkpark Oost', lineCount: 1 },
    ]);
    const { id, ...bought } = bench();
    const expected = {
      ...{ project: 'Brinkpark Oost', place: 'Deventer', tenderDate: '2027-02-01', sections: [{ id: 'B', name: 'Entree' }] },
      lines: [{ ...bought, section: 'B', product: { id, title: 'Meent Parkbank' } }],
    };
    expect(await linesFor(anna)).toEqual(expected);
    expect(await requestsOf(bert)).toEqual([]);
    expect(await linesFor(bert)).toBeNull();
    expect((await api.ask(read)).data.viewer).toBeNull();
  });

  it('QUO-01 QUO-08 empty the list of the account when they are sent', async () => {
    const { rows } = await sql().raw('select version, lines from member_quotation_list where member_id = $1', [anna.id]);
    expect(rows).toEqual([{ version: 2, lines: [] }]);
  });
});

/** Starts a server with the endpoints for list files, as the site calls them. */
async function fileServer() {
  const parts = {
    ...{ payload: api.payload, documents: documents() },
    callerOf: (authorization: string | undefined) => memberCaller({ payload: api.payload, sql: sql() }, authorization),
  };
  const server = createApiServer({
    ...{ log, serviceTokens: ['s'.repeat(32)], readinessErrors: async () => [] },
    ...{ graphql: () => undefined, changes: () => undefined, media: () => undefined, uploads: () => undefined },
    trusted: { '/quotation-list': listHandler(parts), '/quote-request': ownRequestHandler(parts) },
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async (path: string, member?: MemberViewer | 'forged', body?: object) => {
    const token =
      member === 'forged'
        ? { authorization: 'JWT aa.bb.cc' }
        : member && authorizationOf(await logInMember(api.payload, member.id));
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'x-service-token': 's'.repeat(32), 'x-visitor-address': '10.0.0.9', ...token },
    });
  };
  return { ask, close: () => server.close() };
}

const told = async (answer: Response) => (await textOf(new Uint8Array(await answer.arrayBuffer()))).text.replace(/\s+/g, ' ');

describe('files for members', () => {
  it('QUO-08 MEM-01 the PDF of a request is available only to its member and has no prices', async () => {
    const { ask, close } = await fileServer();
    const pdf = await ask(`/quote-request?number=${number}`, anna);
    expect([pdf.status, pdf.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="offertelijst-${number}.pdf"`);
    const text = await told(pdf);
    for (const part of [number, 'Meent parkbank', 'Bij de vijver', 'Brinkpark Oost']) expect(text).toContain(part);
    expect(text).not.toMatch(/prijs|ex btw/i);
    const statuses = [];
    for (const who of [bert, undefined, 'forged'] as const)
      statuses.push((await ask(`/quote-request?number=${number}`, who)).status);
    for (const other of ['A2026-99999', "A'", '', `${number}%00`])
      statuses.push((await ask(`/quote-request?number=${other}`, anna)).status);
    expect(statuses).toEqual([404, 401, 401, 404, 404, 404, 400]);
    close();
  });

  it('MEM-01 CAT-06 the list file has guide prices and their total only for members who may see prices', async () => {
    const { ask, close } = await fileServer();
    const { rows } = await sql().raw('select price_eur::float8 as price from variants where sku = $1', [bench().variant]);
    const { price } = rows[0] as { price: number };
    const list = { siteId: 1, lines: [bench()] };
    const notApproved = await makeMember(api.payload, { isApproved: false });
    const csvFor = async (who?: MemberViewer | 'forged') =>
      (await ask('/quotation-list', who, { ...list, format: 'csv' })).text();
    const [heading, line, total] = (await csvFor(anna)).split('\r\n');
    const figure = (value: number) => String(value).replace('.', ',');
    expect(heading).toMatch(/;Richtprijs per stuk ex btw \(EUR\);Richtprijs ex btw \(EUR\)$/);
    expect(line?.endsWith(`;${figure(price)};${figure(price * 3)}`)).toBe(true);
    expect(total).toMatch(new RegExp(`^;Totaal;.*;${figure(price * 3)}$`));
    const guests = await csvFor();
    expect(guests).not.toMatch(/prijs/i);
    expect(await csvFor(notApproved)).toBe(guests);
    expect(await csvFor('forged')).toBe(guests);
    const xlsxFor = async (who?: MemberViewer) => {
      const [sheet] = await readExcel(
        Buffer.from(await (await ask('/quotation-list', who, { ...list, format: 'xlsx' })).arrayBuffer()),
      );
      return JSON.stringify(sheet?.data);
    };
    expect(await xlsxFor(anna)).toContain(`"Richtprijs ex btw (EUR)"`);
    expect(await xlsxFor()).not.toMatch(/prijs/i);
    const euro = (value: number) =>
      new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
        .format(value)
        .replace(/\s+/g, ' ');
    const text = await told(await ask('/quotation-list', anna, { ...list, format: 'pdf' }));
    for (const part of [
      'prijs ex btw',
      `${euro(price)} per stuk`,
      euro(price * 3),
      'Totaal ex btw',
      'Richtprijzen ex btw, vracht en montage',
    ])
      expect(text).toContain(part);
    expect(await told(await ask('/quotation-list', undefined, { ...list, format: 'pdf' }))).not.toMatch(/prijs|Totaal ex/);
    close();
  });
});

it('SEC-10 requests are part of the export and are anonymised when the account is erased', async () => {
  const exported = JSON.parse(await exportAccount({ sql: sql() as never, payload: api.payload }, anna.id));
  expect(exported.quoteRequests.map((request: { number: string }) => request.number)).toContain(number);
  await inTransaction(api.payload, (_, transaction) => eraseAccount(transaction, anna.id));
  const { rows } = await sql().raw(
    'select member_id, name, email, project, submission_id, lines from quote_requests where number = $1',
    [number],
  );
  expect(rows).toMatchObject([{ member_id: null, name: null, email: null, project: null, submission_id: null }]);
  expect(JSON.stringify(rows)).not.toContain('vijver');
});
