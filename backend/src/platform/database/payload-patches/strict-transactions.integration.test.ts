import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { payloadTest } from '../../../testing/test-payload.ts';
import { requestSql } from '../request-sql.ts';

const test = payloadTest();

async function requestInTransaction(): Promise<PayloadRequest> {
  const req = await createLocalReq({}, test.payload);
  const id = await test.payload.db.beginTransaction();
  if (id === null) throw new Error('no transaction');
  req.transactionID = id;
  return req;
}

const createTopic = (req: PayloadRequest, key: string) =>
  test.payload.create({ collection: 'faqTopics', req, locale: 'nl', data: { title: key, key } });

const topics = async (key: string) =>
  (await test.payload.count({ collection: 'faqTopics', where: { key: { equals: key } } })).totalDocs;

describe('transactions', () => {
  it('commits written documents', async () => {
    const req = await requestInTransaction();
    await createTopic(req, 'committed');
    await test.payload.db.commitTransaction(req.transactionID as string);
    expect(await topics('committed')).toBe(1);
  });

  it('does not acknowledge a commit after a nested operation has rolled back', async () => {
    const req = await requestInTransaction();
    const id = req.transactionID as string;
    await createTopic(req, 'lost');
    await expect(createTopic(req, 'lost')).rejects.toThrow();
    await expect(test.payload.db.commitTransaction(id)).rejects.toThrow('nothing was saved');
    expect(await topics('lost')).toBe(0);
  });

  it('does not acknowledge a commit that PostgreSQL answers with a rollback', async () => {
    const req = await requestInTransaction();
    const db = await requestSql(req);
    await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();
    await expect(test.payload.db.commitTransaction(req.transactionID as string)).rejects.toThrow('nothing was saved');
  });

  it('refuses statements of an ended transaction', async () => {
    const req = await requestInTransaction();
    await test.payload.db.rollbackTransaction(req.transactionID as string);
    await expect(createTopic(req, 'late')).rejects.toThrow('this transaction has ended');
    expect(await topics('late')).toBe(0);
  });

  it('reports a COMMIT that fails', async () => {
    const req = await requestInTransaction();
    const db = await requestSql(req);
    await db.execute(sql`create temporary table deferred (a int unique deferrable initially deferred)`);
    await db.execute(sql`insert into deferred values (1), (1)`);
    await expect(test.payload.db.commitTransaction(req.transactionID as string)).rejects.toThrow(/unique/);
  });

  it('releases the connection in every case', async () => {
    for (let i = 0; i < 12; i++) {
      const req = await requestInTransaction();
      const db = await requestSql(req);
      await db.execute(sql`select 1 / 0`).catch(() => {});
      await test.payload.db.commitTransaction(req.transactionID as string).catch(() => {});
    }
    expect(test.payload.db.pool.idleCount).toBe(test.payload.db.pool.totalCount);
  });
});
