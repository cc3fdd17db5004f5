import { expect, it } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { queueLengths } from './queue-lengths.ts';

const test = payloadTest();

it('OPS-05 an entry that fails again and again ages from its publication', async () => {
  const { pool } = test.payload.db;
  expect(await queueLengths(instrumentedSql(pool))).toMatchObject({ indexEntries: 0, indexWaitSeconds: 0 });
  await pool.query(`insert into search_index_queue (site_id, collection, entry_id, background, attempts, created_at, due_at)
    values (1, 'pages', 1, false, 9, now() - interval '2 hours', now() + interval '1 hour')`);
  const { indexEntries, indexWaitSeconds } = await queueLengths(instrumentedSql(pool));
  expect(indexEntries).toBe(1);
  expect(Math.round(indexWaitSeconds / 3600)).toBe(2);
});
