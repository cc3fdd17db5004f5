import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '../../account/export-account.ts';
import type { StoredSubmission, SubmittedValue } from '../../forms/submitted-form.ts';
import { readCompany } from '../../globals/company.ts';
import { smtpTransport } from '../../mail/mail-transport.ts';
import { sendMailHandler } from '../../mail/send-mail.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { dutchDay } from '../../platform/dutch-time.ts';
import type { QuoteRequest, User } from '../../platform/generated/payload-types.ts';
import { openMailCatcher } from '../../testing/mail-catcher.ts';
import { makeMember } from '../../testing/members.ts';
import { log, quotationTest, textOf } from '../../testing/quotations.ts';
import { runQueuedJobs } from '../../testing/run-queued-jobs.ts';
import { countRequests, listRequests, type RequestTab } from '../list-requests.ts';
import { anonymizeRequesters } from '../quotations.cleanup-job.ts';
import { adviserFigures, answerDays, lossFigures, monthFigures, productFigures } from '../request-figures.ts';
import { addressOfRequests, requestFilterOf } from '../request-filter.ts';
import { quoteRequestSaver } from '../save-quote-request.ts';
import { ownAdviser, ownTeamMember } from './adviser-account.ts';
import { answerEndpoints } from './answer-endpoints.ts';
import { exportRequests } from './export-requests.ts';
import { remindAdvisers } from './remind-advisers.ts';
import { requestHistory } from './request-events.ts';
import { sendAnswerHandler } from './send-answer.ts';

const { api, sql, documents, bench } = quotationTest();
const mirthe = 'mirthe@brinkmeent.example';
let catcher: Awaited<ReturnType<typeof openMailCatcher>>;
let editor: User & { collection: 'users' };
let templates: Map<string, number>;

beforeAll(async () => {
  catcher = await openMailCatcher();
  const data = { email: mirthe, name: 'Mirthe', password: 'Wilgenlaan-Zonder-Bomen-7', role: 'editor' } as const;
  editor = { ...(await api.payload.create({ collection: 'users', data })), collection: 'users' };
  const { docs } = await api.payload.find({ collection: 'quoteTemplates', locale: 'nl', pagination: false });
  templates = new Map(docs.map(({ key, id }) => [key ?? '', id]));
});
afterAll(() => catcher?.close());
beforeEach(async () => {
  await sql().raw('truncate quote_requests, form_submissions, quote_answer, quote_request_event, mail, audit_log cascade');
  await sql().raw('truncate graphile_worker._private_jobs');
  catcher.caught.length = 0;
});

const value = (handle: string, text: string, type = 'SingleLineText'): SubmittedValue => ({
  ...{ handle, label: handle, type, text, encrypted: false },
});

type Sent = { values?: SubmittedValue[]; memberId?: number | null; siteId?: 1 | 2 | 3 };

/** Sends a list as a submission does, and returns the stored request. */
async function send({ values = [], memberId = null, siteId = 1 }: Sent = {}): Promise<QuoteRequest & { pdfText: string }> {
  const { rows } = await sql().raw(
    `insert into form_submissions ("values", form_title, form, site) values ('[]', 'Offerte', 'quoteRequest', 'nl') returning id`,
  );
  const submission: StoredSubmission = {
    ...{ id: rows[0].id, formId: 1, formTitle: 'Offerte', siteId, createdAt: new Date(), recipient: null, hasFiles: false },
    email: 'anna@tiel.example',
    values: [value('name', 'Anna de Boer', 'Name'), value('projectName', 'Kade Tiel-West'), ...values],
  };
  const company = await readCompany(sql(), 'nl');
  const request = { submission, siteId, list: [bench()] as never, company, memberId };
  const saved = await inTransaction(api.payload, (_, transaction) =>
    quoteRequestSaver({ documents: documents(), log })(transaction, request),
  );
  if ('problems' in saved) throw new Error('the request was refused');
  const where = { number: { equals: saved.number } };
  const [doc] = (await api.payload.find({ collection: 'quote-requests', where, depth: 0 })).docs;
  const [file] = saved.confirmation?.attachments ?? [];
  const { text } = await textOf(file?.content ?? new Uint8Array());
  return { ...(doc as QuoteRequest), pdfText: `${text} ${saved.confirmation?.text} ${saved.notification?.text}` };
}

const fromTiel = [value('siteCountry', 'Nederland', 'Dropdown'), value('sitePostcode', '4001 AB')];
const requestOf = (user: unknown, more: object) => ({
  ...{
    payload: api.payload,
    user,
    context: {},
    t: String,
    i18n: { language: 'nl' },
    transactionID: undefined,
    headers: new Headers(),
  },
  searchParams: new URLSearchParams(),
  ...more,
});

async function answer(id: number, more: object = {}, user: unknown = editor, file?: File) {
  const body = {
    key: randomUUID(),
    templateId: templates.get('receipt'),
    subject: 'Over {reference}',
    text: 'Beste {name}',
    ...more,
  };
  const form = new FormData();
  form.set('answer', JSON.stringify(body));
  if (file) form.set('file', file);
  const req = requestOf(user, { routeParams: { id: String(id) }, formData: async () => form });
  const response = await answerEndpoints[0]?.handler(req as never);
  return { status: response?.status, body: await response?.json().catch(() => undefined) };
}

const runJobs = () =>
  runQueuedJobs(api.payload.db.pool, [
    sendAnswerHandler({ payload: api.payload, documents: documents() }),
    sendMailHandler({
      ...{
        database: api.payload.db.pool,
        transport: smtpTransport(catcher.url),
        from: 'De Meent <info@brinkmeent.example>',
        log,
      },
    }),
  ]);

const byEditor = () => ({ overrideAccess: false, user: editor, depth: 0 }) as const;
const update = (id: number, data: object) =>
  api.payload.update({ collection: 'quote-requests', id, data, ...byEditor() } as never) as unknown as Promise<QuoteRequest>;
const historyOf = async (id: number) =>
  (await requestHistory(sql(), id)).map(({ kind, author, detail }) => [
    kind,
    author,
    detail.adviser ?? detail.status ?? detail.day,
  ]);

describe('EDT-12 a new quote request', () => {
  it('is assigned to the adviser of its region, which the history tells', async () => {
    const request = await send({ values: fromTiel });
    const [row] = (await listRequests(sql(), filterOf('open'), { ownAdviserId: null, limit: 9 })).rows;
    expect(row).toMatchObject({ region: 'NL-zuid', adviser: 'Mirthe Aalderspoor', country: 'NL', status: 'new' });
    expect(request.postcode).toBe('4001 AB');
    expect(await historyOf(request.id)).toContainEqual(['adviser', null, 'Mirthe Aalderspoor']);
  });

  it('has no adviser without a region', async () => {
    const request = await send({ values: [value('siteCountry', 'Ander land', 'Dropdown')] });
    expect(request).toMatchObject({ adviser: null, region: null, country: null });
  });

  it('keeps changes of several fields that are saved at once', async () => {
    const { id } = await send();
    const changes = [{ notes: 'Belt maandag' }, { followUpOn: '2026-12-01T12:00:00.000Z' }, { offeredEur: 1200 }];
    await Promise.all(changes.map((data) => update(id, data)));
    expect(await api.payload.findByID({ collection: 'quote-requests', id, depth: 0 })).toMatchObject(
      Object.assign({}, ...changes),
    );
  });

  it('has a value by its guide prices, which neither the visitor nor the export of a member contains', async () => {
    const member = await makeMember(api.payload);
    const request = await send({ memberId: member.id });
    const price = await priceOfBench();
    expect(request.valueCents).toBe(Math.round(price * 100) * 3);
    expect(request.unitPrices).toEqual([price]);
    const exported = await exportAccount({ sql: sql(), payload: api.payload }, member.id);
    for (const text of [request.pdfText, JSON.stringify(request.lines), exported]) {
      expect(text).toContain('Meent');
      expect(text).not.toMatch(new RegExp(`richtprijs|price|\\b${price}\\b`, 'i'));
    }
  });
});

/** Returns the guide price of the requested variant. */
async function priceOfBench(): Promise<number> {
  const { rows } = await sql().raw('select price_eur::float8 as price from variants where sku = $1', [bench().variant]);
  return rows[0].price;
}

const filterOf = (tab: RequestTab, more: object = {}) => ({
  ...{ tab, search: '', regionId: null, adviserId: null, order: null },
  ...more,
});

describe('EDT-12 the list of quote requests', () => {
  it('has tabs with counts: overdue are new ones after two working days and those to follow up', async () => {
    const old = await send({ values: fromTiel });
    const followed = await send({ values: fromTiel });
    const won = await send();
    await sql().raw(`update quote_requests set created_at = now() - interval '8 days' where id = $1`, [old.id]);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await update(followed.id, { status: 'offered', followUpOn: yesterday });
    await update(won.id, { status: 'won' });
    const ownAdviserId = await ownTeamMember(sql(), editor);
    const counts = await countRequests(sql(), { ownAdviserId });
    expect(counts).toMatchObject({ open: 2, mine: 2, new: 1, overdue: 2, offered: 1, finished: 1, all: 3 });
    const ids = async (tab: RequestTab, more: object = {}) =>
      (await listRequests(sql(), filterOf(tab, more), { ownAdviserId, limit: 9 })).rows.map(({ id }) => id);
    for (const tab of ['open', 'mine', 'new', 'overdue', 'offered', 'finished', 'all'] as const)
      expect(await ids(tab), tab).toHaveLength(counts[tab]);
    expect(await ids('overdue')).toEqual([old.id, followed.id]);
    expect(await ids('all', { adviserId: 0 })).toEqual([won.id]);
    expect(await ids('all', { search: won.number.slice(1) })).toEqual([won.id]);
    expect(await ids('all', { search: '%' })).toEqual([]);
  });

  it('is sorted by each column in both directions, with empty values last and its order in the address', async () => {
    const low = await send({ values: fromTiel });
    const high = await send();
    await sql().raw(`update quote_requests set created_at = now() - interval '8 days' where id = $1`, [low.id]);
    await update(low.id, { status: 'answered', offeredEur: 10, followUpOn: '2026-12-01T12:00:00.000Z' });
    await update(high.id, { status: 'offered', offeredEur: 99_000 });
    const ids = async (order: string) => {
      const filter = requestFilterOf((name) => (name === 'sort' ? order : ''));
      expect(addressOfRequests(filter)).toBe(`/admin/quotes?sort=${order}`);
      return (await listRequests(sql(), filter, { ownAdviserId: null, limit: 9 })).rows.map(({ id }) => id);
    };
    const rising = [low.id, high.id];
    expect(await ids('value')).toEqual(rising);
    expect(await ids('-value')).toEqual(rising.toReversed());
    expect(await ids('-age'), 'the oldest first').toEqual(rising);
    expect(await ids('age')).toEqual(rising.toReversed());
    expect(await ids('status')).toEqual(rising);
    expect(await ids('-status')).toEqual(rising.toReversed());
    for (const order of ['adviser', '-adviser', 'region', '-region', 'followUp', '-followUp'])
      expect(await ids(order), order).toEqual(rising);
    expect(requestFilterOf(() => 'id; drop table users').order).toBeNull();
  });

  it('is exported as CSV without formulas, which is logged, and only for readers of quote requests', async () => {
    await send({ values: [value('organisation', '=HYPERLINK("x")')] });
    const download = (user: unknown) => exportRequests.handler(requestOf(user, {}) as never);
    const response = await download(editor);
    const csv = await response.text();
    expect(csv).toContain('Kenmerk;Ontvangen;Project');
    expect(csv).toContain('Waarde volgens richtprijzen (€);Offertebedrag, excl. btw (€);');
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    const { rows } = await sql().raw(`select kind, count::int from audit_log where action = 'export'`);
    expect(rows).toEqual([{ kind: 'quoteRequests', count: 1 }]);
    for (const other of [null, { collection: 'members', id: 1, isApproved: true }])
      expect((await download(other)).status).toBe(403);
  });
});

describe('EDT-12 the status of a quote request', () => {
  it('needs a reason if it is lost, and the history tells who changed it', async () => {
    const { id } = await send();
    await expect(update(id, { status: 'lost' })).rejects.toThrow();
    await update(id, { status: 'lost', lossReason: 'leadTime' });
    await update(id, { followUpOn: '2026-12-01T12:00:00.000Z' });
    expect(await update(id, { status: 'answered' })).toMatchObject({ lossReason: null });
    const [changed] = await requestHistory(sql(), id);
    expect(changed?.detail).toEqual({ status: 'answered', from: { status: 'lost', lossReason: 'leadTime' } });
    expect(await historyOf(id)).toEqual([
      ['status', 'Mirthe', 'answered'],
      ['followUp', 'Mirthe', '2026-12-01'],
      ['status', 'Mirthe', 'lost'],
      ['received', null, undefined],
    ]);
  });
});

describe('EDT-12 an answer to a quote request', () => {
  it('is sent once with the filled text, the PDF and replies to the adviser, and sets the status', async () => {
    const { id, number } = await send({ values: fromTiel });
    const more = { key: randomUUID(), templateId: templates.get('quote'), text: 'Beste {name},\n\nover {project}. {adviser}' };
    const results = await Promise.all([answer(id, more), answer(id, more)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(results.map(({ body }) => body.isNew).sort()).toEqual([false, true]);
    await runJobs();
    await runJobs();
    const mails = catcher.mailsTo('anna@tiel.example');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ subject: `Over ${number}`, replyTo: [{ address: mirthe }] });
    expect(mail?.text).toContain('Beste Anna de Boer');
    expect(mail?.text).toContain('over Kade Tiel-West. Mirthe Aalderspoor');
    expect(mail?.attachments[0]).toMatchObject({ filename: `offertelijst-${number}.pdf`, mimeType: 'application/pdf' });
    const { text } = await textOf(new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer));
    expect(text).toContain(`€ ${await priceOfBench()}`);
    const found = await api.payload.findByID({ collection: 'quote-requests', id, depth: 0 });
    expect(found.status).toBe('offered');
    const first = (await requestHistory(sql(), id)).find(({ kind }) => kind === 'answer');
    expect(first).toMatchObject({
      author: 'Mirthe',
      answer: { recipient: 'anna@tiel.example', template: 'Offerte', hasPdf: true, mailedAt: expect.any(String) },
    });
    const download = (user: unknown) =>
      answerEndpoints[1]?.handler(
        requestOf(user, { routeParams: { id: String(id), answer: String(first?.answer?.id), document: 'pdf' } }) as never,
      );
    expect((await download(editor))?.headers.get('content-type')).toBe('application/pdf');
    expect((await download(null))?.status).toBe(403);
  });

  it('shows no prices by a template without them, is in the language of the visitor, and never takes a status back', async () => {
    const { id } = await send({ siteId: 3 });
    await update(id, { status: 'won' });
    expect((await answer(id)).status).toBe(200);
    await runJobs();
    const [mail] = catcher.mailsTo('anna@tiel.example');
    const { text } = await textOf(new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer));
    expect(text).toContain('Meent Parkbank');
    expect(text).not.toContain(String(await priceOfBench()));
    expect((await api.payload.findByID({ collection: 'quote-requests', id, depth: 0 })).status).toBe('won');
  });

  it('is refused with missing values, without texts, without an address, and to others than the readers', async () => {
    const { id } = await send();
    const reasonOf = async (more: object) => (await answer(id, more)).body;
    expect(await reasonOf({ text: 'In {levertijd}, {organisation}' })).toMatchObject({
      ...{
        reason: 'placeholders',
        placeholders: ['{levertijd}', '{organisation}'],
        message: expect.stringContaining('accolades'),
      },
    });
    expect(await reasonOf({ subject: ' ' })).toMatchObject({ reason: 'subject' });
    expect(await reasonOf({ subject: 'a\nBcc: b@c.nl' })).toMatchObject({ reason: 'subject' });
    expect(await reasonOf({ text: 'x'.repeat(20_001) })).toMatchObject({ reason: 'text' });
    expect(await reasonOf({ key: 'x' })).toMatchObject({ reason: 'key' });
    expect(await reasonOf({ templateId: 'x' })).toMatchObject({ reason: 'template' });
    await sql().raw('update quote_requests set email = null where id = $1', [id]);
    expect(await reasonOf({})).toMatchObject({ reason: 'address' });
    expect((await answer(999_999)).status).toBe(404);
    for (const other of [null, { collection: 'members', id: 1, isApproved: true }])
      expect((await answer(id, {}, other)).status).toBe(403);
    expect((await sql().raw('select from quote_answer')).rows).toEqual([]);
  });
});

it('EDT-12 the adviser is reminded once of a request without an answer, and else the recipient of forms', async () => {
  const [assigned, unassigned, answered, fresh] = [await send({ values: fromTiel }), await send(), await send(), await send()];
  await update(answered.id, { status: 'answered' });
  await sql().raw(`update quote_requests set created_at = now() - interval '8 days' where id <> $1`, [fresh.id]);
  await runJobs();
  catcher.caught.length = 0;
  await remindAdvisers(api.payload);
  await remindAdvisers(api.payload);
  await runJobs();
  expect(catcher.caught.map(({ recipients, subject }) => [recipients[0], subject])).toEqual([
    [mirthe, `Offerteaanvraag ${assigned.number} wacht op antwoord`],
    ['info@brinkmeent.example', `Offerteaanvraag ${unassigned.number} wacht op antwoord`],
  ]);
  expect(await historyOf(assigned.id)).toContainEqual(['reminder', null, 'Mirthe Aalderspoor']);
});

it('EDT-12 SEC-08 answers, their documents and the postcode go with the submission', async () => {
  const { id } = await send({ values: fromTiel });
  await answer(id);
  await runJobs();
  await sql().raw('delete from form_submissions');
  await anonymizeRequesters(sql());
  expect((await sql().raw('select from quote_answer')).rows).toEqual([]);
  const history = JSON.stringify(await requestHistory(sql(), id));
  expect(history).toContain('Mirthe Aalderspoor');
  expect(history).not.toMatch(/Anna|Tiel-West/);
  const found = await api.payload.findByID({ collection: 'quote-requests', id, depth: 0 });
  expect(found).toMatchObject({ email: null, postcode: null, valueCents: expect.any(Number) });
});

it('EDT-12 SEC-08 a request without an offer lapses with its submission, and its history says so', async () => {
  const [open, offered] = [await send(), await send()];
  await update(offered.id, { status: 'offered' });
  await sql().raw('delete from form_submissions');
  await anonymizeRequesters(sql());
  await anonymizeRequesters(sql());
  const statusOf = async ({ id }: { id: number }) =>
    (await api.payload.findByID({ collection: 'quote-requests', id, depth: 0 })).status;
  expect([await statusOf(open), await statusOf(offered)]).toEqual(['closed', 'offered']);
  const lapses = (await requestHistory(sql(), open.id)).filter(({ detail }) => detail.status === 'closed');
  expect(lapses).toMatchObject([{ kind: 'status', author: null, detail: { from: { status: 'new' } } }]);
});

it('EDT-12 figures count requests and values per month, product and adviser', async () => {
  const [won, lost, open] = [await send({ values: fromTiel }), await send(), await send()];
  const cents = open.valueCents ?? 0;
  await update(won.id, { status: 'won' });
  await update(lost.id, { status: 'lost', lossReason: 'price' });
  const all = { requests: 3, valueCents: 3 * cents, won: 1, wonCents: cents, lost: 1, lostCents: cents };
  const months = await monthFigures(sql());
  expect(months).toHaveLength(13);
  expect(months.at(-1)).toEqual({ month: `${dutchDay().slice(0, 7)}-01`, ...all });
  expect(months[0]).toMatchObject({ requests: 0, valueCents: 0 });
  expect(await productFigures(sql())).toEqual([{ productId: bench().id, title: 'Meent parkbank', pieces: 9, ...all }]);
  expect(await adviserFigures(sql())).toEqual([{ adviserId: 0, adviser: null, requests: 1, valueCents: cents }]);
  expect(await lossFigures(sql())).toEqual([{ reason: 'price', requests: 1, share: 1 }]);
  for (const { id } of [won, open]) await update(id, { offeredEur: 1234.5 });
  expect((await monthFigures(sql())).at(-1)).toMatchObject({ valueCents: 246_900 + cents, wonCents: 123_450, lostCents: cents });
  expect((await productFigures(sql()))[0]).toMatchObject({ valueCents: 3 * cents, wonCents: cents });
  expect((await adviserFigures(sql()))[0]).toMatchObject({ valueCents: 123_450 });
  expect(await countRequests(sql(), { ownAdviserId: null })).toMatchObject({ openCents: 123_450 });
  expect(await answerDays(sql())).toBeNull();
  await answer(open.id);
  expect(await answerDays(sql())).toBeCloseTo(0, 2);
});

it('EDT-12 an amount offered has two decimals, is exported beside the guide prices, and the history tells it with the one before', async () => {
  const { id, valueCents } = await send();
  await update(id, { status: 'offered', offeredEur: 980.5 });
  await update(id, { status: 'won', offeredEur: 1040 });
  await expect(update(id, { offeredEur: 10.001 })).rejects.toThrow();
  await expect(update(id, { offeredEur: -1 })).rejects.toThrow();
  await expect(update(id, { offeredEur: 2_000_000 })).rejects.toThrow();
  const entries = (await requestHistory(sql(), id)).filter(({ kind }) => kind === 'amount');
  expect(entries.map(({ detail }) => detail)).toEqual([
    { amountEur: 1040, from: { amountEur: 980.5 } },
    { amountEur: 980.5, from: { amountEur: null } },
  ]);
  const response = await exportRequests.handler(
    requestOf(editor, { searchParams: new URLSearchParams({ tab: 'all' }) }) as never,
  );
  const guide = ((valueCents ?? 0) / 100).toFixed(2).replace('.', ',');
  expect(await response.text()).toContain(`;${guide};1040,00;`);
});

it('EDT-12 the history tells changes of region, notes and adviser with the names before, and not the notes', async () => {
  const { id } = await send({ values: fromTiel });
  const { rows: regions } = await sql().raw(`select id from adviser_regions where name = 'NL-noord'`);
  await update(id, { region: regions[0].id, notes: 'Belt Anna terug' });
  await update(id, { adviser: await memberNamed('Jorrit') });
  const details = (await requestHistory(sql(), id)).map(({ kind, detail }) => [kind, detail]);
  expect(details.slice(0, 3)).toEqual([
    ['adviser', { adviser: expect.stringContaining('Jorrit'), region: 'NL-noord', from: { adviser: 'Mirthe Aalderspoor' } }],
    ['notes', {}],
    ['region', { region: 'NL-noord', from: { region: 'NL-zuid' } }],
  ]);
});

/** Returns the ID of the team member whose name begins so. */
async function memberNamed(start: string): Promise<number> {
  const { rows } = await sql().raw(`select id from team where name_field like $1 || '%'`, [start]);
  return rows[0].id;
}

describe('EDT-12 the account of an adviser', () => {
  it('has the requests of its chosen team member as its own, and hears of assignments, but not of its own ones', async () => {
    const tjalf = await memberNamed('Tjalf');
    const mine = async (user: unknown) =>
      (await countRequests(sql(), { ownAdviserId: await ownTeamMember(sql(), user as never) })).mine;
    const data = { email: 'sales@plantsoen.example', name: 'Bo', password: 'Wilgenlaan-Zonder-Bomen-7', role: 'sales' } as const;
    const bo = { ...(await api.payload.create({ collection: 'users', data })), collection: 'users' } as const;
    const { id, number } = await send();
    catcher.caught.length = 0;
    await update(id, { adviser: tjalf });
    expect(await mine(bo)).toBe(0);
    const own = { collection: 'users', id: bo.id, data: { teamMember: tjalf }, depth: 0 } as const;
    expect(await api.payload.update({ ...own, overrideAccess: false, user: bo } as never)).toMatchObject({ teamMember: tjalf });
    await expect(api.payload.update({ ...own, id: editor.id })).rejects.toThrow();
    expect(await mine(bo)).toBe(1);
    await update(id, { adviser: await memberNamed('Mirthe') });
    await update(id, { adviser: tjalf });
    await api.payload.update({
      ...{ collection: 'quote-requests', id, data: { adviser: null }, overrideAccess: false, user: bo, depth: 0 },
    } as never);
    await api.payload.update({
      ...{ collection: 'quote-requests', id, data: { adviser: tjalf }, overrideAccess: false, user: bo, depth: 0 },
    } as never);
    await runJobs();
    expect(catcher.caught.map(({ recipients, subject }) => [recipients[0], subject]).sort()).toEqual([
      ['sales@plantsoen.example', `Angebotsanfrage ${number} wurde Ihnen zugewiesen`],
      ['tjalf@brinkmeent.example', `Angebotsanfrage ${number} wurde Ihnen zugewiesen`],
    ]);
    expect(catcher.caught[0]?.text).toContain('Mirthe hat Ihnen diese Anfrage zugewiesen.');
    expect(catcher.caught[0]?.text).toContain('Kade Tiel-West');
    await api.payload.delete({ collection: 'users', id: bo.id });
  });

  it('is added to the team by those who assign a request to themselves, on no site, and signs the answers that it sends', async () => {
    const data = { email: 'noor@example.org', name: 'Noor Vos', password: 'Wilgenlaan-Zonder-Bomen-7', role: 'sales' } as const;
    const noor = { ...(await api.payload.create({ collection: 'users', data })), collection: 'users' } as const;
    const { id } = await send({ values: fromTiel });
    const signed = async () => {
      await answer(id, { text: '{adviser}' }, noor);
      await runJobs();
      return catcher.mailsTo('anna@tiel.example').at(-1);
    };
    const before = await signed();
    expect(before?.text, 'the account without a team member').toContain('Noor Vos');
    expect(before?.text).not.toContain('Mirthe');
    expect(before).toMatchObject({ replyTo: [{ address: mirthe }] });

    const call = async (user: unknown) => ownAdviser.handler(requestOf(user, {}) as never);
    const [first, second] = await Promise.all([call(noor), call(noor)]);
    const adviser = (await first.json()).id;
    expect((await second.json()).id).toBe(adviser);
    await update(id, { adviser });
    expect(await ownTeamMember(sql(), noor as never)).toBe(adviser);
    const { rows } = await sql().raw('select name_field as name, email from team where id = $1', [adviser]);
    expect(rows).toEqual([{ name: 'Noor Vos', email: 'noor@example.org' }]);
    expect((await sql().raw('select from team_locales where _parent_id = $1', [adviser])).rows, 'on no site').toEqual([]);
    await update(id, { adviser: await memberNamed('Mirthe') });
    expect(await signed()).toMatchObject({
      replyTo: [{ address: 'noor@example.org' }],
      text: expect.stringContaining('Noor Vos'),
    });
    for (const other of [null, { ...noor, role: 'translator' }]) expect((await call(other)).status).toBe(403);
    await api.payload.delete({ collection: 'users', id: noor.id });
    await sql().raw('update quote_requests set adviser_id = null where adviser_id = $1', [adviser]);
    await sql().raw('delete from team where id = $1', [adviser]);
  });

  it('hears of a new request of its region', async () => {
    const { number } = await send({ values: fromTiel });
    await runJobs();
    expect(catcher.mailsTo(mirthe).map(({ subject }) => subject)).toEqual([`Offerteaanvraag ${number} is aan u toegewezen`]);
  });
});

describe('EDT-12 the own PDF of an answer', () => {
  const pdf = (content = '%PDF-1.4\n%%EOF', name = 'Offerte kade.pdf') => new File([content], name, { type: 'application/pdf' });
  const sent = { text: 'Zie {attachment}.' };

  it('is sent instead of the list or beside it, named in the text, and can be downloaded by the readers', async () => {
    const { id, number } = await send();
    const quote = templates.get('quote');
    expect((await answer(id, { ...sent, templateId: quote, withList: false }, editor, pdf())).status).toBe(200);
    expect((await answer(id, { ...sent, templateId: quote }, editor, pdf())).status).toBe(200);
    expect((await answer(id, { ...sent, templateId: quote })).status).toBe(200);
    await runJobs();
    const mails = catcher.mailsTo('anna@tiel.example');
    const list = `offertelijst-${number}.pdf`;
    expect(mails.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      ['Offerte kade.pdf'],
      ['Offerte kade.pdf', list],
      [list],
    ]);
    expect(mails.map(({ text }) => /Zie (.*)\./.exec(text ?? '')?.[1])).toEqual([
      'onze offerte (PDF)',
      'onze offerte (PDF) en de lijst van uw aanvraag met richtprijzen (PDF)',
      'de lijst van uw aanvraag met richtprijzen (PDF)',
    ]);
    const entries = (await requestHistory(sql(), id)).flatMap(({ answer: one }) => one ?? []);
    expect(entries.map(({ attachment, hasPdf }) => [attachment, hasPdf])).toEqual([
      [null, true],
      ['Offerte kade.pdf', true],
      ['Offerte kade.pdf', false],
    ]);
    const download = (user: unknown, document = 'attachment') =>
      answerEndpoints[1]?.handler(
        requestOf(user, { routeParams: { id: String(id), answer: String(entries[2]?.id), document } }) as never,
      ) as Promise<Response>;
    const response = await download(editor);
    expect(response.headers.get('content-disposition')).toContain('Offerte%20kade.pdf');
    expect(await response.text()).toBe('%PDF-1.4\n%%EOF');
    expect((await download(editor, 'pdf')).status).toBe(404);
    expect((await download(editor, 'x')).status).toBe(404);
    expect((await download(null)).status).toBe(403);
  });

  it('is refused if it is too large, no PDF by its content, or acts by itself, and nothing is sent without an attachment that the text names', async () => {
    const { id } = await send();
    const reasonOf = async (file?: File, more: object = {}) => (await answer(id, { ...sent, ...more }, editor, file)).body.reason;
    expect(await reasonOf(pdf('x'.repeat(7_000_001)))).toBe('fileSize');
    expect(await reasonOf(pdf('<html>'))).toBe('fileUnsafe');
    expect(await reasonOf(pdf('hello'))).toBe('fileType');
    expect(await reasonOf(pdf('%PDF-1.4', 'offerte.docx'))).toBe('fileType');
    expect(await reasonOf(pdf('%PDF-1.4\n1 0 obj << /OpenAction << /S /JavaScript /JS (x) >> >>'))).toBe('fileUnsafe');
    expect(await reasonOf(undefined, { withList: false })).toBe('placeholders');
    expect((await sql().raw('select from quote_answer')).rows).toEqual([]);
  });
});
