import { describe, expect, it } from 'vitest';
import { asEditor, consent, createForm, fieldsIn, formOf, topic, validationErrorsOf } from '../testing/edited-forms.ts';
import { payloadTest } from '../testing/test-payload.ts';

const test = payloadTest();

const create = (handle: string | undefined, fields: Record<string, unknown>[], more?: object) =>
  createForm(test.payload, handle, fields, more);
const change = (id: number, data: object, req?: object) =>
  test.payload.update({ ...asEditor, id, locale: 'nl', data: data as never, ...(req && { req }) });
const send = (form: string, values: object[]) =>
  test.payload.create({
    collection: 'form-submissions',
    overrideAccess: true,
    data: { form, formTitle: 'x', site: 'nl', values } as never,
  });
const handlesOf = (form: object) => fieldsIn(form).map(({ handle }) => handle);

describe('FRM-02 handles', () => {
  const text = (label: string, more: object = {}) => ({ blockType: 'SingleLineText', label, ...more });

  it('are generated from the title and the labels if they are empty, and are unique', async () => {
    const form = await create(undefined, [text('Uw naam'), text('Uw naam'), text('List', { handle: 'list2' }), text('List')], {
      title: 'Storing melden',
    });
    expect(form.handle).toBe('storingMelden');
    expect(handlesOf(form)).toEqual(['uwNaam', 'uwNaam2', 'list2', 'list3']);
    expect((await create('', [text('a')], { title: 'Storing melden!' })).handle).toBe('storingMelden2');
  });

  it('stay the same when labels or positions change, and when an editor empties them', async () => {
    const form = await create('stays', [text('Uw naam'), text('Uw plaats')]);
    const [page] = form.pages ?? [];
    const rows = structuredClone(page?.rows ?? []).reverse();
    for (const field of rows.flatMap(({ fields }) => fields ?? [])) Object.assign(field, { label: 'Anders', handle: '' });
    const changed = await change(form.id, { handle: '', title: 'Anders', pages: [{ ...page, rows }] });
    expect([changed.handle, ...handlesOf(changed)]).toEqual(['stays', 'uwPlaats', 'uwNaam']);
  });

  it('cannot change once a submission contains them', async () => {
    const form = await create('carried', [text('Naam'), text('Plaats')]);
    await send('carried', [{ handle: 'naam', label: 'Naam', type: 'SingleLineText', text: 'Jan' }]);
    const [page] = form.pages ?? [];
    const renamed = (at: number) => {
      const rows = structuredClone(page?.rows ?? []);
      Object.assign(rows[at]?.fields?.[0] ?? {}, { handle: 'renamed' });
      return { pages: [{ ...page, rows }] };
    };
    const path = 'pages.0.rows.0.fields.0.handle';
    const told = (language: string) => validationErrorsOf((req) => change(form.id, renamed(0), req), language);
    expect(await told('nl')).toEqual([[path, expect.stringContaining('inzendingen met dit veld')]]);
    expect(await told('de')).toEqual([[path, expect.stringContaining('Einsendungen mit diesem Feld')]]);
    expect(handlesOf(await change(form.id, renamed(1)))).toEqual(['naam', 'renamed']);
  });
});

describe('saving a form', () => {
  it('FRM-15 reports a fault in its place, in the language of the editor', async () => {
    const again = { ...consent, handle: 'topic' };
    const save = (req: object) =>
      test.payload.create({ ...asEditor, locale: 'nl', data: formOf('refused', [topic, again]), req });
    const path = 'pages.0.rows.1.fields.0.handle';
    expect(await validationErrorsOf(save, 'nl')).toEqual([[path, 'Dit staat er al; kies iets anders']]);
    expect(await validationErrorsOf(save, 'en')).toEqual([[path, 'This already exists; please choose something else']]);
    expect(await validationErrorsOf(save, 'de')).toEqual([[path, 'Das gibt es schon; bitte wählen Sie etwas anderes']]);
  });

  it('FRM-03 refuses limits beyond those of the installation, and attributes that run scripts', async () => {
    const files = { blockType: 'FileUpload', handle: 'files', label: 'Bestanden', limitFiles: 11, maxMb: 26, accept: ['.exe'] };
    const text = {
      blockType: 'SingleLineText',
      handle: 'text',
      label: 'Tekst',
      limit: true,
      limitAmount: 20_000,
      inputAttributes: [{ label: 'onclick', value: 'x()' }],
    };
    const data = formOf('limits', [files, text], { settings: { submitAction: 'url', redirectUrl: 'javascript:alert(1)' } });
    const errors = await validationErrorsOf((req) => test.payload.create({ ...asEditor, locale: 'nl', data, req }));
    expect(errors.map(([path]) => path).sort()).toEqual([
      'pages.0.rows.0.fields.0.accept',
      'pages.0.rows.0.fields.0.limitFiles',
      'pages.0.rows.0.fields.0.maxMb',
      'pages.0.rows.1.fields.0.inputAttributes.0.label',
      'pages.0.rows.1.fields.0.limitAmount',
      'settings.redirectUrl',
    ]);
  });

  it('FRM-12 refuses the handle of another form', async () => {
    await create('single', [topic]);
    expect((await validationErrorsOf(() => create('single', [topic]))).map(([path]) => path)).toEqual(['handle']);
  });

  it('FRM-12 refuses a changed handle once something has been sent', async () => {
    const { id } = await create('fixed', [topic]);
    const rename = (handle: string) => change(id, { handle });
    expect(await rename('renamed')).toMatchObject({ handle: 'renamed' });
    await send('renamed', []);
    expect(await validationErrorsOf(() => rename('fixed'))).toEqual([['handle', expect.any(String)]]);
    expect(await test.payload.update({ ...asEditor, id, locale: 'nl', data: { title: 'Nieuw' } })).toMatchObject({
      title: 'Nieuw',
    });
  });
});

it('FRM-15 reports all faults in one save, including required texts', async () => {
  const fields = [
    { ...topic, label: ' ', options: [{ value: 'a', label: '' }, { value: '' }] },
    { ...consent, handle: 'topic', enableConditions: true, conditions: { rules: [{ field: 'gone', operator: 'equals' }] } },
  ];
  const data = { ...(formOf('all', fields) as object), title: '', retentionDays: undefined } as never;
  const errors = await validationErrorsOf((req) => test.payload.create({ ...asEditor, locale: 'nl', data, req }), 'en');
  const field = (row: number, rest: string) => `pages.0.rows.${row}.fields.0.${rest}`;
  expect(errors.map(([path]) => path).sort()).toEqual(
    [
      field(0, 'label'),
      field(0, 'options.0.label'),
      field(0, 'options.1.label'),
      field(0, 'options.1.value'),
      field(1, 'conditions.rules.0.field'),
      field(1, 'handle'),
      'title',
    ].sort(),
  );
});
