import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { auditConnection } from '../audit/audit.ts';
import { isAdministrator } from '../platform/access/roles.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { queueTest, replayDelivery } from './webhook-deliveries.ts';
import {
  createTarget,
  deleteTarget,
  rotateSecret,
  type TargetProblem,
  targetInput,
  targetProblems,
  updateTarget,
} from './webhook-targets.ts';

/** Answer to a saved target: the problems of a refused one, or its ID, with the secret of a new one. */
export type SavedTargetAnswer = { problems: TargetProblem[] } | { id: string; secret?: string };

/**
 * Endpoints of the view of connections, only for administrators: `POST /api/webhooks` and `PATCH /api/webhooks/{id}` save a target,
 * `DELETE` deletes it, `POST …/secret` replaces its secret, `POST …/test` sends a test message, and `POST
 * /api/webhook-deliveries/{id}/replay` sends a delivery again.
 */
export const webhookEndpoints: Endpoint[] = [
  { path: '/webhooks', method: 'post', handler: forAdministrators(create) },
  { path: '/webhooks/:id', method: 'patch', handler: forAdministrators(update) },
  {
    path: '/webhooks/:id',
    method: 'delete',
    handler: forAdministrators(remove),
  },
  { path: '/webhooks/:id/secret', method: 'post', handler: forAdministrators(rotate) },
  {
    path: '/webhooks/:id/test',
    method: 'post',
    handler: forAdministrators(async (req) => done(await queueTest(await requestSql(req), targetId(req)))),
  },
  { path: '/webhook-deliveries/:id/replay', method: 'post', handler: forAdministrators(replay) },
];

type Handle = (req: PayloadRequest) => Promise<Response>;

/** Returns a handler that refuses all others, and logs who has changed what. */
function forAdministrators(handle: Handle): Handle {
  return async (req) => {
    if (!isAdministrator(req.user)) throw new Forbidden(req.t);
    const response = await handle(req);
    const facts = { user: req.user?.id, method: req.method, status: response.status };
    req.payload.logger.info(facts, `webhooks were changed by ${req.pathname}`);
    return response;
  };
}

const absentId = '00000000-0000-0000-0000-000000000000';

/** Returns the ID in the address, or one that no target has. */
function targetId({ routeParams }: PayloadRequest): string {
  const id = String(routeParams?.id);
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : absentId;
}

const done = (isDone: boolean) => Response.json({ isDone }, { status: isDone ? 200 : 404 });

const refuse = (problems: TargetProblem[]) => Response.json({ problems } satisfies SavedTargetAnswer, { status: 422 });

async function create(req: PayloadRequest): Promise<Response> {
  const { fieldKeys, webhookRules } = installationOf(req.payload);
  const input = targetInput(await req.json?.().catch(() => undefined));
  const problems = await targetProblems(input, webhookRules);
  if (problems.length > 0) return refuse(problems);
  const db = await requestSql(req);
  const created = await createTarget(db, fieldKeys, input);
  if (!created) return refuse([{ field: 'name', reason: 'tooMany' }]);
  await auditConnection(db, req.user, 'connectionMade', input.name);
  return Response.json(created satisfies SavedTargetAnswer);
}

async function update(req: PayloadRequest): Promise<Response> {
  const input = targetInput(await req.json?.().catch(() => undefined));
  const problems = await targetProblems(input, installationOf(req.payload).webhookRules);
  if (problems.length > 0) return refuse(problems);
  const id = targetId(req);
  const db = await requestSql(req);
  if (!(await updateTarget(db, id, input))) return done(false);
  await auditConnection(db, req.user, 'connectionChanged', input.name);
  return Response.json({ id } satisfies SavedTargetAnswer);
}

async function remove(req: PayloadRequest): Promise<Response> {
  const db = await requestSql(req);
  const name = await deleteTarget(db, targetId(req));
  if (name !== undefined) await auditConnection(db, req.user, 'connectionRemoved', name);
  return done(name !== undefined);
}

async function rotate(req: PayloadRequest): Promise<Response> {
  const id = targetId(req);
  const db = await requestSql(req);
  const rotated = await rotateSecret(db, installationOf(req.payload).fieldKeys, id);
  if (!rotated) return done(false);
  await auditConnection(db, req.user, 'connectionChanged', rotated.name);
  return Response.json({ id, secret: rotated.secret } satisfies SavedTargetAnswer);
}

async function replay(req: PayloadRequest): Promise<Response> {
  const id = Number(req.routeParams?.id);
  return done(Number.isSafeInteger(id) && (await replayDelivery(await requestSql(req), id)));
}
