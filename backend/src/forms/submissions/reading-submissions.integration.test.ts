import { exampleField } from '@plantsoen/form-rules/example-fields.ts';
import { createLocalReq, type Endpoint, type TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedId, submittedForms } from '../../testing/submitted-forms.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import { deleteExpired } from '../forms.cleanup-job.ts';
import { exportableForms } from '../submission-access.ts';
import { downloadFile } from '../uploads/download-file.ts';
import { exportSubmissions } from './export-submissions.ts';

const test = payloadTest();
const forms = submittedForms(test);
let editor: TypedUser;
let administrator: TypedUser;
beforeAll(async () => {
  const user = async (role: 'editor' | 'administrator'): Promise<TypedUser> => {
    const data = { email: `${role}@example.org`, password: 'een lang wachtwoord', role };
    return { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' };
  };
  [editor, administrator] = [await user('editor'), await user('administrator')];
  for (const [handle, readers] of [
    ['contact', 'editors'],
    ['jobs', 'administrators'],
  ])
    await test.payload.db.pool.query(
      'insert into forms (handle, retention_days, submissions_for) values ($1, 28, $2::enum_forms_submissions_for)',
      [handle, readers],
    );
});
beforeEach(() => test.payload.db.pool.query('truncate form_submissions, form_upload, mail, audit_log restart identity cascade'));

const email = exampleField('Email', { handle: 'email', label: 'E-mail' });
const message = exampleField('MultiLineText', { handle: 'message', label: 'Bericht' });
const send = async (handle: string, text: string, more = {}) =>
  savedId(await forms.send({ ...forms.form([email, message], more), handle }, { email: 'eva@example.org', message: text }));

const as = (user: TypedUser) => ({ collection: 'form-submissions', overrideAccess: false, user }) as const;

async function call(endpoint: Endpoint, user: TypedUser | undefined, { routeParams = {}, search = '', language = 'nl' } = {}) {
  const req = await createLocalReq({ ...(user && { user }) }, test.payload);
  Object.assign(req, { routeParams, searchParams: new URLSearchParams(search), i18n: { ...req.i18n, language } });
  return await endpoint.handler(req);
}

describe('SEC-08 submissions', () => {
  it('are readable by editors, except for forms for administrators, and by no guest or member', async () => {
    const [open, secret] = [await send('contact', 'a'), await send('jobs', 'b')];
    const ids = async (user: TypedUser) => (await test.payload.find({ ...as(user), sort: 'id' })).docs.map(({ id }) => id);
    expect(await ids(editor)).toEqual([open]);
    expect(await ids(administrator)).toEqual([open, secret]);
    await expect(test.payload.findByID({ ...as(editor), id: secret })).rejects.toThrow();
    await expect(test.payload.delete({ ...as(editor), id: secret })).rejects.toThrow();
    await expect(test.payload.find({ collection: 'form-submissions', overrideAccess: false })).rejects.toThrow();
    const member = { id: 1, collection: 'members' } as TypedUser;
    await expect(test.payload.find(as(member))).rejects.toThrow();
    expect((await exportableForms({ payload: test.payload, user: editor }, 'nl')).map(({ form }) => form)).toEqual(['contact']);
    const all = (language: string) => exportableForms({ payload: test.payload, user: administrator }, language);
    expect((await all('nl')).map(({ form }) => form)).toEqual(['contact', 'jobs']);
    await test.payload.db.pool.query(
      `insert into forms_locales (_parent_id, _locale, title) select id, 'de', 'Schreiben Sie uns' from forms where handle = 'contact'`,
    );
    expect((await all('de')).map(({ title }) => title)).toContain('Schreiben Sie uns');
    expect((await all('nl')).map(({ title }) => title)).not.toContain('Schreiben Sie uns');
  });

  it('are not emailed to a recipient chosen by an editor who may not read them', async () => {
    const { docs } = await test.payload.find({ collection: 'forms', sort: 'handle' });
    const recipientOf = async (index: number, user: TypedUser) => {
      const rights = { id: docs[index]?.id ?? 0, depth: 0, overrideAccess: false, user };
      const pages = [{ name: 'x', rows: [{ fields: [{ blockType: 'Email' as const, handle: 'email', label: 'E-mail' }] }] }];
      const data = { title: 'Formulier', recipient: user.email, pages } as never;
      return (await test.payload.update({ collection: 'forms', data, ...rights, locale: 'nl' })).recipient;
    };
    expect(await recipientOf(0, editor)).toBe('editor@example.org');
    expect(await recipientOf(1, editor)).toBeNull();
    expect(await recipientOf(1, administrator)).toBe('administrator@example.org');
    const data = { formRecipient: 'editor@example.org', globalData: { companyName: 'Brinkmeent' } };
    const set = await test.payload.updateGlobal({ slug: 'globals', data, locale: 'nl', overrideAccess: false, user: editor });
    expect(set.formRecipient).not.toBe('editor@example.org');
  });

  it('are for administrators if their form is gone, and editors cannot delete a form with submissions', async () => {
    const id = await send('jobs', 'a');
    const { docs } = await test.payload.find({ collection: 'forms', where: { handle: { equals: 'jobs' } } });
    const form = { collection: 'forms', id: docs[0]?.id ?? 0, overrideAccess: false, user: editor } as const;
    await expect(test.payload.delete(form)).rejects.toThrow('Er zijn inzendingen van dit formulier (1)');
    await send('former', 'b');
    expect((await test.payload.find(as(editor))).docs).toEqual([]);
    expect((await test.payload.find({ ...as(administrator), sort: 'id' })).docs.map((doc) => doc.id)).toEqual([id, id + 1]);
  });

  it('are for editors if an editor creates the form, until an administrator changes it', async () => {
    const rows = [{ fields: [{ blockType: 'SingleLineText', handle: 'town', label: 'Plaats' }] }];
    const data = {
      handle: 'new',
      title: 'Nieuw',
      retentionDays: 30,
      submissionsFor: 'administrators',
      pages: [{ name: 'Een', rows }],
    };
    const made = { collection: 'forms', overrideAccess: false, locale: 'nl' } as const;
    const form = await test.payload.create({ ...made, user: editor, data: data as never });
    expect(form.submissionsFor).toBe('editors');
    const change = (user: TypedUser) =>
      test.payload.update({ ...made, user, id: form.id, data: { submissionsFor: 'administrators' } });
    expect((await change(editor)).submissionsFor).toBe('editors');
    expect((await change(administrator)).submissionsFor).toBe('administrators');
  });

  it('cannot be created or updated by users', async () => {
    const id = await send('contact', 'a');
    for (const user of [editor, administrator]) {
      await expect(test.payload.update({ ...as(user), id, data: { form: 'x' } })).rejects.toThrow();
      await expect(
        test.payload.create({ ...as(user), data: { form: 'x', formTitle: 'x', site: 'nl', values: [] } }),
      ).rejects.toThrow();
    }
  });

  it('are logged when read, exported or deleted, in a log that only administrators read and no user writes', async () => {
    const id = await send('contact', 'a');
    await test.payload.findByID({ ...as(editor), id });
    await test.payload.findByID({ ...as(editor), id });
    await test.payload.find(as(administrator));
    await test.payload.findDistinct({ ...as(editor), field: 'sender' });
    await call(exportSubmissions, editor, { search: 'form=contact' });
    await test.payload.delete({ ...as(editor), id });
    expect(await forms.audited()).toEqual([
      { actor: 'editor@example.org', action: 'read', kind: 'submissions', subject: `Contact, ${id}`, count: 1 },
      { actor: 'administrator@example.org', action: 'read', kind: 'submissions', subject: null, count: 1 },
      { actor: 'editor@example.org', action: 'read', kind: 'submissions', subject: null, count: 1 },
      { actor: 'editor@example.org', action: 'export', kind: 'submissions', subject: 'Contact', count: 1 },
      { actor: 'editor@example.org', action: 'delete', kind: 'submissions', subject: `Contact, ${id}`, count: 1 },
    ]);
    const log = (user: TypedUser) => ({ collection: 'audit-log', overrideAccess: false, user }) as const;
    expect((await test.payload.find(log(administrator))).totalDocs).toBe(5);
    await expect(test.payload.find(log(editor))).rejects.toThrow();
    await expect(test.payload.delete({ ...log(administrator), where: {} })).rejects.toThrow();
    const data = { actor: 'x', action: 'read', kind: 'submissions' } as const;
    await expect(test.payload.create({ ...log(administrator), data })).rejects.toThrow();
  });

  it('are exported as UTF-8 without formulas, in the language of the editor, including encrypted fields', async () => {
    await send('contact', '=HYPERLINK("http://evil.example")');
    await send('contact', 'regel 1\nregel "2"; é', { encryptedFields: ['message'], siteId: 3 });
    const answer = await call(exportSubmissions, editor, { search: 'form=contact' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="contact.csv"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...lines] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toBe('Nummer;Datum;Taal;Pagina;Meldnummer;Offerteaanvraag;E-mail;Bericht');
    expect(lines[0]).toMatch(/^2;\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;de;;;;eva@example.org;"regel 1\nregel ""2""; é"$/);
    expect(lines[1]).toMatch(/;eva@example.org;"'=HYPERLINK\(""http:\/\/evil.example""\)"$/);
    const english = await call(exportSubmissions, editor, { search: 'form=contact', language: 'en' });
    expect(await english.text()).toContain('Number,Date,Language,Page,Ticket number,Quote request,E-mail,Bericht');
  });

  it('are exported only by users who may read them', async () => {
    await send('jobs', 'a');
    expect((await call(exportSubmissions, editor, { search: 'form=jobs' })).status).toBe(404);
    expect((await call(exportSubmissions, undefined, { search: 'form=jobs' })).status).toBe(401);
    expect((await call(exportSubmissions, administrator, { search: 'form=jobs' })).status).toBe(200);
  });

  it('SEC-07 offer their files as downloads to users who may read them', async () => {
    const id = await send('jobs', 'a');
    await test.options.storage.write('uploads/file', Buffer.from('inhoud'));
    await test.payload.db.pool.query(
      `insert into form_upload (form, field, site_id, visitor, file, name, bytes, submission_id) values ('jobs', 'cv', 1, '', 'file', 'Cv één.pdf', 6, $1)`,
      [id],
    );
    const routeParams = { id: String(id), upload: '1' };
    expect((await call(downloadFile, undefined, { routeParams })).status).toBe(401);
    expect((await call(downloadFile, editor, { routeParams })).status).toBe(404);
    expect((await call(downloadFile, administrator, { routeParams: { id: String(id + 1), upload: '1' } })).status).toBe(404);
    const answer = await call(downloadFile, administrator, { routeParams });
    expect(await answer.text()).toBe('inhoud');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Cv_een.pdf"; filename*=UTF-8''Cv%20%C3%A9%C3%A9n.pdf`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await forms.audited()).toContainEqual({
      actor: 'administrator@example.org',
      action: 'download',
      kind: 'submissions',
      subject: `Contact, ${id}: Cv één.pdf`,
      count: 1,
    });
  });
});

it('FRM-14 deletes expired submissions once, and logs it', async () => {
  await send('contact', 'a');
  await send('contact', 'b');
  const kept = await send('contact', 'c');
  await test.payload.db.pool.query("update form_submissions set kept_until = now() - interval '1 minute' where id < $1", [kept]);
  const deleted = await Promise.all([deleteExpired(test.payload, 730), deleteExpired(test.payload, 730)]);
  expect(deleted.sort()).toEqual([0, 2]);
  expect((await forms.rows()).map(({ id }) => id)).toEqual([kept]);
  expect(await forms.audited()).toEqual([
    { actor: 'system', action: 'retention', kind: 'submissions', subject: 'Contact', count: 2 },
  ]);
  await test.payload.db.pool.query("update audit_log set created_at = now() - interval '3 years'");
  await deleteExpired(test.payload, 730);
  expect(await forms.audited()).toEqual([]);
});
