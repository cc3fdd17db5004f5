import { expect, it } from 'vitest';
import { payloadTest } from '../../testing/test-payload.ts';
import { requestSql } from '../database/request-sql.ts';
import { jobEndpoints } from './job-endpoints.ts';
import { storedJobs } from './stored-jobs.ts';

const test = payloadTest();

const administrator = { collection: 'users', id: 1, role: 'administrator' };
const editor = { collection: 'users', id: 2, role: 'editor' };
const member = { collection: 'members', id: 3 };

async function call(path: string, user: object | null, query = ''): Promise<Response> {
  const endpoint = jobEndpoints.find((known) => known.path === path);
  const searchParams = new URLSearchParams(query);
  const req = { payload: test.payload, transactionID: undefined, user, searchParams, pathname: path, t: (key: string) => key };
  return (await endpoint?.handler(req as never)) as Response;
}

it('API-08 only administrators may retry and delete jobs', async () => {
  await test.payload.db.pool.query(`
    select graphile_worker.add_job(name) from unnest(array['one', 'two']) name;
    update graphile_worker._private_jobs set attempts = max_attempts`);
  const state = async () => (await storedJobs(await requestSql({ payload: test.payload, transactionID: undefined }), 9)).jobs;
  for (const user of [null, member, editor])
    for (const path of ['/jobs/retry', '/jobs/delete']) await expect(call(path, user)).rejects.toMatchObject({ status: 403 });
  expect((await state()).map((job) => job.state)).toEqual(['failed', 'failed']);
  const [one] = await state();
  const answer = await call('/jobs/delete', administrator, `id=${one?.id}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/jobs']);
  expect(await state()).toMatchObject([{ kind: 'two', state: 'failed' }]);
  await call('/jobs/delete', administrator);
  await call('/jobs/delete', administrator, 'id=1 or 1=1');
  await call('/jobs/retry', administrator);
  expect(await state()).toMatchObject([{ kind: 'two', state: 'waiting', attempts: 0 }]);
});
