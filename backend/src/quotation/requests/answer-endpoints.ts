import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { actorOf, audit } from '../../audit/audit.ts';
import { quoteRequestReaders } from '../../forms/submission-access.ts';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import { labelFor } from '../../platform/payload/label.ts';
import { answerErrors } from './answer-errors.ts';
import { type AnswerProblem, answerInputOf } from './answer-input.ts';
import { storeAnswer } from './store-answer.ts';

const forbidden = (req: PayloadRequest) => Response.json({ message: req.t('error:unauthorized') }, { status: 403 });
const notFound = (req: PayloadRequest) => Response.json({ message: req.t('error:notFound') }, { status: 404 });

const idOf = (value: unknown): number | undefined => (/^\d{1,9}$/.test(String(value)) ? Number(value) : undefined);

/** Answer of the endpoint for a refused answer, with its reason in the language of the editor. */
export type RefusedAnswer = AnswerProblem & { message: string };

/**
 * `POST /api/quote-requests/{id}/answers` sends an answer to the visitor, once per key. `GET …/answers/{answer}/pdf` returns the document
 * of an answer, and logs it (SEC-08). Both are for the readers of quote requests.
 */
export const answerEndpoints: Endpoint[] = [
  { path: '/:id/answers', method: 'post', handler: sendAnswer },
  { path: '/:id/answers/:answer/pdf', method: 'get', handler: downloadPdf },
];

async function sendAnswer(req: PayloadRequest): Promise<Response> {
  const id = idOf(req.routeParams?.id);
  if (!(await quoteRequestReaders({ req })) || req.user?.collection !== 'users') return forbidden(req);
  if (id === undefined) return notFound(req);
  const input = answerInputOf(await req.json?.().catch(() => undefined));
  const isOurs = await initTransaction(req);
  try {
    const result = await storeAnswer(req, req.user, id, input);
    if (typeof result === 'object') {
      await killTransaction(req);
      return Response.json({ ...result, message: labelFor(req, answerErrors[result.reason]) } satisfies RefusedAnswer, {
        status: 422,
      });
    }
    if (isOurs) await commitTransaction(req);
    return result === 'absent' ? notFound(req) : Response.json({ isNew: result === 'stored' });
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

async function downloadPdf(req: PayloadRequest): Promise<Response> {
  const [id, answer] = [idOf(req.routeParams?.id), idOf(req.routeParams?.answer)];
  if (!(await quoteRequestReaders({ req }))) return forbidden(req);
  if (id === undefined || answer === undefined) return notFound(req);
  const [found] = await (await requestReads(req)).query<{ number: string; pdf: Buffer | null }>(
    `select q.number, a.pdf from quote_answer a join quote_requests q on q.id = a.request_id where a.id = $1 and a.request_id = $2`,
    [answer, id],
  );
  if (!found?.pdf) return notFound(req);
  const entry = { actor: actorOf(req.user), action: 'download', kind: 'quoteRequests', subject: found.number } as const;
  await audit(await requestSql(req), entry);
  return new Response(new Uint8Array(found.pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found.number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}
