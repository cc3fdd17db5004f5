import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { currentPosition } from '../platform/changes/change-log.ts';
import { asEditor, consent, createForm, fieldsIn, topic } from '../testing/edited-forms.ts';
import { formQuestion } from '../testing/form-question.ts';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('empty');

const siteIds = { nl: 1, en: 2, de: 3 } as const;

const create = (handle: string, fields: Record<string, unknown>[], more?: object) =>
  createForm(api.payload, handle, fields, more);
const stored = (id: number, locale: LocaleCode) => api.payload.findByID({ ...asEditor, id, locale });
const ask = async (handle: string, locale: LocaleCode) =>
  (await api.ask(formQuestion, { handle, siteId: siteIds[locale] })).data.form;

describe('a form in three languages', () => {
  it('FRM-15 has one set of fields for all languages, with localized texts', async () => {
    const { id } = await create('languages', [topic, consent]);
    const german = structuredClone(await stored(id, 'de')) as never as {
      title: string;
      pages: { name: string; rows: { fields: Record<string, unknown>[] }[] }[];
    };
    const [page] = german.pages;
    if (!page) throw new Error('the form has no page');
    page.name = 'Seite';
    const [first, second] = page.rows;
    if (!first?.fields[0] || !second?.fields[0]) throw new Error('the form has no fields');
    first.fields[0].label = 'Thema';
    (first.fields[0].options as Record<string, unknown>[])[0] = { ...(first.fields[0].options as object[])[0], label: 'Angebot' };
    page.rows = [second, first];
    await api.payload.update({ ...asEditor, id, locale: 'de', data: { ...german, title: 'Formular' } as never });

    const inGerman = await ask('languages', 'de');
    expect([inGerman.title, inGerman.pages[0].name]).toEqual(['Formular', 'Seite']);
    expect(fieldsIn(inGerman)).toMatchObject([
      { handle: 'consent', label: 'Akkoord' },
      {
        handle: 'topic',
        label: 'Thema',
        options: [
          { value: 'offer', label: 'Angebot' },
          { value: 'other', label: 'Anders' },
        ],
      },
    ]);
    const inDutch = await ask('languages', 'nl');
    expect([inDutch.title, inDutch.pages[0].name]).toEqual(['Formulier languages', 'Pagina']);
    expect(fieldsIn(inDutch)).toMatchObject([
      { handle: 'consent', label: 'Akkoord' },
      {
        handle: 'topic',
        label: 'Onderwerp',
        options: [{ label: 'Offerte' }, { label: 'Anders', isDefault: true }],
        defaultValues: ['other'],
      },
    ]);
  });

  it('FRM-01 exists only in the sites that offer it', async () => {
    await create('offered', [topic]);
    expect(await ask('offered', 'nl')).toMatchObject({ handle: 'offered' });
    expect(await ask('offered', 'en')).toBeNull();
  });

  it('FRM-15 is duplicated with the texts of every language, as a draft', async () => {
    const { id } = await create('original', [topic, consent]);
    await api.payload.update({ ...asEditor, id, locale: 'de', data: { title: 'Formular' } });
    const copy = await api.payload.duplicate({ ...asEditor, id, locale: 'nl' });
    expect(copy).toMatchObject({
      handle: expect.stringMatching(/^originalCopy[0-9a-f]{4}$/),
      title: 'Formulier original',
      sites: [],
    });
    await api.payload.update({ ...asEditor, id: copy.id, locale: 'nl', data: { sites: ['de'] } });
    const german = await ask(copy.handle, 'de');
    expect(german.title).toBe('Formular');
    expect(fieldsIn(german).map(({ handle, label }) => [handle, label])).toEqual([
      ['topic', 'Onderwerp'],
      ['consent', 'Akkoord'],
    ]);
    expect(fieldsIn(await ask('original', 'nl'))).toHaveLength(2);
  });

  it('FRM-01 FRM-03 returns its integrations and the default text of a file field', async () => {
    const drawing = { blockType: 'FileUpload', handle: 'drawing', label: 'Tekening', defaultValue: 'Geen tekening' };
    const { id } = await create('drawings', [drawing], { settings: { integrations: ['newsletter'] } });
    const form = await ask('drawings', 'nl');
    expect(form.settings.integrations).toEqual(['newsletter']);
    expect(form.captchas).toEqual([]);
    expect(fieldsIn(form)).toMatchObject([{ handle: 'drawing', defaultValue: 'Geen tekening' }]);
    await api.payload.update({ ...asEditor, id, locale: 'nl', data: { settings: { integrations: ['captcha'] } } });
    expect((await ask('drawings', 'nl')).captchas).toMatchObject([{ handle: 'altcha' }]);
  });

  it('SEC-02 contains no HTML that runs scripts, neither stored nor in answers', async () => {
    const { id } = await create('html', [consent], {
      settings: { submitActionMessageHtml: '<p>Dank<img src=x onerror=alert(1)></p>' },
    });
    expect(JSON.stringify(await stored(id, 'nl'))).not.toMatch(/<script|onclick|onerror/);
    const sql = instrumentedSql(api.payload.db.pool);
    await sql.query(`update forms_pages_rows set fields = replace(fields::text, '<p>', '<p onclick=\\"x()\\">')::jsonb`);
    const form = await ask('html', 'nl');
    expect(fieldsIn(form)).toMatchObject([{ descriptionHtml: '<p>Ja</p>', description: 'Ja' }]);
    expect(form.settings.submitActionMessageHtml).toBe('<p>Dank</p>');
  });

  it('FRM-02 omits stored attributes that are no longer allowed', async () => {
    await create('attributes', [topic]);
    const sql = instrumentedSql(api.payload.db.pool);
    const attributes = JSON.stringify([
      { label: 'onfocus', value: 'x()' },
      { label: 'autocomplete', value: 'off' },
    ]);
    await sql.query(
      `update forms_pages_rows set fields = jsonb_set(fields, '{0,inputAttributes}', $1::jsonb)
       where _parent_id = (select p.id from forms_pages p join forms f on f.id = p._parent_id where f.handle = 'attributes')`,
      [attributes],
    );
    expect(fieldsIn(await ask('attributes', 'nl'))).toMatchObject([
      { inputAttributes: [{ label: 'autocomplete', value: 'off' }] },
    ]);
  });
});

it('FRM-01 announces a saved form to every site, with the tag of the list of forms', async () => {
  const sql = instrumentedSql(api.payload.db.pool);
  const before = await currentPosition(sql);
  const { id } = await create('announced', [topic]);
  const rows = await sql.query<{ tags: string[] }>('select tags from change where id > $1', [before]);
  const tags = rows.flatMap((row) => row.tags);
  for (const siteId of [1, 2, 3]) expect(tags).toEqual(expect.arrayContaining([`Form:${siteId}:${id}`, `Form:${siteId}:list`]));
});
