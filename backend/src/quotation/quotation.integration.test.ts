import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredSubmission } from '../forms/submitted-form.ts';
import { countedSql } from '../platform/api/counted-sql.ts';
import { createApiServer } from '../platform/api/server.ts';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { openApi, type TestApi } from '../testing/open-api.ts';
import type { AskedLine } from './asked-lines.ts';
import { createDocumentMaker, type DocumentMaker } from './document-maker.ts';
import { forgetRequesters } from './forget-requesters.ts';
import { listHandler } from './list-handler.ts';
import { quotedProducts } from './quoted-products.ts';
import { quoteRequestSaver } from './save-quote-request.ts';
import { pruneSharedLists, shareList } from './shared-lists.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let api: TestApi;
let documents: DocumentMaker;
let bench: AskedLine;
let german: AskedLine;

beforeAll(async () => {
  database = await testDatabase('demo');
  api = await openApi(database);
  documents = createDocumentMaker({
    program: join(import.meta.dirname, 'document', 'document-child.ts'),
    mediaFolder: `${database.dataFolder}/media`,
    log,
  });
  const { rows } = await sql().raw(
    `select product_id as id from catalogue where site_id = 1 and card ->> 'title' = 'Meent parkbank'`,
  );
  const { id } = rows[0] as { id: number };
  const product = (await quotedProducts(sql(), 1, [id])).get(id);
  bench = {
    ...{ id, amount: 3, variant: product?.variants[0]?.sku, colour: product?.colours[0]?.code },
    ...{ mounting: product?.mountings[0]?.key, remark: 'Bij de vijver' },
  } as AskedLine;
  german = { id, amount: 100 };
});
afterAll(async () => {
  documents?.close();
  await api?.close();
  await database?.drop();
});

function sql() {
  const { pool } = api.payload.db;
  return { ...countedSql(pool), raw: (text: string, values: unknown[] = []) => pool.query(text, values) };
}

const submission = (more: Partial<StoredSubmission> = {}): StoredSubmission => ({
  ...{ id: 1, formId: 1, formTitle: 'Offerte aanvragen', siteId: 1, createdAt: new Date('2026-11-21T12:00:00Z') },
  ...{ recipient: 'info@brinkmeent.example', email: 'jan@example.nl' },
  values: [
    { handle: 'projectName', label: 'Projectnaam', type: 'SingleLineText', text: 'Brinkpark Oost', encrypted: false },
    { handle: 'name', label: 'Naam', type: 'Name', text: 'Jan de Wit', encrypted: false },
    { handle: 'organisation', label: 'Organisatie', type: 'SingleLineText', text: 'Gemeente X', encrypted: false },
    { handle: 'phone', label: 'Telefoon', type: 'Phone', text: '', encrypted: true },
  ],
  ...more,
});

/** Saves a request as a submission does: in one transaction, with the submission that it belongs to. */
async function save(list: unknown[], more: Partial<StoredSubmission> = {}, maker: Pick<DocumentMaker, 'pdf'> = documents) {
  const { payload } = api;
  const transactionID = (await payload.db.beginTransaction()) as string;
  const { rows } = await sql().raw(
    `insert into form_submissions ("values", form_title, form, site) values ('[]', 'Offerte', 'quoteRequest', 'nl') returning id`,
  );
  const { id } = rows[0] as { id: number };
  const sent = submission({ id, ...more });
  const saved = await quoteRequestSaver({ documents: maker, log })(
    { payload, transactionID },
    { submission: sent, siteId: sent.siteId, list: list as never },
  );
  await payload.db.commitTransaction(transactionID);
  return { id, saved: saved as Extract<typeof saved, { number: string }>, refused: saved as { problems?: unknown[] } };
}

async function textOf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text, totalPages, info: (await document.getMetadata()).info as { Title?: string; Language?: string } };
}

describe('a request for a quote', () => {
  it('QUO-08 FRM-14 is kept with its list as it is today, numbered, and told to the company and to who asked', async () => {
    const { id, saved } = await save([bench]);
    expect(saved.number).toMatch(/^A2026-\d{5}$/);
    const { docs } = await api.payload.find({
      collection: 'quote-requests',
      where: { number: { equals: saved.number } },
      depth: 0,
    });
    expect(docs[0]).toMatchObject({
      ...{ number: saved.number, site: 'nl', status: 'new', name: 'Jan de Wit', organisation: 'Gemeente X', submission: id },
      ...{ project: 'Brinkpark Oost', email: 'jan@example.nl' },
      lines: [{ productId: bench.id, title: 'Meent parkbank', amount: 3, remark: 'Bij de vijver', sku: bench.variant }],
    });
    const { notification, confirmation } = saved;
    expect(notification).toMatchObject({
      ...{ to: 'info@brinkmeent.example', replyTo: 'jan@example.nl', subject: `Offerteaanvraag ${saved.number} van Gemeente X` },
    });
    for (const text of ['http://nl.test/producten/zitmeubilair/meent-parkbank/', 'Bij de vijver', 'Brinkpark Oost', '3 ×'])
      expect(notification?.text).toContain(text);
    expect(confirmation).toMatchObject({ to: 'jan@example.nl', subject: `Uw offerteaanvraag ${saved.number}` });
    expect(confirmation?.text).toContain('Meent parkbank');
    for (const free of ['Bij de vijver', 'Brinkpark Oost', 'Jan de Wit', 'Gemeente X'])
      expect(`${confirmation?.text} ${confirmation?.html} ${confirmation?.subject}`).not.toContain(free);
    const [file] = confirmation?.attachments ?? [];
    expect(file).toMatchObject({ filename: `offertelijst-${saved.number}.pdf`, contentType: 'application/pdf' });
    const { text, totalPages, info } = await textOf(file?.content ?? new Uint8Array());
    for (const told of [saved.number, 'Meent parkbank', '183 kg', 'Blad 1 van 1', 'illustratief']) expect(text).toContain(told);
    for (const free of ['vijver', 'Brinkpark']) expect(text).not.toContain(free);
    expect(totalPages).toBe(1);
    expect(info.Title).toContain(`Offerteaanvraag ${saved.number}`);
    expect(file?.content.includes('/Subtype /Image')).toBe(true);
  });

  it('QUO-08 in German it is German, and 100 lines fill sheets without tearing a row', async () => {
    const { saved } = await save(Array(100).fill(german), { siteId: 3 });
    expect(saved.confirmation?.subject).toBe(`Ihre Angebotsanfrage ${saved.number}`);
    const { text, totalPages } = await textOf(saved.confirmation?.attachments?.[0]?.content ?? new Uint8Array());
    expect(totalPages).toBeGreaterThan(8);
    expect(text).toContain(`Blatt ${totalPages} von ${totalPages}`);
    expect(text.match(/Meent Parkbank/g)).toHaveLength(100);
    expect(text).toMatch(/Stück\s+10\.000/);
  });

  it('QUO-08 numbers are never given twice, and a PDF that fails costs nobody the request', async () => {
    const failing = { pdf: () => Promise.reject(new Error('no memory')) };
    const all = [await save([bench], {}, failing), await save([bench], { email: null, recipient: null }, failing)];
    expect(new Set(all.map(({ saved }) => saved.number)).size).toBe(2);
    expect(all[0]?.saved.confirmation).toMatchObject({ attachments: [] });
    expect(all[1]?.saved).toMatchObject({ notification: null, confirmation: null });
  });

  it('QUO-08 a hostile list is refused and leaves nothing behind', async () => {
    const count = async () => Number((await sql().raw('select count(*) from quote_requests')).rows[0].count);
    const before = await count();
    const lists = [
      [],
      Array(101).fill(bench),
      [{ id: 999_999, amount: 1 }],
      [{ ...bench, variant: "x'; drop table products" }],
      [bench, 'x'],
    ];
    const keys = [];
    for (const list of lists) keys.push((await save(list)).refused.problems);
    expect(keys).toEqual([
      [{ handle: null, key: 'emptyList' }],
      [{ handle: null, key: 'tooLarge', amount: 100 }],
      [{ handle: null, key: 'goneProduct', amount: 1 }],
      [{ handle: null, key: 'goneChoice', amount: 1 }],
      [{ handle: null, key: 'unreadable' }],
    ]);
    expect(await count()).toBe(before);
  });

  it('QUO-08 SEC-08 editors change status and notes alone; once the submission is gone nobody is named', async () => {
    const { id, saved } = await save([bench]);
    const user = await api.payload.create({
      collection: 'users',
      data: { email: 'redactie@example.nl', password: 'een lang wachtwoord', role: 'editor', name: 'Redactie' } as never,
    });
    const editor = { ...user, collection: 'users' as const };
    const where = { number: { equals: saved.number } };
    const [found] = (await api.payload.find({ collection: 'quote-requests', where, overrideAccess: false, user: editor })).docs;
    const changed = await api.payload.update({
      ...{ collection: 'quote-requests', id: found?.id ?? 0, overrideAccess: false, user: editor, depth: 0 },
      data: { status: 'answered', notes: 'Gebeld', number: 'A1', name: 'X', lines: [] },
    });
    expect(changed).toMatchObject({ status: 'answered', notes: 'Gebeld', number: saved.number, name: 'Jan de Wit' });
    expect((await sql().raw(`select action, subject from audit_log where actor = 'redactie@example.nl'`)).rows).toContainEqual({
      action: 'read',
      subject: 'list of quote requests',
    });
    await expect(api.payload.find({ collection: 'quote-requests', overrideAccess: false })).rejects.toThrow();
    await sql().raw('delete from form_submissions where id = $1', [id]);
    await forgetRequesters(sql());
    const [left] = (await api.payload.find({ collection: 'quote-requests', where })).docs;
    expect(left).toMatchObject({ name: null, organisation: null, email: null, project: null, notes: 'Gebeld' });
    expect(left?.lines).toMatchObject([{ title: 'Meent parkbank', amount: 3 }]);
    expect(JSON.stringify(left?.lines)).not.toContain('vijver');
    await sql().raw(`update quote_requests set lines = '[{"id":1,"remark":"bij de vijver"}]' where number = $1`, [saved.number]);
    await forgetRequesters(sql());
    const [unnamed] = (await api.payload.find({ collection: 'quote-requests', where })).docs;
    expect(unnamed?.lines).toEqual([{ id: 1 }]);
  });
});

describe('the list as a file', () => {
  it('QUO-08 is made for callers with the service token, of what is live, and so many times in ten minutes', async () => {
    const server = createApiServer({
      ...{ log, serviceToken: 's'.repeat(32), obstacles: async () => [] },
      ...{ graphql: () => undefined, changes: () => undefined, media: () => undefined, uploads: () => undefined },
      trusted: { '/quotation-list': listHandler(api.payload, documents) },
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const ask = (asked: unknown, visitor = '10.0.0.1', token = 's'.repeat(32)) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/quotation-list`, {
        method: 'POST',
        headers: { 'x-service-token': token, 'x-visitor-address': visitor },
        body: typeof asked === 'string' ? asked : JSON.stringify(asked),
      });
    const list = { format: 'pdf', siteId: 2, lines: [bench, { id: 999_999, amount: 1 }], project: 'Park\u0000 \u202eEast' };
    const pdf = await ask(list);
    expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="quotation-list.pdf"');
    const { text } = await textOf(new Uint8Array(await pdf.arrayBuffer()));
    for (const told of ['Quotation list', 'Park East', 'Sheet 1 of 1']) expect(text).toContain(told);
    const csv = await ask({ ...list, format: 'csv', siteId: 1, lines: [{ ...bench, remark: '=1+1' }] });
    expect(Buffer.from(await csv.arrayBuffer()).toString()).toMatch(
      /^\ufeff"Nr\.";.+;3;61;183;"'=1\+1";"http:\/\/nl\.test\/.+"\r\n$/s,
    );
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

const share = `mutation ($list: [QuotationLineInput!]!) { shareQuotationList(siteId: 1, list: $list) {
  ... on SharedLink { token revokeToken expiresAt } ... on RefusedSubmission { problems { key amount } } } }`;
const shared = `query ($token: String!, $siteId: Int!) { sharedQuotationList(token: $token, siteId: $siteId) {
  expiresAt lines { title amount variant colour mounting remark product { title uri price { amount } } } } }`;
const revoke = 'mutation ($revokeToken: String!) { revokeSharedQuotationList(revokeToken: $revokeToken) }';

describe('a shared list', () => {
  it('QUO-08 is read by its link in the language of the reader, until it is taken back', async () => {
    const { data } = await api.ask(share, { list: [bench, { id: 999_999, amount: 1 }] });
    const { token, revokeToken, expiresAt } = data.shareQuotationList;
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    const { id: _, ...line } = bench;
    const read = async (siteId: number) => (await api.ask(shared, { token, siteId })).data.sharedQuotationList;
    expect(await read(1)).toMatchObject({
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

  it('QUO-08 ends after 30 days, names a product that is gone, and is refused where nothing is on it', async () => {
    const { token } = (await api.ask(share, { list: [bench] })).data.shareQuotationList;
    const read = async () => (await api.ask(shared, { token, siteId: 1 })).data.sharedQuotationList;
    await sql().raw(`update shared_quotation_list set lines = jsonb_set(lines, '{0,id}', '999999')`);
    expect((await read()).lines).toMatchObject([{ title: 'Meent parkbank', product: null }]);
    await sql().raw(`update shared_quotation_list set expires_at = now() - interval '1 second'`);
    expect(await read()).toBeNull();
    await pruneSharedLists(sql());
    expect((await sql().raw('select 1 from shared_quotation_list')).rows).toEqual([]);
    for (const list of [[], [{ id: 999_999, amount: 1 }]])
      expect((await api.ask(share, { list })).data.shareQuotationList).toEqual({
        problems: [{ key: 'emptyList', amount: null }],
      });
    for (const wrong of ['', 'x', "' or 1=1 --", 'x'.repeat(10_000)])
      expect((await api.ask(shared, { token: wrong, siteId: 1 })).data.sharedQuotationList).toBeNull();
  });

  it('QUO-08 nobody shares more than ten lists an hour', async () => {
    await sql().raw('delete from shared_quotation_list');
    const answers = [];
    for (let count = 0; count < 11; count += 1) answers.push((await api.ask(share, { list: [bench] })).data.shareQuotationList);
    expect(answers.filter(({ token }) => token)).toHaveLength(10);
    expect(answers.at(-1)).toEqual({ problems: [{ key: 'tooOften', amount: null }] });
    const { payload } = api;
    const shareFrom = (visitorAddress: string) => shareList({ payload, sql: sql(), visitorAddress }, 1, [bench]);
    for (let count = 0; count < 10; count += 1) expect(await shareFrom(`2001:db8:7:7::${count}`)).toHaveProperty('token');
    expect(await shareFrom('2001:db8:7:7:ffff::1')).toHaveProperty('problems');
    await sql().raw(`update shared_quotation_list set created_at = now() - interval '61 minutes'`);
    await pruneSharedLists(sql());
    expect((await sql().raw('select 1 from shared_quotation_list where sharer is not null')).rows).toEqual([]);
  });
});
