import { randomUUID } from 'node:crypto';
import { exampleField, namePart, options } from '@plantsoen/form-rules/example-fields.ts';
import { describe, expect, it } from 'vitest';
import { problemsOf, savedId, submissionsTest, submittedForms } from '../../testing/submitted-forms.ts';

const { test, forms } = submissionsTest();

const email = exampleField('Email', { handle: 'email', label: 'E-mail', required: true });
const message = exampleField('MultiLineText', { handle: 'message', label: 'Bericht', required: true });
const filled = { email: 'eva@example.org', message: 'Graag een bank.' };

it('QUO-08 stores the list in the same transaction, and sends its emails instead of the usual ones', async () => {
  const mail = (to: string) => ({ kind: 'quote-request', to, subject: 'Aanvraag', text: 'x', html: 'x' });
  const quotes = submittedForms(test, async (_, { submission, list }) => ({
    number: `A2026-${list?.length}-${submission.values.length}`,
    notification: mail('info@brinkmeent.example'),
    confirmation: mail(submission.email ?? ''),
  }));
  const form = quotes.form([email, message], { takesQuotationList: true });
  const key = randomUUID();
  const answer = await quotes.send(form, filled, { list: [{ id: 1, amount: 2 } as never], key });
  expect(answer).toMatchObject({ number: 'A2026-1-2' });
  expect(await quotes.send(form, filled, { list: [{ id: 1, amount: 2 } as never], key })).toEqual(answer);
  expect((await forms.mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['quote-request', 'info@brinkmeent.example'],
    ['quote-request', 'eva@example.org'],
  ]);
});

it('FRM-03 stores and emails the default text of a file field without a file', async () => {
  const drawing = exampleField('FileUpload', { handle: 'drawing', label: 'Tekening', defaultValue: 'Geen tekening' });
  savedId(await forms.send(forms.form([email, message, drawing]), filled));
  const [row] = await forms.rows();
  expect(row?.values.find(({ handle }) => handle === 'drawing')).toMatchObject({ text: 'Geen tekening' });
  const [notification] = await forms.mails();
  expect(notification?.content.text).toContain('Geen tekening');
  expect(notification?.content.text).not.toMatch(/bestanden/i);
});

describe('FRM-14 the server', () => {
  const everything = () =>
    forms.form([
      email,
      message,
      exampleField('SingleLineText', { handle: 'town' }),
      exampleField('Dropdown', { handle: 'subject', options: options('part', 'visit') }),
      exampleField('Checkboxes', { handle: 'wants', options: options('a', 'b') }),
      exampleField('Number', { handle: 'benches', min: 1, max: 20 }),
      exampleField('Phone', { handle: 'phone' }),
      exampleField('Name', { handle: 'name', useMultipleFields: true, firstName: namePart(), lastName: namePart() }),
    ]);

  it.each([
    ['a value that is required', { email: null }, ['email', 'required']],
    ['an option that is none', { subject: 'DROP TABLE' }, ['subject', 'noOption']],
    ['one of several that is none', { wants: ['a', 'z'] }, ['wants', 'noOption']],
    ['a type that is not the field’s', { wants: 'a' }, ['wants', 'unreadable']],
    ['an object for a text', { town: { $ne: null } }, ['town', 'unreadable']],
    ['a list for a text', { email: ['eva@example.org', 'x@example.org'] }, ['email', 'unreadable']],
    ['what is too long', { message: 'x'.repeat(10_001) }, ['message', 'tooLong']],
    ['what is no number', { benches: 'veel' }, ['benches', 'numbers']],
    ['a number out of bounds', { benches: 1e9 }, ['benches', 'tooLarge']],
    ['letters in a phone number', { phone: { number: 'bel me' } }, ['phone', 'numbers']],
    ['a phone number of two digits', { phone: { number: '12', country: 'GB' } }, ['phone', 'phone']],
    ['markup in a name', { name: { firstName: '<b>Eva</b>', lastName: 'x' } }, ['name', 'letters']],
    ['a second header in an address', { email: 'eva@example.org\r\nBcc: all@example.org' }, ['email', 'email']],
    ['a second address', { email: 'eva@example.org, x@example.org' }, ['email', 'email']],
    ['50 files', { files: Array.from({ length: 50 }, () => ({ token: randomUUID() })) }, ['files', 'tooManyFiles']],
    ['a file that nobody sent', { files: [{ token: 'x'.repeat(43) }] }, ['files', 'fileGone']],
  ])('refuses %s', async (_, wrong, problem) => {
    const form = everything();
    const withFiles = {
      ...form,
      pages: [...form.pages, ...forms.form([exampleField('FileUpload', { handle: 'files', limitFiles: 3 })]).pages],
    };
    expect(problemsOf(await forms.send(withFiles, { ...filled, ...wrong }))).toEqual([problem]);
    expect(await forms.rows()).toEqual([]);
  });

  it('stores valid values as text with their current labels, removes unprintable characters and keeps HTML as text', async () => {
    const town = 'Ede\u0000\u0007\u202E <script>alert(1)</script>';
    const sent = {
      ...filled,
      message: 'een\r\n\u0000twee\u001b[31m',
      town,
      subject: 'visit',
      wants: ['b', 'a'],
      benches: 3,
      name: { firstName: 'Eva', lastName: 'Ní Bhriain' },
    };
    savedId(await forms.send(everything(), sent, { uri: '/contact/\u0000\nX: 1' }));
    const [row] = await forms.rows();
    expect(row?.values.map(({ handle, text }) => [handle, text])).toEqual([
      ['email', 'eva@example.org'],
      ['message', 'een\ntwee[31m'],
      ['town', 'Ede <script>alert(1)</script>'],
      ['subject', 'VISIT'],
      ['wants', 'B, A'],
      ['benches', '3'],
      ['name', 'Eva Ní Bhriain'],
    ]);
    expect(row).toMatchObject({ sender: 'eva@example.org', page: '/contact/ X: 1' });
    expect(Math.round(((row?.kept_until.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30);
    const [notification] = await forms.mails();
    expect(notification?.content.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(notification?.content.html).not.toContain('<script>');
  });

  it('stores nothing of fields that conditions hide or editors have disabled', async () => {
    const hidden = exampleField('SingleLineText', {
      handle: 'why',
      enableConditions: true,
      conditions: { action: 'show', match: 'all', rules: [{ field: 'message', operator: 'equals', value: 'toon' }] },
    });
    const gone = exampleField('SingleLineText', { handle: 'gone', visibility: 'disabled' });
    savedId(await forms.send(forms.form([email, message, hidden, gone]), { ...filled, why: 'x', gone: 'y' }));
    expect((await forms.rows())[0]?.values.map(({ handle }) => handle)).toEqual(['email', 'message']);
  });

  it('keeps submissions longer for visitors who agree to it', async () => {
    const agree = exampleField('Agree', { handle: 'keep' });
    const form = forms.form([email, message, agree], { agreedRetentionDays: { keep: 365 } });
    await forms.send(form, { ...filled, keep: true });
    await forms.send(form, { ...filled, keep: false });
    const days = (await forms.rows()).map(({ kept_until }) => Math.round((kept_until.getTime() - Date.now()) / 86_400_000));
    expect(days).toEqual([365, 30]);
  });

  it('refuses a robot that sends many submissions', async () => {
    const form = forms.form([email, message]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        forms.send(form, { ...filled, message: `spam ${index}` }, { visitor: '10.9.0.9' }),
      ),
    );
    expect(answers.flatMap(problemsOf)).toContainEqual([null, 'tooOften']);
    expect((await forms.rows()).length).toBeLessThan(15);
  });
});

describe('FRM-02 encrypted fields', () => {
  it('are stored encrypted, omitted from emails, and bound to their submission', async () => {
    const form = forms.form([email, message], { encryptedFields: ['message'] });
    const id = savedId(await forms.send(form, { ...filled, message: 'mijn geheim' }));
    const [row] = await forms.rows();
    const everything = JSON.stringify([row, await forms.mails()]);
    expect(everything).not.toContain('mijn geheim');
    expect(row?.values[1]?.encrypted).toMatch(/^none\./);
    const user = { ...(await administrator()), collection: 'users' as const };
    const read = await test.payload.findByID({ collection: 'form-submissions', id, overrideAccess: false, user });
    expect(read.values).toMatchObject([{}, { handle: 'message', text: 'mijn geheim' }]);
    const list = await test.payload.find({ collection: 'form-submissions', overrideAccess: false, user });
    expect(JSON.stringify(list.docs)).not.toContain('mijn geheim');
    await test.payload.db.pool.query(
      `insert into form_submissions (form, form_title, site, "values") select form, form_title, site, "values" from form_submissions`,
    );
    const copy = await test.payload.findByID({ collection: 'form-submissions', id: id + 1, overrideAccess: false, user });
    expect(JSON.stringify(copy.values)).not.toContain('mijn geheim');
  });

  const administrator = () =>
    test.payload.create({
      collection: 'users',
      data: { email: `${randomUUID()}@example.org`, password: 'een lang wachtwoord', role: 'administrator' },
    });
});
