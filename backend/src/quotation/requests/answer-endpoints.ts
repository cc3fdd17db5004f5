import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { actorOf, audit } from '../../audit/audit.ts';
import { checkPdfFile, type PdfFile } from '../../forms/check-pdf-file.ts';
import { quoteRequestReaders } from '../../forms/submission-access.ts';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import { contentDisposition } from '../../platform/file-names.ts';
import { labelFor } from '../../platform/payload/label.ts';
import { answerErrors } from './answer-errors.ts';
import { type AnswerInput, type AnswerProblem, answerInputOf, answerLimits } from './answer-input.ts';
import { storeAnswer } from './store-answer.ts';

const forbidden = (req: PayloadRequest) => Response.json({ message: req.t('error:unauthorized') }, { status: 403 });
const notFound = (req: PayloadRequest) => Response.json({ message: req.t('error:notFound') }, { status: 404 });

const idOf = (value: unknown): number | undefined => (/^\d{1,9}$/.test(String(value)) ? Number(value) : undefined);

/** Answer of the endpoint for a refused answer, with its reason in the language of the editor. */
export type RefusedAnswer = AnswerProblem & { message: string };

/**
 * `POST /api/quote-requests/{id}/answers` sends an answer to the visitor, once per key: a form with `answer` as JSON and an own PDF as
 * `file`. `GET …/answers/{answer}/{document}` returns the list (`pdf`) or the own document (`attachment`) of an answer, and logs it
 * (SEC-08). Both are for the readers of quote requests.
 */
export const answerEndpoints: Endpoint[] = [
  { path: '/:id/answers', method: 'post', handler: sendAnswer },
  { path: '/:id/answers/:answer/:document', method: 'get', handler: downloadPdf },
];

async function sendAnswer(req: PayloadRequest): Promise<Response> {
  const id = idOf(req.routeParams?.id);
  if (!(await quoteRequestReaders({ req })) || req.user?.collection !== 'users') return forbidden(req);
  if (id === undefined) return notFound(req);
  const sent = await sentAnswer(req);
  if ('reason' in sent) return refused(req, sent);
  const isOurs = await initTransaction(req);
  try {
    const result = await storeAnswer(req, req.user, id, sent.input, sent.file);
    if (typeof result === 'object') {
      await killTransaction(req);
      return refused(req, result);
    }
    if (isOurs) await commitTransaction(req);
    return result === 'absent' ? notFound(req) : Response.json({ isNew: result === 'stored' });
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

const refused = (req: PayloadRequest, problem: AnswerProblem): Response =>
  Response.json({ ...problem, message: labelFor(req, answerErrors[problem.reason]) } satisfies RefusedAnswer, { status: 422 });

/** Bytes of a request beside its file: texts in UTF-8, and the frame of the form. */
const maxTextBytes = 200_000;

/** Reads an answer with its own document, or returns why they are refused. */
async function sentAnswer(req: PayloadRequest): Promise<{ input: AnswerInput; file: PdfFile | null } | AnswerProblem> {
  if (Number(req.headers.get('content-length') ?? 0) > answerLimits.file + maxTextBytes) return { reason: 'fileSize' };
  const form = await req.formData?.().catch(() => undefined);
  const [answer, file] = [form?.get('answer'), form?.get('file')];
  const input = answerInputOf(typeof answer === 'string' ? parsed(answer) : undefined);
  if (!(file instanceof File) || file.size === 0) return { input, file: null };
  const checked = await checkPdfFile(file, answerLimits.file);
  return typeof checked === 'string' ? { reason: checked } : { input, file: checked };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function downloadPdf(req: PayloadRequest): Promise<Response> {
  const [id, answer] = [idOf(req.routeParams?.id), idOf(req.routeParams?.answer)];
  if (!(await quoteRequestReaders({ req }))) return forbidden(req);
  if (id === undefined || answer === undefined) return notFound(req);
  const [found] = await (await requestReads(req)).query<{ number: string; pdf: Buffer | null; name: string | null }>(
    `select q.number, case $3 when 'pdf' then a.pdf when 'attachment' then a.attachment end as pdf,
       case $3 when 'attachment' then a.attachment_name end as name
     from quote_answer a join quote_requests q on q.id = a.request_id where a.id = $1 and a.request_id = $2`,
    [answer, id, String(req.routeParams?.document)],
  );
  if (!found?.pdf) return notFound(req);
  const entry = { actor: actorOf(req.user), action: 'download', kind: 'quoteRequests', subject: found.number } as const;
  await audit(await requestSql(req), entry);
  return new Response(new Uint8Array(found.pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(found.name ?? `${found.number}.pdf`),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}
