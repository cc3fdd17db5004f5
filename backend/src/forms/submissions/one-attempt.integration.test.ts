import { randomUUID } from 'node:crypto';
import { exampleField } from '@plantsoen/form-rules/example-fields.ts';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/api/context.ts';
import { problemsOf, savedId, submissionsTest, submittedForms } from '../../testing/submitted-forms.ts';

const { test, forms } = submissionsTest();

const email = exampleField('Email', { handle: 'email', label: 'E-mail', required: true });
const message = exampleField('MultiLineText', { handle: 'message', label: 'Bericht', required: true });
const filled = { email: 'eva@example.org', message: 'Graag een bank.' };

describe('FRM-12 a submission attempt is stored once', () => {
  it('for concurrent tries with the same key, with the same answer', async () => {
    const form = forms.form([email, message]);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => forms.send(form, filled, { key, visitor: '10.9.0.1' })));
    expect(new Set(answers.map(savedId)).size).toBe(1);
    expect(await forms.rows()).toHaveLength(1);
    expect(await forms.mails()).toHaveLength(2);
    const other = await forms.send(form, filled, { key: randomUUID() });
    expect(savedId(other)).not.toBe(savedId(answers[0] as never));
  });

  it('for tries in several processes', async () => {
    const form = forms.form([email, message]);
    const key = `example:1:${randomUUID()}`;
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => forms.store(form, filled, key)));
    expect(new Set(outcomes.map((outcome) => 'id' in outcome && outcome.id)).size).toBe(1);
    await forms.store(form, filled, `example:1:${randomUUID()}`);
    expect(await forms.rows()).toHaveLength(2);
    expect(await forms.mails()).toHaveLength(4);
  });

  it('without a key, by its content and address', async () => {
    const form = forms.form([email, message]);
    const visitor = '10.9.0.2';
    const answers = await Promise.all(Array.from({ length: 8 }, () => forms.send(form, filled, { visitor })));
    expect(new Set(answers.map(savedId)).size).toBe(1);
    expect(savedId(await forms.send(form, { message: filled.message, email: filled.email }, { visitor }))).toBe(
      savedId(answers[0] as never),
    );
    await forms.send(form, filled, { visitor: '10.9.0.3' });
    await forms.send(form, { ...filled, message: 'Anders' }, { visitor });
    await test.payload.db.pool.query("update form_submissions set created_at = now() - interval '11 minutes'");
    await forms.send(form, filled, { visitor });
    expect(await forms.rows()).toHaveLength(4);
  });

  it('per member, even if colleagues send the same content from one address', async () => {
    const form = forms.form([email, message]);
    const send = (id: number) =>
      forms.send(form, filled, { visitor: '10.9.0.7', viewer: { id, collection: 'members' } as Viewer });
    const [one, again, other] = [await send(1), await send(1), await send(2)];
    expect(savedId(again)).toBe(savedId(one));
    expect(savedId(other)).not.toBe(savedId(one));
    expect(savedId(await forms.send(form, filled, { visitor: '10.9.0.7' }))).not.toBe(savedId(other));
    expect(await forms.rows()).toHaveLength(3);
  });

  it('when a cached page gives the first try no key, and its answer gives the retries a key', async () => {
    const form = forms.form([email, message]);
    const visitor = '10.9.0.4';
    const tries = [{ visitor }, { visitor, key: randomUUID() }, { visitor, key: randomUUID() }];
    const answers = await Promise.all(tries.map((attempt) => forms.send(form, filled, attempt)));
    expect(new Set(answers.map(savedId)).size).toBe(1);
    expect(await forms.mails()).toHaveLength(2);
  });

  it('by its key, at any later time and from any address', async () => {
    const form = forms.form([email, message]);
    const key = randomUUID();
    const id = savedId(await forms.send(form, filled, { visitor: '10.9.0.5', key }));
    await test.payload.db.pool.query("update form_submissions set created_at = now() - interval '11 minutes'");
    expect(savedId(await forms.send(form, filled, { visitor: '10.9.0.6', key }))).toBe(id);
  });

  it('unless its content has changed under the same key', async () => {
    const form = forms.form([email, message]);
    const attempt = { visitor: '10.9.0.7', key: randomUUID() };
    const first = savedId(await forms.send(form, filled, attempt));
    expect(savedId(await forms.send(form, { ...filled, message: 'Graag twee banken.' }, attempt))).not.toBe(first);
    expect((await forms.rows()).map(({ values }) => values[1]?.text)).toEqual(['Graag een bank.', 'Graag twee banken.']);
    expect(await forms.mails()).toHaveLength(4);
  });

  it('completely, or not at all if one of its parts fails', async () => {
    const fails = submittedForms(test, () => Promise.reject(new Error('no')));
    const form = fails.form([email, message], { takesQuotationList: true });
    await expect(fails.send(form, filled, { list: [] })).rejects.toThrow('no');
    const refuses = submittedForms(test, async () => ({ problems: [{ handle: null, key: 'emptyList' }] }));
    expect(problemsOf(await refuses.send(form, filled, { list: [] }))).toEqual([[null, 'emptyList']]);
    expect([await forms.rows(), await forms.mails()]).toEqual([[], []]);
  });
});
