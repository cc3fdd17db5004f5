import { beforeEach, describe, expect, test } from 'vitest';
import { asScript, filledIn, formTestSite } from '../testing/form-test-site.ts';
import { contactForm } from '../testing/test-form.ts';

const formSite = formTestSite();

describe('QUO-08 the quotation list', () => {
  const list = JSON.stringify([{ id: 7, amount: 2, title: 'Bench', price: 5 }]);

  beforeEach(() => {
    formSite.forms.form = { ...contactForm, handle: 'quoteRequest' };
    formSite.forms.content.extension = formSite.forms.content.extension
      .replace('contact', 'quoteRequest')
      .replace('fullName', 'list: [QuotationLineInput!], fullName');
    Object.assign(formSite.forms.content.root, { save_quoteRequest_Submission: formSite.forms.save });
    formSite.forms.answer = () => ({ __typename: 'SavedSubmission', id: 7, number: 'O-2026-0001' });
  });

  test('is sent with a quote request by its ids and amounts only; the answer contains its number', async () => {
    const { text } = await formSite.post({ ...filledIn, 'form.handle': 'quoteRequest', 'form.list': list }, asScript);
    expect(text).toBe('{"outcome":"sent","id":7,"number":"O-2026-0001"}');
    expect(formSite.forms.saved[0]?.list).toEqual([{ id: 7, amount: 2 }]);
    await formSite.post({ ...filledIn, 'form.handle': 'quoteRequest' });
    expect(formSite.forms.saved[1]).not.toHaveProperty('list');
  });

  test('QUO-11 is sent with project data and sections, and without invalid ones', async () => {
    formSite.forms.content.extension = formSite.forms.content.extension.replace(
      'fullName',
      'listData: QuotationListDataInput, fullName',
    );
    const send = (listData: string) =>
      formSite.post({ ...filledIn, 'form.handle': 'quoteRequest', 'form.list': list, 'form.listData': listData });
    const data = { place: 'Deventer', tenderDate: '2027-02-01', sections: [{ id: 's', name: 'Entree' }] };
    await send(JSON.stringify({ ...data, price: 5 }));
    expect(formSite.forms.saved[0]?.listData).toEqual(data);
    await send(
      JSON.stringify({
        place: 5,
        sections: [null, { id: 7 }, { id: 'x'.repeat(201), name: 'x' }, ...Array(99).fill(data.sections[0])],
      }),
    );
    expect(formSite.forms.saved[1]?.listData).toEqual({ place: '', tenderDate: '', sections: Array(27).fill(data.sections[0]) });
    await send('[');
    expect(formSite.forms.saved[2]).not.toHaveProperty('listData');
  });

  test('that cannot be parsed is a problem of the form, which keeps its values', async () => {
    expect((await formSite.post({ ...filledIn, 'form.handle': 'quoteRequest', 'form.list': '[{}]' })).status).toBe(422);
    expect(formSite.shown).toMatchObject({ problems: [{ handle: null, key: 'unreadable' }], values: { message: 'Hallo' } });
    expect(formSite.forms.saved).toEqual([]);
  });
});
