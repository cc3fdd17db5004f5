import { randomUUID } from 'node:crypto';
import { exampleField } from '@plantsoen/form-rules/example-fields.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { asEditor } from '../../testing/edited-forms.ts';
import { apiTest } from '../../testing/open-api.ts';
import { problemsOf, savedId, submittedForms } from '../../testing/submitted-forms.ts';

const api = apiTest('demo');
const forms = submittedForms(api as never);
beforeEach(() => api.payload.db.pool.query('truncate mail, form_submissions restart identity cascade'));

const email = exampleField('Email', { handle: 'email', label: 'E-mail', required: true });
const plate = exampleField('SingleLineText', { handle: 'typePlate', label: 'Code' });
const report = (more: object = {}) =>
  forms.form([email, plate], { title: 'Schade', ticketSeries: 'S', recipient: 'bas@brinkmeent.example', ...more });
const filled = { email: 'eva@example.org', typePlate: 'bm1030 01 24-0617' };
const numberOf = (answer: object) => String((answer as { number?: string | null }).number);

describe('CON-10 a ticket number', () => {
  it('is unique, has the letters of its form, and stays the same when the attempt is repeated', async () => {
    const key = randomUUID();
    const first = await forms.send(report(), filled, { key });
    expect(numberOf(first)).toMatch(/^S\d{4}-\d{5}$/);
    expect(await forms.send(report(), filled, { key })).toEqual(first);
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        forms.send(report(index % 2 ? { ticketSeries: 'K' } : {}), { ...filled, email: `eva${index}@example.org` }),
      ),
    );
    const numbers = [first, ...others].map(numberOf);
    expect(new Set(numbers.map((number) => number.split('-')[1])).size).toBe(7);
    expect(numbers.filter((number) => number.startsWith('K'))).toHaveLength(3);
  });

  it('is in both emails, and in the list of the admin', async () => {
    const answer = await forms.send(report(), filled);
    const number = numberOf(answer);
    const [office, visitor] = await forms.mails();
    expect(office?.content.subject).toBe(`Schade: nieuwe inzending ${number}`);
    expect(visitor?.content.subject).toBe(`Wij hebben uw inzending ontvangen: Schade (${number})`);
    expect(visitor?.content.text).toContain(`Meldnummer: ${number}`);
    const where = { ticketNumber: { equals: number } };
    const found = await api.payload.find({ ...asEditor, collection: 'form-submissions', where });
    expect(found.docs).toMatchObject([{ id: savedId(answer), ticketNumber: number }]);
  });

  it('EDT-13 is in the webhook message', async () => {
    const pool = api.payload.db.pool;
    await pool.query(
      `insert into webhook_target (id, name, url, events, secret)
        values (gen_random_uuid(), 'Service desk', 'https://desk.example/', '{submission.created}', 'x')`,
    );
    const number = numberOf(await forms.send(report(), filled));
    const { rows } = await pool.query('select body from webhook_delivery');
    await pool.query('delete from webhook_target');
    expect(rows.map(({ body }) => JSON.parse(body).data.number)).toEqual([number]);
  });

  it('is missing without a series', async () => {
    expect(await forms.send(report({ ticketSeries: null }), filled)).toMatchObject({ number: null });
  });
});

describe('CON-10 the code of a type plate', () => {
  const valuesOf = async () => (await forms.rows())[0]?.values.map(({ handle, text }) => [handle, text]);

  it.each([
    [1, 'Heem comfortbank (BM-1030-01, 2024)'],
    [2, 'Heem easy-rise bench (BM-1030-01, 2024)'],
    [3, 'Heem Komfortbank (BM-1030-01, 2024)'],
  ] as const)('keeps the product with the submission, in the language of site %i', async (siteId, product) => {
    await forms.send(report({ siteId }), filled);
    expect(await valuesOf()).toEqual([
      ['email', 'eva@example.org'],
      ['typePlate', 'bm1030 01 24-0617'],
      ['typePlate.product', product],
    ]);
    const [office, visitor] = await forms.mails();
    expect(office?.content.text).toContain(product);
    expect(visitor?.content.text).not.toContain('bm1030');
  });

  it('is stored if no product has it', async () => {
    savedId(await forms.send(report(), { ...filled, typePlate: 'XX-99' }));
    expect((await valuesOf())?.at(-1)).toEqual(['typePlate', 'XX-99']);
  });

  it('does not tell its product if it is encrypted', async () => {
    savedId(await forms.send(report({ encryptedFields: ['typePlate'] }), filled));
    expect((await valuesOf())?.at(-1)).toEqual(['typePlate', undefined]);
  });

  it('is refused if it cannot be a code', async () => {
    expect(problemsOf(await forms.send(report(), { ...filled, typePlate: 'onleesbaar' }))).toEqual([['typePlate', 'plateCode']]);
    expect(await forms.rows()).toEqual([]);
  });
});

describe('CON-10 the letters of a series', () => {
  it.each(['A', 's', 'ABCD', 'S1', 'É'])('%j is refused', async (ticketSeries) => {
    const { docs } = await api.payload.find({ ...asEditor, where: { handle: { equals: 'damageReport' } } });
    const change = api.payload.update({ ...asEditor, id: Number(docs[0]?.id), data: { ticketSeries } });
    await expect(change).rejects.toMatchObject({ data: { errors: [{ path: 'ticketSeries' }] } });
  });
});
