import { beforeEach, describe, expect, test } from 'vitest';
import { asScript, filledIn, formDesk } from '../testing/form-desk.ts';
import { contactForm } from '../testing/test-form.ts';

const desk = formDesk();

describe('QUO-08 the quotation list', () => {
  const list = JSON.stringify([{ id: 7, amount: 2, title: 'Bench', price: 5 }]);

  beforeEach(() => {
    desk.forms.form = { ...contactForm, handle: 'quoteRequest' };
    desk.forms.content.extension = desk.forms.content.extension
      .replace('contact', 'quoteRequest')
      .replace('fullName', 'list: [QuotationLineInput!], fullName');
    Object.assign(desk.forms.content.root, { save_quoteRequest_Submission: desk.forms.save });
    desk.forms.answer = () => ({ __typename: 'SavedSubmission', id: 7, number: 'O-2026-0001' });
  });

  test('is sent with a quote request by its ids and amounts only; the answer contains its number', async () => {
    const { text } = await desk.post({ ...filledIn, 'form.handle': 'quoteRequest', 'form.list': list }, asScript);
    expect(text).toBe('{"outcome":"sent","id":7,"number":"O-2026-0001"}');
    expect(desk.forms.saved[0]?.list).toEqual([{ id: 7, amount: 2 }]);
    await desk.post({ ...filledIn, 'form.handle': 'quoteRequest' });
    expect(desk.forms.saved[1]).not.toHaveProperty('list');
  });

  test('that cannot be parsed is a problem of the form, which keeps its values', async () => {
    expect((await desk.post({ ...filledIn, 'form.handle': 'quoteRequest', 'form.list': '[{}]' })).status).toBe(422);
    expect(desk.shown).toMatchObject({ problems: [{ handle: null, key: 'unreadable' }], values: { message: 'Hallo' } });
    expect(desk.forms.saved).toEqual([]);
  });
});
