import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { instrumentedSql } from '../api/instrumented-sql.ts';
import { createPool } from '../database/connection-pool.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { exceededRateLimit } from './rate-limiter.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase('empty');
  pool = createPool({ databaseUrl: database.url, max: 4, onLost: () => undefined });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const now = Date.parse('2026-11-03T09:30:00Z');
const subject = ['contact', 1];
const payload = { secret: 's' };
const refusals = async (addresses: readonly string[], { works = false, at = now } = {}) => {
  const sql = instrumentedSql(pool);
  const action = works ? 'formWithCaptcha' : 'formWithoutCaptcha';
  const asked = addresses.map((clientIp) => exceededRateLimit({ sql, payload, clientIp }, action, { subject, now: at }));
  return (await Promise.all(asked)).filter(Boolean).length;
};

it('FRM-12 also limits the networks around an IPv6 address', async () => {
  const range = (start: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${start}:${index.toString(16)}::1`);
  expect(await refusals(range('2001:db8:7', 250))).toBe(10);
  expect(await refusals(range('2001:db8:7', 1), { works: true })).toBe(0);
  expect(await refusals(range('2001:db8:8', 20))).toBe(0);
});

it('FRM-12 does not count refused attempts of a visitor for the form', async () => {
  expect(await refusals(Array(400).fill('192.0.2.1'))).toBe(390);
  expect(await refusals(Array.from({ length: 250 }, (_, index) => `198.51.100.${index}`))).toBe(0);
});

it('FRM-12 accepts the first attempts of other networks while sixty addresses flood a form', async () => {
  const bots = Array.from({ length: 60 }, (_, index) => `203.0.113.${index}`);
  for (let round = 0; round < 10; round += 1) await refusals(bots);
  // Ten minutes later the addresses may send again, up to their own limits, until the open limit is used up.
  const later = now + 10 * 60_000;
  expect(
    await refusals(
      bots.flatMap((bot) => Array(10).fill(bot)),
      { at: later },
    ),
  ).toBeGreaterThan(400);
  const others = Array.from({ length: 200 }, (_, index) => `192.0.${index}.7`);
  expect(
    await refusals(
      others.flatMap((other) => [other, other, other]),
      { at: later },
    ),
  ).toBe(0);
  expect(await refusals(others, { at: later })).toBe(200);
});
