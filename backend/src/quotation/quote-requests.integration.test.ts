import { describe, expect, it } from 'vitest';
import type { QuoteRequestToSave, StoredSubmission } from '../forms/submitted-form.ts';
import { readCompany } from '../globals/company.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { makeMember } from '../testing/members.ts';
import { log, quotationTest, textOf } from '../testing/quotations.ts';
import type { DocumentMaker } from './document-maker.ts';
import { anonymizeRequesters } from './quotations.cleanup-job.ts';
import { quoteRequestSaver } from './save-quote-request.ts';

const { api, sql, documents, bench } = quotationTest();

const submission = (more: Partial<StoredSubmission> = {}): StoredSubmission => ({
  ...{ id: 1, formId: 1, formTitle: 'Offerte aanvragen', siteId: 1, createdAt: new Date('2026-11-21T12:00:00Z') },
  ...{ recipient: 'info@brinkmeent.example', email: 'jan@example.nl', hasFiles: false },
  values: [
    { handle: 'projectName', label: 'Projectnaam', type: 'SingleLineText', text: 'Brinkpark Oost', encrypted: false },
    { handle: 'name', label: 'Naam', type: 'Name', text: 'Jan de Wit', encrypted: false },
    { handle: 'organisation', label: 'Organisatie', type: 'SingleLineText', text: 'Gemeente X', encrypted: false },
    { handle: 'phone', label: 'Telefoon', type: 'Phone', text: '', encrypted: true },
  ],
  ...more,
});

/** Saves a request as a submission does: in one transaction, with its submission. */
async function save(
  list: unknown[] | null,
  more: Partial<StoredSubmission> = {},
  maker: Pick<DocumentMaker, 'pdf'> = documents(),
  memberId: number | null = null,
  listData?: QuoteRequestToSave['listData'],
) {
  const { rows } = await sql().raw(
    `insert into form_submissions ("values", form_title, form, site) values ('[]', 'Offerte', 'quoteRequest', 'nl') returning id`,
  );
  const { id } = rows[0] as { id: number };
  const sent = submission({ id, ...more });
  const company = await readCompany(sql(), 'nl');
  const asked = { submission: sent, siteId: sent.siteId, list: list as never, listData, company, memberId };
  const saved = await inTransaction(api.payload, (_, transaction) =>
    quoteRequestSaver({ documents: maker, log })(transaction, asked),
  );
  return { id, saved: saved as Extract<typeof saved, { number: string }>, refused: saved as { problems?: unknown[] } };
}

describe('a quote request', () => {
  it('QUO-08 FRM-14 is numbered, stored with its current list and mailed to the company and the sender', async () => {
    const { id, saved } = await save([bench()]);
    expect(saved.number).toMatch(/^A2026-\d{5}$/);
    const { docs } = await api.payload.find({
      collection: 'quote-requests',
      where: { number: { equals: saved.number } },
      depth: 0,
    });
    expect(docs[0]).toMatchObject({
      ...{ number: saved.number, site: 'nl', status: 'new', name: 'Jan de Wit', organisation: 'Gemeente X', submission: id },
      ...{ project: 'Brinkpark Oost', email: 'jan@example.nl' },
      lines: [{ productId: bench().id, title: 'Meent parkbank', amount: 3, remark: 'Bij de vijver', sku: bench().variant }],
    });
    const { notification, confirmation } = saved;
    expect(notification).toMatchObject({
      ...{ to: 'info@brinkmeent.example', replyTo: 'jan@example.nl', subject: `Offerteaanvraag ${saved.number} van Gemeente X` },
    });
    for (const text of ['http://nl.test/producten/zitmeubilair/meent-parkbank/', 'Bij de vijver', 'Brinkpark Oost', '3 ×'])
      expect(notification?.text).toContain(text);
    expect(confirmation).toMatchObject({ to: 'jan@example.nl', subject: `Uw offerteaanvraag ${saved.number}` });
    for (const told of ['Meent parkbank', 'niets dat u zelf hebt getypt']) expect(confirmation?.text).toContain(told);
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

  it('QUO-11 keeps place, tender date and sections of its list, which only the company and the own address get', async () => {
    const { id: memberId, email } = await makeMember(api.payload);
    const data = { place: ' Zutphen\n', tenderDate: '2027-02-01', sections: [{ id: 's', name: 'Entree' }] };
    const lines = [
      bench(),
      { ...bench(), remark: 'Bij de poort\nnaast de haag', section: 's' },
      { ...bench(), remark: 'x', section: 'unknown' },
    ];
    const ofMember = await save(lines, { email }, documents(), memberId, data);
    const { docs } = await api.payload.find({
      collection: 'quote-requests',
      where: { submission: { equals: ofMember.id } },
      depth: 0,
    });
    expect(docs[0]).toMatchObject({
      ...{ projectPlace: 'Zutphen', tenderDate: '2027-02-01' },
      lines: [expect.not.objectContaining({ section: expect.anything() }), { section: 'A Entree' }, { remark: 'x' }],
    });
    const own = ['Zutphen', '1 februari 2027', 'A Entree'];
    for (const told of own) expect(ofMember.saved.notification?.text).toContain(told);
    const pdf = await textOf(ofMember.saved.confirmation?.attachments?.[0]?.content ?? new Uint8Array());
    for (const told of [...own, 'Bij de poort', 'naast de haag']) expect(pdf.text).toContain(told);
    expect(pdf.text, 'a line break is no missing character').not.toContain('\uFFFD');
    expect(ofMember.saved.confirmation?.text).not.toContain('niets dat u zelf hebt getypt');
    const { confirmation } = (await save(lines, {}, documents(), null, data)).saved;
    const guests = (await textOf(confirmation?.attachments?.[0]?.content ?? new Uint8Array())).text;
    for (const free of ['Zutphen', 'Entree']) expect(`${confirmation?.text} ${guests}`).not.toContain(free);
    const invalid = { place: '', tenderDate: 'x', sections: [] };
    expect((await save([bench()], {}, documents(), null, invalid)).saved.number).toMatch(/^A2026-/);
  });

  it('CON-08 names the adviser of its place in the confirmation, and none without one', async () => {
    const place = (town: string) => [
      { handle: 'siteTown', label: 'Plaats', type: 'SingleLineText', text: town, encrypted: false },
      { handle: 'siteCountry', label: 'Land', type: 'Dropdown', text: 'Nederland', encrypted: false },
    ];
    const { confirmation, notification } = (await save([bench()], { values: place('5611 AB Eindhoven') })).saved;
    expect(confirmation?.text).toMatch(/Uw adviseur.*Mirthe Aalderspoor.*mirthe@brinkmeent\.example/s);
    expect(confirmation?.html).toContain('mailto:mirthe@brinkmeent.example');
    expect(notification?.text).not.toContain('Uw adviseur');
    expect((await save([bench()])).saved.confirmation?.text).not.toContain('Uw adviseur');
  });

  it('EDT-12 FRM-14 has remarks and project in the confirmation and the PDF of a member, only at the own address', async () => {
    const { id, email } = await makeMember(api.payload);
    const texts = [];
    for (const address of [email.toUpperCase(), 'jan@example.nl']) {
      const { confirmation } = (await save([bench()], { email: address }, documents(), id)).saved;
      const { text } = await textOf(confirmation?.attachments?.[0]?.content ?? new Uint8Array());
      texts.push([confirmation?.text, text].map((told) => ['vijver', 'Brinkpark Oost'].map((free) => told?.includes(free))));
    }
    const both = (isTold: boolean) => Array(2).fill([isTold, isTold]);
    expect(texts).toEqual([both(true), both(false)]);
  });

  it('FRM-14 has the remarks of the form in the confirmation of a member, only at the own address and unless encrypted', async () => {
    const { id, email } = await makeMember(api.payload);
    const remark = {
      handle: 'remarks',
      label: 'Opmerkingen',
      type: 'MultiLineText',
      text: 'Graag voor de winter',
      encrypted: false,
    };
    const secret = { ...remark, handle: 'secret', label: 'Geheim', text: 'Budget 5000', encrypted: true };
    const values = [...submission().values, remark, secret];
    const textTo = async (address: string, memberId: number | null) =>
      (await save(null, { email: address, values }, documents(), memberId)).saved.confirmation?.text;
    expect(await textTo(email, id)).toMatch(/Opmerkingen:?\s+Graag voor de winter/);
    expect(await textTo(email, id)).not.toContain('Budget');
    expect(await textTo('jan@example.nl', id)).not.toContain('Graag voor de winter');
    expect(await textTo(email, null), 'a guest').not.toContain('Graag voor de winter');
  });

  it('QUO-08 is in German on the German site, and 100 lines fill pages without splitting a row', async () => {
    const { saved } = await save(Array(100).fill({ id: bench().id, amount: 100 }), { siteId: 3 });
    expect(saved.confirmation?.subject).toBe(`Ihre Angebotsanfrage ${saved.number}`);
    const { text, totalPages } = await textOf(saved.confirmation?.attachments?.[0]?.content ?? new Uint8Array());
    expect(totalPages).toBeGreaterThan(8);
    expect(text).toContain(`Blatt ${totalPages} von ${totalPages}`);
    expect(text.match(/Meent Parkbank/g)).toHaveLength(100);
    expect(text).toMatch(/Stück\s+10\.000/);
  });

  it('QUO-08 has a unique number and is stored even if its PDF fails', async () => {
    const failing = { pdf: () => Promise.reject(new Error('no memory')) };
    const all = [await save([bench()], {}, failing), await save([bench()], { email: null, recipient: null }, failing)];
    expect(new Set(all.map(({ saved }) => saved.number)).size).toBe(2);
    expect(all[0]?.saved.confirmation).toMatchObject({ attachments: [] });
    expect(all[1]?.saved).toMatchObject({ notification: null, confirmation: null });
  });

  it('QUO-08 names an unavailable variant, colour and mounting in the record, both mails and the PDF', async () => {
    const gone = { id: bench().id, amount: 1, variant: 'BM-9999-09', colour: 'RAL 4711', mounting: 'wall' };
    const { saved } = await save([gone]);
    const where = { number: { equals: saved.number } };
    const { docs } = await api.payload.find({ collection: 'quote-requests', where, depth: 0 });
    const asked = { sku: 'BM-9999-09', colour: 'RAL 4711', mounting: 'Wandmontage', discontinued: 'choice' };
    expect(docs[0]?.lines).toMatchObject([{ ...asked, choice: { variant: 'BM-9999-09', colour: 'RAL 4711', mounting: 'wall' } }]);
    const [file] = saved.confirmation?.attachments ?? [];
    const { text } = await textOf(file?.content ?? new Uint8Array());
    for (const [name, told] of Object.entries({
      ...{ notification: saved.notification?.text },
      confirmation: saved.confirmation?.text,
      text,
    })) {
      expect(told, name).toContain('BM-9999-09');
      expect(told, name).toContain('RAL 4711, Wandmontage');
      expect(told?.replace(/\s+/g, ' '), name).toContain('De gekozen uitvoering is niet meer leverbaar');
    }
  });

  it('QUO-08 is stored without a list if it has only words, and its mails say so', async () => {
    const { saved } = await save(null);
    const found = await api.payload.find({
      collection: 'quote-requests',
      where: { number: { equals: saved.number } },
      depth: 0,
    });
    expect(found.docs[0]).toMatchObject({ name: 'Jan de Wit', lines: [] });
    expect(saved.confirmation).toMatchObject({ attachments: [] });
    for (const mail of [saved.notification, saved.confirmation])
      expect(mail?.text).toContain('Er is geen offertelijst meegestuurd.');
  });

  it('QUO-08 is stored with a product that is no longer live, marked in the record, the mails and the PDF', async () => {
    const unpublish = { collection: 'products', id: bench().id, locale: 'nl', data: { _status: 'draft' }, depth: 0 } as const;
    await api.payload.update(unpublish);
    const list = [bench(), { id: 999_999, amount: 1, variant: "x'; drop table products" }];
    const { saved } = await save(list);
    await api.payload.update({ ...unpublish, data: { _status: 'published' } });
    const where = { number: { equals: saved.number } };
    const { docs } = await api.payload.find({ collection: 'quote-requests', where, depth: 0 });
    expect(docs[0]?.lines).toMatchObject([
      { productId: bench().id, title: 'Meent parkbank', amount: 3, remark: 'Bij de vijver', discontinued: 'product' },
      { productId: 999_999, title: 'Vervallen product', discontinued: 'product' },
    ]);
    const mark = 'Niet meer leverbaar: wij stellen een vervanger voor';
    for (const mail of [saved.notification, saved.confirmation]) {
      expect(mail?.text).toContain(`Let op: ${mark}`);
      expect(mail?.text).not.toContain('drop table');
      expect(mail?.text).not.toContain('http://nl.test/producten');
    }
    const [file] = saved.confirmation?.attachments ?? [];
    const { text } = await textOf(file?.content ?? new Uint8Array());
    expect(text.replace(/\s+/g, ' ')).toContain(mark);
    expect(text).toContain('Meent parkbank');
  });

  it('CAT-17 QUO-08 is stored with a discontinued product, marked in the record, the mails and the PDF, with its address', async () => {
    const mark = (isDiscontinued: boolean) =>
      sql().raw('update catalogue set is_discontinued = $2 where product_id = $1', [bench().id, isDiscontinued]);
    await mark(true);
    const { saved } = await save([bench()]);
    await mark(false);
    const where = { number: { equals: saved.number } };
    const { docs } = await api.payload.find({ collection: 'quote-requests', where, depth: 0 });
    expect(docs[0]?.lines).toMatchObject([{ productId: bench().id, sku: bench().variant, discontinued: 'product' }]);
    for (const mail of [saved.notification, saved.confirmation]) {
      expect(mail?.text).toContain('Let op: Niet meer leverbaar');
      expect(mail?.text).toContain('http://nl.test/producten/zitmeubilair/meent-parkbank');
    }
    const [file] = saved.confirmation?.attachments ?? [];
    expect((await textOf(file?.content ?? new Uint8Array())).text.replace(/\s+/g, ' ')).toContain('Niet meer leverbaar');
  });

  it('QUO-08 is refused with an invalid list and stores nothing', async () => {
    const count = async () => Number((await sql().raw('select count(*) from quote_requests')).rows[0].count);
    const before = await count();
    const lists = [[], Array(101).fill(bench()), [{ id: 0, amount: 1 }], [bench(), 'x']];
    const keys = [];
    for (const list of lists) keys.push((await save(list)).refused.problems);
    expect(keys).toEqual([
      [{ handle: null, key: 'emptyList' }],
      [{ handle: null, key: 'tooLarge', amount: 100 }],
      [{ handle: null, key: 'unreadable' }],
      [{ handle: null, key: 'unreadable' }],
    ]);
    expect(await count()).toBe(before);
  });

  it('SEC-08 is neither readable nor writable for editors if its form is for administrators', async () => {
    const { saved } = await save([bench()]);
    const where = { number: { equals: saved.number } };
    const as = (role: 'editor' | 'administrator') =>
      ({ overrideAccess: false, user: { id: 1, email: `${role}@example.nl`, role, collection: 'users' } }) as never as {
        overrideAccess: false;
      };
    const readers = (submissionsFor: 'editors' | 'administrators') =>
      api.payload.update({ collection: 'forms', where: { handle: { equals: 'quoteRequest' } }, data: { submissionsFor } });
    const find = (role: 'editor' | 'administrator') => api.payload.find({ collection: 'quote-requests', where, ...as(role) });
    const answer = { collection: 'quote-requests', where, data: { status: 'answered' } } as const;
    await readers('administrators');
    try {
      await expect(find('editor')).rejects.toThrow();
      await expect(api.payload.update({ ...answer, ...as('editor') })).rejects.toThrow();
      expect((await find('administrator')).docs).toMatchObject([{ number: saved.number, status: 'new' }]);
    } finally {
      await readers('editors');
    }
    expect((await find('editor')).docs).toMatchObject([{ number: saved.number }]);
  });

  it('QUO-08 SEC-08 lets editors change only status and notes, and is anonymised with its submission', async () => {
    const { id, saved } = await save([bench()]);
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
    expect(
      (await sql().raw(`select action, kind, subject from audit_log where actor = 'redactie@example.nl'`)).rows,
    ).toContainEqual({ action: 'read', kind: 'quoteRequests', subject: null });
    await expect(api.payload.find({ collection: 'quote-requests', overrideAccess: false })).rejects.toThrow();
    await sql().raw('delete from form_submissions where id = $1', [id]);
    await anonymizeRequesters(sql());
    const [left] = (await api.payload.find({ collection: 'quote-requests', where })).docs;
    expect(left).toMatchObject({ name: null, organisation: null, email: null, project: null, notes: 'Gebeld' });
    expect(left?.lines).toMatchObject([{ title: 'Meent parkbank', amount: 3 }]);
    expect(JSON.stringify(left?.lines)).not.toContain('vijver');
    await sql().raw(`update quote_requests set lines = '[{"id":1,"remark":"bij de vijver"}]' where number = $1`, [saved.number]);
    await anonymizeRequesters(sql());
    const [unnamed] = (await api.payload.find({ collection: 'quote-requests', where })).docs;
    expect(unnamed?.lines).toEqual([{ id: 1 }]);
  });
});
