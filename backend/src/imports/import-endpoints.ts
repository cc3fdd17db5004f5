import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import type { AdminUser } from '../platform/access/roles.ts';
import { isAdminUser, isEditor } from '../platform/access/roles.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { isIsoDate } from '../platform/iso-date.ts';
import { queueJob } from '../platform/jobs/queue-job.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type ImportStep, importJob } from './import-job.ts';
import { findImport, type ImportState, insertImport, moveImport, type StoredImport } from './import-store.ts';
import { sheetLimits } from './sheet/sheet.ts';

/** Reasons why a request about an import is refused. */
export type ImportRefusal = 'tooBig' | 'empty' | 'incomplete' | 'changed' | 'invalid' | 'missing';

/** Answer to an upload or a step: the import, or the reason of a refusal. */
export type ImportAnswer = { id: number } | { refusal: ImportRefusal };

const refuse = (refusal: ImportRefusal, status: number): Response =>
  Response.json({ refusal } satisfies ImportAnswer, { status });
const unauthorised = () => Response.json({ errors: [{ message: 'Log in first.' }] }, { status: 401 });

/** Returns the editor of a request; undefined for guests, members, translators and sales. */
const editorOf = ({ user }: PayloadRequest): AdminUser | undefined => (isAdminUser(user) && isEditor(user) ? user : undefined);

/**
 * `POST /api/imports?name=…` uploads a file and checks it. `GET /api/imports/{id}` reports the progress. `POST /api/imports/{id}/…`
 * with `correct` accepts a text for a cell, with `check` checks the file again, with `apply` applies the changes, and with `undo`
 * restores the values before. Only for editors.
 */
export const importEndpoints: Endpoint[] = [
  { path: '/imports', method: 'post', handler: upload },
  { path: '/imports/:id', method: 'get', handler: (req) => withImport(req, (_, stored) => Promise.resolve(progressOf(stored))) },
  {
    path: '/imports/:id/correct',
    method: 'post',
    handler: (req) => withImport(req, (editor, stored) => correct(req, editor, stored)),
  },
  {
    path: '/imports/:id/check',
    method: 'post',
    handler: (req) => withImport(req, (editor, { id }) => start(req, editor, id, 'check', ['checked', 'outdated', 'failed'])),
  },
  {
    path: '/imports/:id/apply',
    method: 'post',
    handler: (req) => withImport(req, (editor, stored) => apply(req, editor, stored)),
  },
  {
    path: '/imports/:id/undo',
    method: 'post',
    handler: (req) => withImport(req, (editor, { id }) => start(req, editor, id, 'undo', ['applied'])),
  },
];

/** Stores the body of the request as the file of an import. An interrupted upload leaves nothing. */
async function upload(req: PayloadRequest): Promise<Response> {
  const editor = editorOf(req);
  if (!editor) return unauthorised();
  const length = Number(req.headers.get('content-length') ?? 0);
  if (length > sheetLimits.bytes) return refuse('tooBig', 413);
  const content = await req.arrayBuffer?.().catch(() => undefined);
  if (!content || (length > 0 && content.byteLength !== length)) return refuse('incomplete', 400);
  if (content.byteLength === 0) return refuse('empty', 400);
  if (content.byteLength > sheetLimits.bytes) return refuse('tooBig', 413);
  const fileName = shownName(req.searchParams.get('name') ?? '');
  const fileKey = `imports/${randomUUID()}`;
  await installationOf(req.payload).storage.write(fileKey, Buffer.from(content));
  return inOwnTransaction(req, async () => {
    const db = await requestSql(req);
    const id = await insertImport(db, editor, { fileName, fileKey, language: req.i18n.language });
    await queueJob(db, importJob, { importId: id, step: 'check', userId: editor.id });
    return Response.json({ id } satisfies ImportAnswer, { status: 202 });
  });
}

const maxNameLength = 120;

/** Returns the name of a file without folders and invisible characters. Files are stored by other names. */
const shownName = (name: string): string =>
  (name.toWellFormed().split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-maxNameLength) || '–';

const progressOf = ({ state, done, total }: StoredImport): Response => Response.json({ state, done, total });

type Work = (editor: AdminUser, stored: StoredImport) => Promise<Response>;

/** Answers a request about an import of the path. */
async function withImport(req: PayloadRequest, work: Work): Promise<Response> {
  const editor = editorOf(req);
  if (!editor) return unauthorised();
  const id = String(req.routeParams?.id ?? '');
  const stored = /^\d{1,15}$/.test(id) ? await findImport(await requestReads(req), Number(id)) : undefined;
  return stored ? work(editor, stored) : refuse('missing', 404);
}

/** Starts a step, unless the import has moved on. */
function start(
  req: PayloadRequest,
  editor: AdminUser,
  importId: number,
  step: ImportStep,
  from: readonly ImportState[],
): Promise<Response> {
  const running = { check: 'checking', apply: 'applying', undo: 'undoing' } as const;
  return inOwnTransaction(req, async () => {
    const db = await requestSql(req);
    if (!(await moveImport(db, importId, from, running[step]))) return refuse('changed', 409);
    await queueJob(db, importJob, { importId, step, userId: editor.id });
    return Response.json({ id: importId } satisfies ImportAnswer, { status: 202 });
  });
}

const maxCorrections = 2000;
const maxValueLength = 2000;

/** Stores a text for a cell, and checks the file again. */
async function correct(req: PayloadRequest, editor: AdminUser, stored: StoredImport): Promise<Response> {
  const { row, column, value } = ((await req.json?.().catch(() => undefined)) ?? {}) as Record<string, unknown>;
  const isPlace = [row, column].every((number) => Number.isSafeInteger(number) && Number(number) > 0 && Number(number) < 2 ** 31);
  if (!isPlace || typeof value !== 'string' || value.length > maxValueLength) return refuse('invalid', 422);
  const others = stored.corrections.filter((one) => one.row !== row || one.column !== column);
  if (others.length >= maxCorrections) return refuse('invalid', 422);
  const corrections = JSON.stringify([...others, { row, column, value }]);
  return inOwnTransaction(req, async () => {
    await (await requestSql(req)).execute(sql`
      update import_file set corrections = ${corrections}::jsonb where id = ${stored.id} and state = 'checked'`);
    return start(req, editor, stored.id, 'check', ['checked']);
  });
}

/** Applies a dry run that the editor has seen. `checkedAt` names it, because another one may have replaced it. */
async function apply(req: PayloadRequest, editor: AdminUser, stored: StoredImport): Promise<Response> {
  const { checkedAt, pricesOn } = ((await req.json?.().catch(() => undefined)) ?? {}) as Record<string, unknown>;
  if (checkedAt !== stored.checkedAt?.toISOString() || !stored.counts?.fields) return refuse('changed', 409);
  const day = pricesOn === undefined || pricesOn === null || pricesOn === '' ? null : String(pricesOn);
  if (day !== null && !isPossibleDay(day)) return refuse('invalid', 422);
  return inOwnTransaction(req, async () => {
    await (await requestSql(req)).execute(sql`
      update import_file set prices_on = ${day}::date where id = ${stored.id} and state = 'checked'`);
    return start(req, editor, stored.id, 'apply', ['checked']);
  });
}

const dayMs = 24 * 60 * 60_000;
const maxDaysAhead = 730;

/** Whether a text is a day from yesterday, for other time zones, until two years later. */
function isPossibleDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return isIsoDate(day) && time >= Date.now() - 2 * dayMs && time <= Date.now() + maxDaysAhead * dayMs;
}

/** Runs a handler in the transaction of the request. An answer that refuses rolls it back. */
async function inOwnTransaction(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  const isOurs = await initTransaction(req);
  try {
    const answer = await work();
    if (isOurs && answer.ok) await commitTransaction(req);
    else if (isOurs) await killTransaction(req);
    return answer;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
