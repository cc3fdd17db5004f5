import { defaultLocale, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { rowsPerPage, translatedLocales, translationsBehind } from './translation-overview.ts';

const test = payloadTest();

const behind = async (order: 'kind' | 'title' | 'changedAt' = 'kind', kind?: 'pages' | 'news') =>
  await translationsBehind(instrumentedSql(test.payload.db.pool), { order, kind, locales: translatedLocales, offset: 0 });
const stateOf = async (id: number) => {
  const row = (await behind()).rows.find((candidate) => candidate.id === id && candidate.kind === 'pages');
  return row && [row.states.en, row.states.de];
};

let number = 0;
async function page(title: string) {
  number += 1;
  const data = { title, slug: `pagina-${number}`, type: 'contentPage', _status: 'published' } as const;
  return (await test.payload.create({ collection: 'pages', locale: 'nl', data })).id;
}
const write = (id: number, locale: LocaleCode, title: string, _status: 'draft' | 'published') => {
  const data = { title, slug: `page-${id}`, _status };
  return test.payload.update({ collection: 'pages', id, locale, draft: _status === 'draft', data });
};

describe('API-08 the overview of translations', () => {
  it('lists translations that are missing, drafts, or older than the Dutch text', async () => {
    const id = await page('Bank');
    expect(await stateOf(id)).toEqual(['missing', 'missing']);
    await write(id, 'en', 'Bench', 'published');
    await write(id, 'de', 'Entwurf', 'draft');
    expect(await stateOf(id)).toEqual(['current', 'draft']);
    await write(id, 'de', 'Bank', 'published');
    expect(await stateOf(id)).toBeUndefined();
    await write(id, 'nl', 'Andere bank', 'published');
    expect(await stateOf(id)).toEqual(['older', 'older']);
  });

  it('accepts a translation that is published again unchanged, and ignores changes of non-text fields', async () => {
    const id = await page('Stoel');
    for (const locale of ['en', 'de'] as const) await write(id, locale, 'Stuhl', 'published');
    await write(id, 'nl', 'Stoelen', 'published');
    await write(id, 'en', 'Stuhl', 'published');
    expect(await stateOf(id)).toEqual(['current', 'older']);
    await write(id, 'de', 'Stuhl', 'published');
    await test.payload.update({
      collection: 'pages',
      id,
      locale: 'nl',
      data: { membersOnly: true, hideFromSearch: true, _status: 'published' },
    });
    expect(await stateOf(id)).toBeUndefined();
  });

  it('LOC-01 returns a state for every language but the default one', async () => {
    const id = await page('Kruk');
    const row = (await behind()).rows.find((candidate) => candidate.id === id && candidate.kind === 'pages');
    expect(Object.keys(row?.states ?? {}).sort()).toEqual(localeCodes.filter((code) => code !== defaultLocale).sort());
  });

  it('ignores entries that are not live in Dutch or are deleted', async () => {
    const data = { title: 'Concept', slug: 'concept', type: 'contentPage' } as const;
    const { id } = await test.payload.create({ collection: 'pages', locale: 'nl', draft: true, data });
    expect(await stateOf(id)).toBeUndefined();
    const gone = await page('Weg');
    await test.payload.delete({ collection: 'pages', id: gone });
    expect(await stateOf(gone)).toBeUndefined();
  });

  it('sorts by kind, title or change, and filters by kind', async () => {
    const data = { title: 'Aanwinst', slug: 'aanwinst', postDate: '2026-01-01', _status: 'published' } as const;
    await test.payload.create({ collection: 'news', locale: 'nl', data });
    await page('Zitje');
    const kinds = (await behind('kind')).rows.map(({ kind }) => kind);
    expect(kinds).toEqual([...kinds].sort());
    expect((await behind('title')).rows[0]?.title).toBe('Aanwinst');
    expect((await behind('changedAt')).rows[0]?.title).toBe('Zitje');
    expect((await behind('title', 'news')).rows.map(({ title }) => title)).toEqual(['Aanwinst']);
  });

  it('returns a page of thousands of entries', async () => {
    await test.payload.db.pool.query(`
      with made as (insert into pages (type, updated_at) select 'contentPage', now() from generate_series(1, 4000) returning id),
        texts as (insert into pages_locales (title, slug, _status, _locale, _parent_id)
          select 'Veel ' || id, 'veel-' || id, 'published', 'nl', id from made),
        versions as (insert into _pages_v (parent_id, latest) select id, n = 5 from made, generate_series(1, 5) n returning id, parent_id)
      insert into _pages_v_locales (version_title, version_slug, _locale, _parent_id)
        select 'Veel ' || parent_id, 'veel', l::_locales, id from versions, unnest(array['nl', 'en']) l`);
    await test.payload.db.pool.query('analyze');
    const { rows, total } = await behind('title', 'pages');
    expect(rows).toHaveLength(rowsPerPage);
    expect(total).toBeGreaterThan(4000);
  });
});
