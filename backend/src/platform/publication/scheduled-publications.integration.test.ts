import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { getLocalI18n, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPayloadConfig } from '../../composition/payload-config.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import { openPayload } from '../payload/open-payload.ts';
import { liveLocales } from './live-locales.ts';
import { scheduleProblem } from './schedule-problems.ts';
import { cancelScheduled, carryOutScheduled } from './scheduled-publications.ts';

const test = payloadTest();
let other: Payload;
beforeAll(async () => {
  other = await openPayload(buildPayloadConfig(test.options));
});
afterAll(async () => {
  await other.destroy();
});

let number = 0;
async function draft(): Promise<number> {
  number += 1;
  const data = { title: 'Straks', slug: `straks-${number}`, type: 'contentPage' } as const;
  return (await test.payload.create({ collection: 'pages', locale: 'nl', draft: true, data })).id;
}

async function schedule(id: number, when: Date, type: 'publish' | 'unpublish' = 'publish', locale: LocaleCode = 'nl') {
  const doc = { relationTo: 'pages' as const, value: id };
  return await test.payload.jobs.queue({ task: 'schedulePublish', input: { type, locale, doc }, waitUntil: when });
}

const live = (id: number) => liveLocales({ payload: test.payload, transactionID: undefined }, { collection: 'pages', id });
const past = new Date(0);
const query = async (text: string) => (await test.payload.db.pool.query(text)).rows;
const publications = async (id: number): Promise<number> =>
  (await query(`select count(*)::int as n from change where 'Page:1:${id}' = any(tags)`))[0].n;

describe('API-08 a scheduled publication', () => {
  it('runs at its time and not before', async () => {
    const id = await draft();
    const { id: job } = await schedule(id, new Date(Date.now() + 3_600_000));
    await carryOutScheduled(test.payload);
    expect(await live(id)).toEqual([]);
    await query(`update payload_jobs set wait_until = now() - interval '1 minute' where id = ${job}`);
    await carryOutScheduled(test.payload);
    expect(await live(id)).toEqual(['nl']);
    await schedule(id, past, 'unpublish');
    await carryOutScheduled(test.payload);
    expect(await live(id)).toEqual([]);
  });

  it('is cancelled without another job', async () => {
    const { id: job } = await schedule(await draft(), new Date(Date.now() + 3_600_000));
    const { id: kept } = await schedule(await draft(), new Date(Date.now() + 3_600_000));
    await cancelScheduled(test.payload, job);
    expect(await query('select id from payload_jobs where completed_at is null')).toEqual([{ id: kept }]);
    await cancelScheduled(test.payload, kept);
  });

  it('runs once, regardless of the number of processes', async () => {
    const ids = await Promise.all([draft(), draft(), draft()]);
    for (const id of ids) await schedule(id, past);
    await Promise.all([test.payload, other, test.payload, other].map(carryOutScheduled));
    expect(await Promise.all(ids.map(live))).toEqual([['nl'], ['nl'], ['nl']]);
    expect(await Promise.all(ids.map(publications))).toEqual([1, 1, 1]);
  });

  it('runs after a process died during it', async () => {
    const id = await draft();
    const { id: job } = await schedule(id, past);
    await query(`update payload_jobs set processing = true where id = ${job}`);
    await carryOutScheduled(other);
    expect(await live(id)).toEqual(['nl']);
  });

  it('is retried after a failure', async () => {
    const id = await draft();
    await query('alter table address rename to address_away');
    await schedule(id, past);
    await carryOutScheduled(test.payload);
    await query('alter table address_away rename to address');
    expect(await live(id)).toEqual([]);
    await query(`update payload_jobs set wait_until = now() - interval '1 second'`);
    await carryOutScheduled(test.payload);
    expect(await live(id)).toEqual(['nl']);
  });

  it('is run by the API only', async () => {
    await expect(test.payload.jobs.run({ overrideAccess: false })).rejects.toThrow();
  });
});

describe('EDT-14 planning a publication', () => {
  const problemOf = async (id: number, localeToPublish?: LocaleCode) => {
    const account = {
      email: `eva-${id}-${localeToPublish}@example.org`,
      password: 'een lang wachtwoord',
      role: 'editor' as const,
    };
    const user = { ...(await test.payload.create({ collection: 'users', data: account })), collection: 'users' as const };
    const i18n = await getLocalI18n({ config: test.payload.config, language: 'nl' });
    const doc = { relationTo: 'pages', value: String(id) };
    return scheduleProblem(
      { payload: test.payload, user, i18n },
      { type: 'publish', doc, ...(localeToPublish && { localeToPublish }) },
    );
  };

  it('in all languages is refused with the fields that a language lacks, and publishes nothing', async () => {
    const id = await draft();
    expect(await problemOf(id)).toContain('eerst: English: Inhoud > Titel, Adresdeel; Deutsch: Inhoud > Titel, Adresdeel.');
    expect(await problemOf(id, 'nl')).toBeUndefined();
    expect(await live(id)).toEqual([]);
    expect(await publications(id)).toBe(0);
  });
});
