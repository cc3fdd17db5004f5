import { expect, it } from 'vitest';
import { apiTest } from '../../testing/open-api.ts';

const api = apiTest('empty');

const page = async (slug: string, data: Record<string, unknown> = {}): Promise<number> => {
  const entry = { title: slug, slug, type: 'contentPage', _status: 'published', ...data };
  return (await api.payload.create({ collection: 'pages', locale: 'nl', data: entry as never, depth: 0 })).id;
};

/** Returns the entries that a change makes due: whether each may be indexed in the background, by id. */
async function dueAfter(id: number, data: Record<string, unknown>): Promise<Record<number, boolean>> {
  await api.payload.db.pool.query('delete from search_index_queue');
  await api.payload.update({ collection: 'pages', id, locale: 'nl', data: data as never, depth: 0 });
  const { rows } = await api.payload.db.pool.query<{ id: number; waits: boolean }>(
    'select entry_id as id, bool_and(background) as waits from search_index_queue group by entry_id',
  );
  return Object.fromEntries(rows.map(({ id, waits }) => [id, waits]));
}

it('SEA-02 pages below a restricted or unpublished page leave the index at once; below a renamed one they may wait', async () => {
  const above = await page('boven');
  const below = await page('onder', { parent: above });
  const open = { [above]: false, [below]: true };
  const closed = { [above]: false, [below]: false };
  expect(await dueAfter(above, { title: 'Hoger', _status: 'published' })).toEqual(open);
  expect(await dueAfter(above, { membersOnly: true, _status: 'published' })).toEqual(closed);
  expect(await dueAfter(above, { membersOnly: false, _status: 'published' })).toEqual(open);
  expect(await dueAfter(above, { _status: 'draft' })).toEqual(closed);
});
