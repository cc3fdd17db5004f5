import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../platform/api/context.ts';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { changeSignal } from '../../platform/changes/change-signal.ts';
import { createLog } from '../../platform/log.ts';
import { makeMember } from '../../testing/members.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import type { SynonymGroup } from '../search-engine.ts';
import { keepSynonyms } from './keep-synonyms.ts';
import { synonymChannel, synonymGroups } from './stored-synonyms.ts';
import { deleteExpiredSearches, searchCounter } from './zero-result-searches.ts';

const log = createLog('test', 'silent');
const test = payloadTest();
let users: Record<'editor' | 'administrator' | 'member', TypedUser>;

beforeAll(async () => {
  const password = 'een lang wachtwoord';
  const user = async (role: 'editor' | 'administrator') => {
    const account = await test.payload.create({ collection: 'users', data: { email: `${role}@example.org`, password, role } });
    return { ...account, collection: 'users' as const };
  };
  users = {
    editor: await user('editor'),
    administrator: await user('administrator'),
    member: await makeMember(test.payload),
  };
});
beforeEach(() => test.payload.db.pool.query('truncate synonyms, synonyms_texts, searches_without_hits restart identity cascade'));

type Site = 'nl' | 'en' | 'de';
const group = (site: Site, words: string[]) => test.payload.create({ collection: 'synonyms', data: { site, words } });
const sql = () => instrumentedSql(test.payload.db.pool);
const messageOf = (write: Promise<unknown>) =>
  write.then(
    () => undefined,
    (error: { data?: { errors: { path: string; message: string }[] } }) =>
      error.data?.errors.map(({ path, message }) => `${path}: ${message}`),
  );

const contextOf = (clientIp?: string) =>
  createContext({ payload: test.payload, pool: test.payload.db.pool, viewer: null, clientIp, log, siteOrigin: () => '' });
const unlimited = { ofVisitor: { minutes: 1, max: 1000 }, ofAll: { minutes: 1, max: 1000 } };
const counted = async () =>
  (await test.payload.find({ collection: 'searchesWithoutHits', sort: ['-count', 'id'], pagination: false })).docs.map(
    ({ site, words, count, state }) => [site, words, count, state],
  );

describe('SEA-06 synonyms', () => {
  it('are normalised; a word in a second group of its language is refused with a message', async () => {
    const { words, title } = await group('nl', [' prullenbak ', 'afval\u0000bak', '']);
    expect({ words, title }).toEqual({ words: ['prullenbak', 'afval bak'], title: 'prullenbak = afval bak' });
    expect(await messageOf(group('nl', ['vuilnisbak', 'Prullenbak']))).toEqual([
      'words: ‘Prullenbak’ staat al in een andere groep van deze taal: prullenbak, afval bak',
    ]);
    expect(await messageOf(group('en', ['prullenbak', 'bin']))).toBeUndefined();
    expect(await messageOf(group('de', ['Bank']))).toEqual(['words: Geef minstens twee woorden die hetzelfde betekenen']);
    expect(await messageOf(group('de', ['Bank', 'x'.repeat(10_000)]))).toEqual([expect.stringContaining('is te lang')]);
    expect(await messageOf(group('fr' as Site, ['a b', 'c d']))).toEqual([expect.stringContaining('site')]);
    expect(await synonymGroups(sql())).toEqual([
      { siteId: 1, words: ['prullenbak', 'afval bak'] },
      { siteId: 2, words: ['prullenbak', 'bin'] },
    ]);
  });

  it('reach the engine at the start, within seconds of a change, and after a failure', async () => {
    const given: (readonly SynonymGroup[])[] = [];
    let tries = 0;
    let kept = 0;
    const engine = {
      setSynonyms: async (groups: readonly SynonymGroup[]) => {
        tries += 1;
        if (tries < 3) throw new Error('down');
        given.push(groups);
      },
    };
    const onKept = async () => {
      kept += 1;
    };
    await group('nl', ['bank', 'zitbank']);
    const signal = changeSignal(test.options.databaseUrl, log, [synonymChannel]);
    const parts = { payload: test.payload, engine, signal, log, retryMs: 20, onKept };
    const keeper = keepSynonyms(parts);
    await expect.poll(() => given.at(-1)).toEqual([{ siteId: 1, words: ['bank', 'zitbank'] }]);
    const { id } = await group('de', ['Bank', 'Sitzbank']);
    await expect.poll(() => given.at(-1)).toHaveLength(2);
    await test.payload.delete({ collection: 'synonyms', id });
    await expect.poll(() => given.at(-1)).toHaveLength(1);
    await expect.poll(() => kept).toBe(given.length);
    await keeper.close();
    await signal.close();
  });
});

describe('SEA-06 searches without hits', () => {
  it('are counted by language, without data about the visitor; personal data is not stored', async () => {
    const count = searchCounter(unlimited);
    for (const query of [
      'Schommelbank',
      ' schommelbank! ',
      'anna@example.com',
      '06-12345678',
      '%%',
      'x'.repeat(10_000),
      "a'b\u0000",
    ])
      await count(contextOf('203.0.113.7'), { siteId: 1, query });
    await count(contextOf('203.0.113.7'), { siteId: 3, query: 'schommelbank' });
    expect(await counted()).toEqual([
      ['nl', 'schommelbank', 2, 'new'],
      ['nl', "a'b", 1, 'new'],
      ['de', 'schommelbank', 1, 'new'],
    ]);
    const { rows } = await test.payload.db.pool.query('select * from searches_without_hits');
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('have a rate limit per visitor and in total, and are deleted after 180 days', async () => {
    const count = searchCounter({ ofVisitor: { minutes: 1, max: 3 }, ofAll: { minutes: 1, max: 5 } });
    for (let number = 0; number < 6; number += 1) await count(contextOf('203.0.113.7'), { siteId: 1, query: `woord ${number}` });
    expect(await counted()).toHaveLength(3);
    for (let number = 0; number < 6; number += 1) await count(contextOf(), { siteId: 1, query: `ander ${number}` });
    expect(await counted()).toHaveLength(5);
    await test.payload.db.pool.query(
      `update searches_without_hits set last_at = now() - interval '181 days' where words = 'woord 0'`,
    );
    await test.payload.db.pool.query(`update searches_without_hits set count = 9 where words = 'woord 1'`);
    await deleteExpiredSearches(sql(), 180, 3);
    expect(await counted()).toHaveLength(3);
    expect((await counted())[0]).toEqual(['nl', 'woord 1', 9, 'new']);
  });

  it('become synonyms when an editor enters their meaning, or are dismissed permanently', async () => {
    const count = searchCounter(unlimited);
    for (const query of ['vuilbak', 'asdf']) await count(contextOf(), { siteId: 1, query });
    await group('nl', ['prullenbak', 'afvalbak']);
    const [vuilbak, asdf] = (await test.payload.find({ collection: 'searchesWithoutHits', sort: 'id' })).docs;
    const edit = (id: number | undefined, data: object) =>
      test.payload.update({ collection: 'searchesWithoutHits', id: id ?? 0, data, overrideAccess: false, user: users.editor });
    expect(await messageOf(edit(vuilbak?.id, { means: '<b>' }))).toEqual([expect.stringContaining('means: ‘<b>’ heeft tekens')]);
    expect(await edit(vuilbak?.id, { means: ' Afvalbak' })).toMatchObject({ state: 'solved', means: 'Afvalbak' });
    expect(await synonymGroups(sql())).toEqual([{ siteId: 1, words: ['prullenbak', 'afvalbak', 'vuilbak'] }]);
    await edit(asdf?.id, { state: 'dismissed', words: 'other', count: 0 });
    for (const query of ['vuilbak', 'asdf']) await count(contextOf(), { siteId: 1, query });
    expect((await counted()).sort()).toEqual([
      ['nl', 'asdf', 2, 'dismissed'],
      ['nl', 'vuilbak', 2, 'new'],
    ]);
  });
});

describe('API-08 access to synonyms and searches', () => {
  const as = (asker: keyof typeof users | 'guest') => ({
    overrideAccess: false,
    user: asker === 'guest' ? undefined : users[asker],
  });

  it.each(['synonyms', 'searchesWithoutHits'] as const)(
    'guests and members cannot read or write %s; editors can',
    async (collection) => {
      const { id } = await group('nl', ['bank', 'zitbank']);
      await searchCounter(unlimited)(contextOf(), { siteId: 1, query: 'lantaarn' });
      for (const asker of ['guest', 'member'] as const) {
        await expect(test.payload.find({ collection, ...as(asker) }), asker).rejects.toThrow();
        await expect(test.payload.find({ collection, where: { site: { equals: 'nl' } }, ...as(asker) }), asker).rejects.toThrow();
        await expect(test.payload.update({ collection, id, data: {}, ...as(asker) }), asker).rejects.toThrow();
        await expect(test.payload.delete({ collection, id, ...as(asker) }), asker).rejects.toThrow();
        const data = { site: 'nl', words: ['a b', 'c d'] } as never;
        await expect(test.payload.create({ collection, data, ...as(asker) }), asker).rejects.toThrow();
      }
      for (const asker of ['editor', 'administrator'] as const)
        expect((await test.payload.find({ collection, ...as(asker) })).totalDocs, asker).toBe(1);
      const made = test.payload.create({ collection, data: { site: 'nl', words: ['ab', 'cd'] } as never, ...as('editor') });
      if (collection === 'synonyms') await expect(made).resolves.toBeTruthy();
      else await expect(made).rejects.toThrow();
    },
  );
});
