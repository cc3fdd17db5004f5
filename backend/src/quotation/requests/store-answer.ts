import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { PdfFile } from '../../forms/check-pdf-file.ts';
import { isMailAddress } from '../../mail/mail.ts';
import { authorName } from '../../platform/access/author-name.ts';
import type { AdminUser } from '../../platform/access/roles.ts';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { queuedJob } from '../../platform/jobs/queue-job.ts';
import { type AnswerInput, type AnswerProblem, answerProblem } from './answer-input.ts';
import { withAttachment } from './attachment-words.ts';
import { filledText, fillTemplate, missingPlaceholders } from './fill-template.ts';
import { readTemplateValues } from './template-values.ts';

/** Renders the document of a stored answer, and sends it by email. */
export const sendAnswerJob = defineJob<{ answer: number }>('send-quote-answer');

/**
 * Stores an answer with its own document, sets the status of its request and queues its email, in the request's transaction. Returns `repeated` if the same key
 * has been stored, `absent` if there is no such request, and the problem of an answer that cannot be sent.
 */
export async function storeAnswer(
  req: PayloadRequest,
  user: AdminUser,
  requestId: number,
  input: AnswerInput,
  file: PdfFile | null,
): Promise<'stored' | 'repeated' | 'absent' | AnswerProblem> {
  const { payload } = req;
  const request = await readTemplateValues(await requestReads(req), requestId, user);
  if (!request) return 'absent';
  const { email, replyTo, status, site } = request;
  const template = Number.isSafeInteger(input.templateId)
    ? await payload.findByID({ collection: 'quoteTemplates', id: input.templateId, depth: 0, disableErrors: true, req })
    : null;
  if (!template) return { reason: 'template' };
  const hasList = input.withList && request.hasLines;
  const values = withAttachment(request.values, site, { template, hasFile: file !== null, hasList });
  const [subject, body] = [fillTemplate(input.subject, values), fillTemplate(input.text, values)];
  const problem = answerProblem(input, [...new Set([...missingPlaceholders(subject), ...missingPlaceholders(body)])]);
  if (problem) return problem;
  if (email === null || !isMailAddress(email)) return { reason: 'address' };
  const { rows } = await (await requestSql(req)).execute(sql`
    with answer as (
      insert into quote_answer (key, request_id, author_id, author_name, template_name, recipient, reply_to, subject, body, has_prices,
        has_list, attachment, attachment_name)
      values (${input.key}, ${requestId}, ${user.id}, ${authorName(user)}, ${template.name}, ${email}, ${replyTo},
        ${filledText(subject)}, ${filledText(body)}, ${template.hasPrices === true},
        ${hasList}, ${file?.content ?? null}, ${file?.name ?? null})
      on conflict (key) do nothing returning id)
    select ${queuedJob(sendAnswerJob, sql`json_build_object('answer', id)`)} from answer`);
  if (rows.length === 0) return 'repeated';
  // An answer never takes a request back: a sent quote stays sent, and a finished request stays finished.
  const isEarlier = status === 'new' || (status === 'answered' && template.statusAfter === 'offered');
  const data = { status: template.statusAfter };
  if (isEarlier) await payload.update({ collection: 'quote-requests', id: requestId, data, depth: 0, req });
  return 'stored';
}
