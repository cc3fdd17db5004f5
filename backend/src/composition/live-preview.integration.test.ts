import { randomUUID } from 'node:crypto';
import { maxUnsavedLength } from '@plantsoen/contract/live-preview.ts';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DraftedCollection } from '../platform/publication/drafted-collections.ts';
import { type PreviewGrant, signPreview } from '../preview/preview-token.ts';
import { apiTest } from '../testing/open-api.ts';
import { runInPreview } from './preview-transaction.ts';

const api = apiTest('demo');
let editorId: number;
let session: string;
let pageId: number;

beforeAll(async () => {
  ({ editorId, session } = await logIn('editor'));
  pageId = (await asGuest('duurzaamheid')).id;
});

/** Creates an editor with a session. */
async function logIn(name: string, until = new Date(Date.now() + 3_600_000)) {
  const data = { email: `${name}@example.org`, password: 'a long enough password', role: 'editor' } as const;
  const { id } = await api.payload.create({ collection: 'users', data });
  const sid = randomUUID();
  await api.payload.db.pool.query(
    'insert into users_sessions (_order, _parent_id, id, created_at, expires_at) values (1, $1, $2, now(), $3)',
    [id, sid, until],
  );
  return { editorId: id, session: sid };
}

const question = `query ($uri: String!, $siteId: Int!) {
  preview { siteId uri }
  entry(uri: $uri, siteId: $siteId) {
    __typename
    ... on Entry { id title uri breadcrumbs { title } }
    ... on Page { introtext blocks { __typename ... on QuoteBlock { quote } } }
  }
}`;
const asGuest = async (uri: string, siteId = 1) => (await api.ask(question, { uri, siteId })).data.entry;

const grant = (changes: Partial<PreviewGrant> = {}) =>
  signPreview(
    { collection: 'pages', id: pageId, locale: 'nl', editorId, session, until: Date.now() + 60_000, ...changes },
    api.payload.secret,
  );

/** Returns the values of the form of a document, as the admin reads them. */
async function formOf(collection: DraftedCollection, id: number, locale: LocaleCode = 'nl') {
  const doc = await api.payload.findByID({ collection, id, locale, draft: true, depth: 0, fallbackLocale: false });
  return doc as unknown as Record<string, unknown>;
}

async function pageForm(changes: Record<string, unknown>): Promise<string> {
  return JSON.stringify({ ...(await formOf('pages', pageId)), ...changes });
}

async function opened(token: string, unsaved: string) {
  const preview = await runInPreview(api.payload, token, unsaved);
  if (!preview) throw new Error('the preview is not shown');
  return preview;
}

/** Returns the number of rows of every table that a change of content writes. */
async function stored(): Promise<unknown> {
  const tables = ['pages', '_pages_v', 'address', 'catalogue', 'change', 'activity_log', 'search_index_queue', 'projected_entry'];
  const counts = tables.map((table) => `(select count(*) from public.${table}) as ${table}`);
  const text = `select ${counts}, (select md5(string_agg(p::text, '' order by id)) from public.pages p) as rows`;
  return (await api.payload.db.pool.query(text)).rows[0];
}

describe('EDT-08 a preview of unsaved values', () => {
  it('shows the typed text, slug and blocks at the future address, and stores and announces nothing', async () => {
    const before = await stored();
    const blocks = [{ id: 'a1', blockType: 'quote', quote: 'Nog niet bewaard' }];
    const unsaved = await pageForm({ title: 'Getypt', slug: 'getypt', intro: 'Nieuwe inleiding', blocks });
    const { data, errors } = await api.preview(grant(), question, { uri: 'getypt', siteId: 1 }, unsaved);
    expect(errors).toEqual([]);
    expect(data.preview).toEqual({ siteId: 1, uri: 'getypt' });
    expect(data.entry).toMatchObject({ id: pageId, title: 'Getypt', introtext: 'Nieuwe inleiding' });
    expect(data.entry.blocks).toEqual([{ __typename: 'QuoteBlock', quote: 'Nog niet bewaard' }]);
    expect(await asGuest('duurzaamheid')).toMatchObject({ title: 'Duurzaamheid' });
    expect(await asGuest('getypt')).toEqual({ __typename: 'EntryAbsent' });
    expect(await stored()).toEqual(before);
  });

  it('shows what is complete of an incomplete form', async () => {
    const blocks = [{ blockType: 'quote' }, { blockType: 'quote', quote: 'Af' }, { blockType: 'products', products: [null] }];
    const unsaved = await pageForm({ blocks, intro: null });
    const { data, errors } = await api.preview(grant(), question, { uri: 'duurzaamheid', siteId: 1 }, unsaved);
    expect(errors).toEqual([]);
    expect(data.entry.blocks).toContainEqual({ __typename: 'QuoteBlock', quote: 'Af' });
  });

  it.each([
    ['projects', 'de'],
    ['news', 'en'],
    ['faq', 'nl'],
    ['categories', 'en'],
    ['products', 'de'],
  ] as const)('works for the collection %s in %s', async (collection, locale) => {
    const siteId = { nl: 1, en: 2, de: 3 }[locale];
    const { rows } = await api.payload.db.pool.query<{ entry_id: number; path: string }>(
      `select entry_id, path from address where entry_type = $1 and site_id = $2 and kind = 'canonical' order by path limit 1`,
      [collection, siteId],
    );
    const [entry] = rows;
    if (!entry) throw new Error(`the demo content has no ${collection}`);
    const unsaved = JSON.stringify({ ...(await formOf(collection, entry.entry_id, locale)), title: 'Nur getippt' });
    const token = grant({ collection, id: entry.entry_id, locale });
    const { data, errors } = await api.preview(token, question, { uri: entry.path, siteId }, unsaved);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ preview: { uri: entry.path }, entry: { title: 'Nur getippt' } });
    expect(await asGuest(entry.path, siteId)).not.toMatchObject({ title: 'Nur getippt' });
  });

  it('is rendered while a publication of the same entry is open, without waiting for its end', async () => {
    const transactionID = (await api.payload.db.beginTransaction()) ?? '';
    const req = { transactionID } as never;
    const data = { intro: 'Wordt gepubliceerd', _status: 'published' } as const;
    await api.payload.update({ collection: 'pages', id: pageId, locale: 'nl', data, req });
    const unsaved = await pageForm({ intro: 'Tijdens de publicatie getypt' });
    const answer = await api.preview(grant(), question, { uri: 'duurzaamheid', siteId: 1 }, unsaved);
    // Other test files use other databases of the same server.
    const waiting = await api.payload.db.pool.query(
      'select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()',
    );
    await api.payload.db.commitTransaction(transactionID);
    expect(answer.data.entry).toMatchObject({ introtext: 'Tijdens de publicatie getypt' });
    expect(waiting.rowCount).toBe(0);
    expect(await asGuest('duurzaamheid')).toMatchObject({ introtext: 'Wordt gepubliceerd' });
  });

  it('does not delay a publication of the same entry, which ends while the preview is open', async () => {
    const open = await opened(grant(), await pageForm({ slug: 'verhuist', title: 'Verhuist' }));
    const data = { intro: 'Naast een voorbeeld gepubliceerd', _status: 'published' } as const;
    await api.payload.update({ collection: 'pages', id: pageId, locale: 'nl', data });
    expect(await asGuest('duurzaamheid')).toMatchObject({ introtext: 'Naast een voorbeeld gepubliceerd' });
    const own = `select path from address where entry_type = 'pages' and entry_id = $1 and kind = 'canonical' and site_id = 1`;
    expect(await open.sql.query(own, [pageId])).toEqual([{ path: 'verhuist' }]);
    await open.end();
  });

  it('locks no row of a table, and holds no advisory lock', async () => {
    const open = await opened(grant(), await pageForm({ title: 'Zonder sloten' }));
    const locks = await open.sql.query(
      `select distinct mode from pg_locks l left join pg_class c on c.oid = l.relation where l.pid = pg_backend_pid()
       and (l.locktype = 'advisory' or (c.relnamespace = 'public'::regnamespace and c.relkind <> 'S'))`,
    );
    await open.end();
    expect(locks).toEqual([{ mode: 'AccessShareLock' }]);
  });

  it('shows five editors their own text of the same page at the same time', async () => {
    const names = ['een', 'twee', 'drie', 'vier', 'vijf'];
    const previews = await Promise.all(
      names.map(async (name) => opened(grant(await logIn(name)), await pageForm({ title: `Van ${name}` }))),
    );
    const own = `select title from pages_locales where _parent_id = $1 and _locale = 'nl'`;
    const titles = await Promise.all(previews.map(({ sql }) => sql.query<{ title: string }>(own, [pageId])));
    expect(titles.flat().map(({ title }) => title)).toEqual(names.map((name) => `Van ${name}`));
    const sixth = opened(grant(), await pageForm({ title: 'Van zes' }));
    await Promise.all(previews.map(({ end }) => end()));
    await (await sixth).end();
  });

  it('shares the transaction of a picture between its queries', async () => {
    const [token, unsaved] = [grant(), await pageForm({ title: 'Gedeeld' })];
    const [one, other] = await Promise.all([opened(token, unsaved), opened(token, unsaved)]);
    expect(other.transactionID).toBe(one.transactionID);
    await one.end();
    await other.end();
  });

  it('leaves a field as it is that the editor may not change', async () => {
    const unsaved = await pageForm({ id: 999_999, _status: 'draft', createdAt: 'nonsense' });
    const { data } = await api.preview(grant(), question, { uri: 'duurzaamheid', siteId: 1 }, unsaved);
    expect(data.entry).toMatchObject({ id: pageId });
  });
});

describe('EDT-08 a preview of unsaved values is refused', () => {
  const refusal = async (token: string, unsaved: string) =>
    runInPreview(api.payload, token, unsaved).then(
      () => 'shown',
      (error) => error.reason,
    );

  it('for a token that is forged or expired, or whose session has ended', async () => {
    const unsaved = await pageForm({});
    const late = await logIn('laat', new Date(Date.now() - 1000));
    const tokens = {
      forged: `${grant().slice(0, -2)}AA`,
      expired: grant({ until: Date.now() - 1 }),
      loggedOut: grant({ session: randomUUID() }),
      ofOther: grant({ editorId: editorId + 1 }),
      late: grant(late),
      link: grant({ session: undefined }),
      deleted: grant({ id: 99_999 }),
    };
    for (const [name, token] of Object.entries(tokens)) expect(await refusal(token, unsaved), name).toBe('expired');
  });

  it('without values, so that its token opens no other page', async () => {
    expect(await runInPreview(api.payload, grant())).toBeUndefined();
  });

  it('for values that are too long or no form', async () => {
    expect(await refusal(grant(), 'x'.repeat(maxUnsavedLength + 1))).toBe('values');
    for (const unsaved of ['', '[]', 'null', '{']) expect(await refusal(grant(), unsaved), unsaved).toBe('values');
  });

  it('for an address that another page has, that is missing, or below the page itself', async () => {
    const other = await asGuest('contact');
    expect(await refusal(grant(), await pageForm({ slug: null }))).toBe('address');
    expect(await refusal(grant(), await pageForm({ parent: pageId }))).toBe('address');
    const contact = await formOf('pages', other.id);
    const taken = JSON.stringify({ ...(await formOf('pages', pageId)), slug: contact.slug });
    expect(['address', 'shown']).toContain(await refusal(grant(), taken));
  });
});
