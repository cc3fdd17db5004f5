import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { isAdministrator } from '../access/roles.ts';
import { requestSql, type SqlExecutor } from '../database/request-sql.ts';
import { deleteJob, retryJobs } from './stored-jobs.ts';

/** Address of the overview of jobs in the admin. */
export const jobsPath = '/admin/jobs';

/**
 * `POST /api/jobs/retry?id=…` makes a failed job run now; without an id all of them. `POST /api/jobs/delete?id=…` deletes one. Only
 * for administrators. The answer leads back to the overview, whose buttons are plain forms.
 */
export const jobEndpoints: Endpoint[] = [
  { path: '/jobs/retry', method: 'post', handler: (req) => change(req, retryJobs) },
  {
    path: '/jobs/delete',
    method: 'post',
    handler: (req) => change(req, async (db, id) => (id === null ? 0 : deleteJob(db, id))),
  },
];

type Change = (db: SqlExecutor, id: string | null) => Promise<number>;

async function change(req: PayloadRequest, apply: Change): Promise<Response> {
  if (!isAdministrator(req.user)) throw new Forbidden(req.t);
  const id = req.searchParams.get('id');
  const isValid = id === null || /^\d{1,18}$/.test(id);
  const count = isValid ? await apply(await requestSql(req), id) : 0;
  req.payload.logger.info({ user: req.user?.id, job: id, count }, `jobs were changed by ${req.pathname}`);
  return new Response(null, { status: 303, headers: { location: jobsPath } });
}
