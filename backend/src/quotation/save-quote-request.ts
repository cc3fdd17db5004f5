import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import type { SaveQuoteRequest, StoredSubmission } from '../forms/submitted-form.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import type { Log } from '../platform/log.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { formatReferenceNumber, quoteRequestSeries } from '../platform/reference-number.ts';
import { findRegion, placeOf } from '../team/adviser-region.ts';
import { mailedAdviser } from '../team/mailed-adviser.ts';
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks.ts';
import type { DocumentMaker } from './document-maker.ts';
import { readListData, sectionOf } from './list-sections.ts';
import { listWords } from './list-words.ts';
import { clearSubmittedItems } from './member-list.ts';
import { requestedLine } from './own-requests.ts';
import { linesOfRequest, type PricedItem } from './priced-items.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import { formerProducts, mountingTitles, quotedProducts } from './quoted-products.ts';
import { pdfCompany, quotingCompany } from './quoting-company.ts';
import { requestAddress } from './request-filter.ts';
import { requestMails } from './request-mails.ts';
import { readRequestedItems } from './requested-items.ts';

type Parts = { documents: Pick<DocumentMaker, 'pdf'>; log: Log };

/**
 * Creates the function that stores quote requests (QUO-08). It looks up the list, numbers the request and stores the list in its
 * current state.
 */
export function quoteRequestSaver({ documents, log }: Parts): SaveQuoteRequest {
  // A failed PDF must not lose the request.
  const pdfOf = (pdfData: QuotationPdf) =>
    documents.pdf(pdfData).catch((error: unknown) => {
      log.warn({ err: error, number: pdfData.number }, 'the PDF of a quote request could not be generated');
      return null;
    });
  return async (transaction, { submission, siteId, list, listData, company, memberId }) => {
    const { payload } = transaction;
    const locale = localeOfSite(siteId);
    const siteOrigin = installationOf(payload).siteOrigins[locale];
    const items = list === null ? { lines: [] } : readRequestedItems(list);
    if ('problems' in items) return items;
    const data = readListData({ ...listData });
    const reads = await requestReads(transaction);
    const ids = items.lines.map(({ id }) => id);
    // Prices give the request its value. Neither emails nor the PDF contain them.
    const products = await quotedProducts(reads, siteId, ids, true);
    const absent = ids.filter((id) => !products.has(id));
    const mountings = await mountingTitles(
      reads,
      siteId,
      items.lines.flatMap(({ mounting }) => mounting ?? []),
    );
    const known = { products, mountings, former: await formerProducts(reads, siteId, absent) };
    const pricedLines = linesOfRequest(items.lines, known, listWords[locale]);
    const { sections: _, ...projectData } = data;
    const lines = pricedLines.map(({ priceEur: _, ...line }, at) => ({ ...line, ...sectionOf(items.lines[at], data) }));
    const [row] = await reads.query<{ number: string }>(`select nextval('quote_request_number') as number`);
    const number = formatReferenceNumber(quoteRequestSeries, submission.createdAt, Number(row?.number));
    const { name, organisation, project } = contactOf(submission);
    const isOwnAddress = memberId !== null && (await isAddressOf(reads, memberId, submission.email));
    const pdfData: QuotationPdf = {
      locale,
      number,
      date: submission.createdAt,
      company: pdfCompany(company),
      siteOrigin,
      // To any other address, which anyone may have typed, the PDF repeats no free text (FRM-14).
      ...(isOwnAddress && { ...(project && { project }), ...projectData }),
      lines: isOwnAddress ? lines : lines.map(({ section: _, ...line }) => ({ ...line, remark: null })),
    };
    const pdf = lines.length > 0 ? await pdfOf(pdfData) : null;
    const place = placeOf(submission.values);
    const region = await findRegion(reads, place, locale);
    const { id } = await payload.create({
      collection: 'quote-requests',
      data: {
        number,
        site: locale,
        status: 'new',
        name,
        organisation,
        email: submission.email,
        submission: submission.id,
        project,
        ...{ projectPlace: data.place, tenderDate: data.tenderDate?.toISOString().slice(0, 10) },
        lines: lines.map((line, place) => requestedLine(line, items.lines[place])),
        member: memberId,
        ...place,
        ...{ region: region?.id, adviser: region?.adviserId },
        ...valueOfLines(pricedLines),
      },
      ...{ depth: 0, req: transaction as PayloadRequest },
    });
    const references = () => ({ number, language: locale });
    await enqueueWebhooks(transaction, 'quote_request.created', { collection: 'quote-requests', id, references });
    if (memberId !== null) await clearSubmittedItems(reads, memberId, items.lines);
    const adminUrl = requestAddress(payload, id);
    const from = organisation ?? name ?? '';
    return {
      number,
      ...requestMails({
        number,
        locale,
        submission,
        from,
        lines,
        company: quotingCompany(company, siteOrigin),
        siteOrigin,
        adminUrl,
        pdf,
        isOwnAddress,
        ...{ project, data },
        adviser: region && (await mailedAdviser(reads, region.adviserId, locale)),
      }),
    };
  };
}

/** Whether an address is that of a member, who has confirmed it. */
async function isAddressOf(sql: Sql, memberId: number, address: string | null): Promise<boolean> {
  const rows = await sql.query('select from members where id = $1 and lower(email) = lower($2::text)', [memberId, address]);
  return rows.length > 0;
}

/** Returns the price of each line, and the value of the list in cents, which is null if no line has a price. */
function valueOfLines(lines: readonly PricedItem[]): { unitPrices: (number | null)[]; valueCents: number | null } {
  const unitPrices = lines.map(({ priceEur }) => priceEur ?? null);
  const values = lines.flatMap(({ priceEur, amount }) => (priceEur === undefined ? [] : Math.round(priceEur * 100) * amount));
  return { unitPrices, valueCents: values.length > 0 ? values.reduce((sum, value) => sum + value) : null };
}

/**
 * Returns the name, organisation and project of the sender from unencrypted values. It uses the field type if there is one,
 * otherwise the handles of the demo form.
 */
function contactOf({ values }: StoredSubmission) {
  const open = values.filter(({ encrypted, text }) => !encrypted && text !== '');
  const text = (found: (typeof open)[number] | undefined) => found?.text.replace(/\s+/g, ' ').slice(0, 200) ?? null;
  const byHandle = (pattern: RegExp) => text(open.find(({ handle }) => pattern.test(handle)));
  return {
    name: text(open.find(({ type }) => type === 'Name')) ?? byHandle(/^name$/i),
    organisation: byHandle(/^(organi[sz]ation|company)(name)?$/i),
    project: byHandle(/^project(name)?$/i),
  };
}
