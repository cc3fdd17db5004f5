import { sql } from '@payloadcms/db-postgres/drizzle';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import { readCompany } from '../../globals/company.ts';
import { renderEmail } from '../../mail/email-template.ts';
import type { Mail } from '../../mail/mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type JobHandler, jobHandler } from '../../platform/jobs/job.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import type { DocumentMaker } from '../document-maker.ts';
import { listWords } from '../list-words.ts';
import type { RequestedLine } from '../own-requests.ts';
import { quotingCompany } from '../quoting-company.ts';
import { requestPdf } from '../request-pdf.ts';
import { sendAnswerJob } from './store-answer.ts';

type UnsentAnswer = {
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  hasPrices: boolean;
  hasList: boolean;
  attachment: Buffer | null;
  attachmentName: string | null;
  number: string;
  locale: LocaleCode;
  createdAt: Date;
  project: string | null;
  projectPlace: string | null;
  tenderDate: string | null;
  lines: RequestedLine[];
  unitPrices: (number | null)[] | null;
};

type Parts = { payload: Payload; documents: Pick<DocumentMaker, 'pdf'> };

/**
 * Returns the handler that renders the list of an answer, stores it and queues the email with it and the own document, in the visitor's language and with replies
 * to the adviser. A document that fails is retried: the email is not sent without it.
 */
export function sendAnswerHandler({ payload, documents }: Parts): JobHandler {
  return jobHandler(sendAnswerJob, async ({ answer: id }) => {
    const reads = instrumentedSql(payload.db.pool);
    const [answer] = await reads.query<UnsentAnswer>(
      `select a.recipient, a.reply_to as "replyTo", a.subject, a.body, a.has_prices as "hasPrices", a.has_list as "hasList",
         a.attachment, a.attachment_name as "attachmentName", q.number, q.site::text as locale,
         q.created_at as "createdAt", q.project, q.project_place as "projectPlace", q.tender_date as "tenderDate", q.lines, q.unit_prices as "unitPrices"
       from quote_answer a join quote_requests q on q.id = a.request_id where a.id = $1 and a.mailed_at is null`,
      [id],
    );
    if (!answer) return;
    const { locale, unitPrices, hasPrices, hasList, ...request } = answer;
    const company = await readCompany(reads, locale);
    const priced = hasPrices && unitPrices ? { unitPrices } : {};
    const siteOrigin = installationOf(payload).siteOrigins[locale];
    const pdf =
      hasList && answer.lines.length > 0
        ? await documents.pdf(await requestPdf(reads, { ...request, locale, ...priced }, company, siteOrigin))
        : null;
    const emailCompany = quotingCompany(company, siteOrigin);
    const mail = answerMail(answer, emailCompany, pdf);
    await inTransaction(payload, async (tx) => {
      // A run after a crash, or a second one at the same time, finds the answer sent.
      const { rows } = await tx.execute(
        sql`update quote_answer set mailed_at = now(), pdf = ${pdf} where id = ${id} and mailed_at is null returning id`,
      );
      if (rows.length > 0) await queueMail(tx, mail);
    });
  });
}

function answerMail(answer: UnsentAnswer, company: ReturnType<typeof quotingCompany>, pdf: Buffer | null): Mail {
  const { locale, recipient, subject, body, number } = answer;
  const replyTo = answer.replyTo ?? company.email;
  const list = pdf && { filename: `${listWords[locale].filename}-${number}.pdf`, content: pdf };
  const own = answer.attachment && { filename: answer.attachmentName ?? `${number}.pdf`, content: answer.attachment };
  return {
    ...{ kind: 'quote-answer', to: recipient, subject, ...(replyTo && { replyTo }) },
    ...renderEmail({ locale, company, title: subject, intro: body, parts: [] }),
    attachments: [own, list].flatMap((file) => (file ? [{ ...file, contentType: 'application/pdf' }] : [])),
  };
}
