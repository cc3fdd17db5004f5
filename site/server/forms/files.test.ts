import { describe, expect, test } from 'vitest';
import { filledIn, formTestSite, pdf } from '../testing/form-test-site.ts';
import { contactForm, type Part } from '../testing/test-form.ts';

const formSite = formTestSite();

describe('FRM-10 FRM-12 files', () => {
  const parts = (...files: Part[]) => [...Object.entries(filledIn), ...files.map((file) => ['drawing', file] as const)];

  test('are streamed to the API and submitted as tokens in the same order', async () => {
    expect((await formSite.postParts(parts(pdf(300_000), pdf(5)))).status).toBe(303);
    const query = { handle: 'contact', field: 'drawing', siteId: '1', name: 'plan.pdf' };
    const sent = formSite.forms.saved[0]?.drawing as { token: string }[];
    expect(sent.map(({ token }) => formSite.forms.uploads[Number(token.replace('token', '')) - 1])).toEqual([
      { query, bytes: 300_000 },
      { query, bytes: 5 },
    ]);
  });

  test('stay with a refused form after upload and need not be uploaded again', async () => {
    await formSite.postParts([
      ['form.handle', 'contact'],
      ['form.page', '1'],
      ['drawing', pdf(5)],
    ]);
    expect(formSite.shown?.values.drawing).toEqual([{ name: 'plan.pdf', bytes: 5, token: 'token1' }]);
    await formSite.post({ ...filledIn, 'drawing.file': 'token1 5 plan.pdf' });
    expect(formSite.forms.saved[0]?.drawing).toEqual([{ token: 'token1' }]);
  });

  test('beyond the limit of their field are not uploaded; the selection is cleared', async () => {
    expect((await formSite.postParts(parts(...Array.from({ length: 50 }, () => pdf(9))))).status).toBe(422);
    expect(formSite.shown).toMatchObject({
      page: 1,
      problems: [{ handle: 'drawing', key: 'tooManyFiles', amount: 2 }],
      values: { drawing: [] },
    });
    expect(formSite.forms.uploads).toHaveLength(2);
  });

  test('that are too large or refused by the API have a problem at their field; other values stay', async () => {
    await formSite.postParts(parts(pdf(1024 * 1024 + 1)));
    expect(formSite.shown?.problems).toEqual([{ handle: 'drawing', key: 'fileTooLarge', amount: 1 }]);
    formSite.forms.content.upload = () => ({ problem: { handle: null, key: 'fileUnsafe' } });
    await formSite.postParts(parts(pdf(9)));
    expect(formSite.shown).toMatchObject({
      problems: [{ handle: 'drawing', key: 'fileUnsafe' }],
      values: { message: 'Hallo', drawing: [] },
    });
    expect(formSite.forms.saved).toEqual([]);
  });

  test('that cannot be uploaded fail the form, which keeps its values, also for required fields', async () => {
    const [you, question] = contactForm.pages;
    const rows = question?.rows.map(({ fields: [field] }) => ({ fields: [{ ...field, required: true }] }));
    formSite.forms.form = { ...contactForm, pages: [you, { ...question, rows }] } as typeof contactForm;
    formSite.forms.content.upload = () => undefined;
    await formSite.postParts([...parts(pdf(9)), ['pieces', '1']]);
    expect(formSite.shown).toMatchObject({ outcome: 'failed', problems: [], values: { message: 'Hallo' } });
  });

  test('are uploaded with the tokens that precede them', async () => {
    const passes: unknown[] = [];
    formSite.forms.content.upload = ({ headers }) => {
      passes.push([headers['x-form-token'], headers['x-form-time']]);
      return { token: 'token' };
    };
    await formSite.postParts([['form.csrf', 'abc'], ...parts(pdf(9))]);
    await formSite.postParts([['form.time', '1.abc'], ...parts(pdf(9))]);
    await formSite.postParts(parts(pdf(9)));
    expect(passes).toEqual([
      ['abc', undefined],
      [undefined, '1.abc'],
      [undefined, undefined],
    ]);
  });

  test.each(['expired', 'captcha'])(
    'without a valid token are a problem of the whole form, which a script submits again: %s',
    async (key) => {
      const [you, question] = contactForm.pages;
      const rows = question?.rows.map(({ fields: [field] }) => ({ fields: [{ ...field, required: true }] }));
      formSite.forms.form = { ...contactForm, pages: [you, { ...question, rows }] } as typeof contactForm;
      formSite.forms.content.upload = () => ({ problem: { handle: null, key } });
      const answer = await formSite.postParts(parts(pdf(9), pdf(9)), { accept: 'application/json' });
      expect(JSON.parse(answer.text)).toEqual({ outcome: 'refused', problems: [{ handle: null, key }] });
      expect(formSite.forms.saved).toEqual([]);
    },
  );

  test('of unknown fields are discarded', async () => {
    expect((await formSite.postParts([...Object.entries(filledIn), ['message', pdf(9)], ['other', pdf(9)]])).status).toBe(303);
    expect(formSite.forms.uploads).toEqual([]);
  });
});

test.each([
  [{}, 'Wat u verstuurt, is te groot: alles samen mag 120 MB zijn. Ga terug en kies kleinere of minder bestanden.\n'],
  [{ accept: 'application/json' }, '{"outcome":"refused","problems":[{"handle":null,"key":"fileTooLarge","amount":120}]}'],
])('FRM-10 a body that is too large answers 413 with a message, or with JSON for scripts', async (headers, text) => {
  expect(await formSite.post({ ...filledIn, message: 'x'.repeat(300_000) }, headers)).toMatchObject({ status: 413, text });
});
