import { describe, expect, it } from 'vitest';
import { readCompany } from '../globals/company.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { log, quotationTest, textOf } from '../testing/quotations.ts';
import { listCsv } from './list-csv.ts';
import { listGaeb } from './list-gaeb.ts';
import { repeatableItems } from './own-requests.ts';
import { availableLine, type PricedItem } from './priced-items.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import { quotedProducts } from './quoted-products.ts';
import { pdfCompany } from './quoting-company.ts';
import type { RequestedItem } from './requested-items.ts';
import { quoteRequestSaver } from './save-quote-request.ts';
import { specifiedLines } from './specified-lines.ts';

const { api, sql, documents, bench } = quotationTest();
const options = ['BM-1010-L1', 'BM-1010-L2'];
const named = 'Twee armleuningen aan de uiteinden (BM-1010-L1), Middenarmleuning (BM-1010-L2)';
const requested = (): RequestedItem => ({ ...bench(), options: options.toReversed() });

async function lineFor(withPrices: boolean): Promise<PricedItem> {
  return availableLine(requested(), await quotedProducts(sql(), 1, [bench().id], withPrices), 'RAL') as PricedItem;
}

async function list(hasPrices: boolean): Promise<QuotationPdf> {
  const company = pdfCompany(await readCompany(sql(), 'nl'));
  const lines = [await lineFor(hasPrices)];
  return { locale: 'nl', date: new Date(), company, siteOrigin: 'http://nl.test', lines, ...(hasPrices && { hasPrices }) };
}

describe('CAT-16 a line with options', () => {
  it('has their weight, and their price only where prices are read', async () => {
    const plain = (await quotedProducts(sql(), 1, [bench().id], true)).get(bench().id)?.variants[0];
    expect(await lineFor(true)).toMatchObject({ weightKg: 68.8, priceEur: (plain?.priceEur ?? 0) + 118 + 64 });
    expect((await lineFor(false)).priceEur).toBeUndefined();
  });

  it('QUO-09 names them in the table and the document', async () => {
    const csv = listCsv(await list(true));
    expect(csv).toContain('Opties');
    expect(csv).toContain(named);
    expect(csv).toMatch(/;3;68,8;206,4;/);
    expect(csv).toContain('&option=BM-1010-L1+BM-1010-L2');
    expect(listCsv({ ...(await list(false)), lines: [{ ...(await lineFor(false)), options: [] }] })).not.toContain('Opties');
    const { text } = await textOf(await documents().pdf(await list(false)));
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Middenarmleuning (BM-1010-L2)');
    for (const file of [csv, text]) expect(file).toContain('CO₂-equivalent en milieukosten gelden zonder de gekozen opties.');
    expect(text, 'CAT-06 prices').not.toContain('per stuk');
  });

  it('CAT-14 has them in the specification texts and the GAEB file', async () => {
    const lines = [{ requested: requested(), line: await lineFor(false) }];
    const texts = (kind: 'neutral' | 'product') => specifiedLines(sql(), { siteId: 1, maker: 'Brinkmeent', kind }, lines);
    const [product] = await texts('product');
    expect(JSON.stringify(product)).toContain(named);
    const [neutral] = await texts('neutral');
    expect(JSON.stringify(neutral?.longText)).toContain('Twee armleuningen aan de uiteinden, Middenarmleuning');
    expect(JSON.stringify(neutral?.longText)).not.toContain('BM-1010');
    expect(listGaeb(await list(false), await texts('product')).toString()).toContain('Middenarmleuning (BM-1010-L2)');
  });

  it('QUO-08 keeps them in a request, its emails, and when it is requested again', async () => {
    const { rows } = await sql().raw(
      `insert into form_submissions ("values", form_title, form, site) values ('[]', 'Offerte', 'quoteRequest', 'nl') returning id`,
    );
    const submission = {
      ...{
        id: rows[0].id as number,
        formId: 1,
        formTitle: 'Offerte',
        siteId: 1 as const,
        createdAt: new Date(),
        hasFiles: false,
      },
      ...{ recipient: 'info@brinkmeent.example', email: 'jan@example.nl', values: [] },
    };
    const company = await readCompany(sql(), 'nl');
    const asked = { submission, siteId: 1 as const, list: [requested()] as never, company, memberId: null };
    const saved = await inTransaction(api.payload, (_, transaction) =>
      quoteRequestSaver({ documents: documents(), log })(transaction, asked),
    );
    if (!('number' in saved)) throw new Error('refused');
    expect(saved.notification?.text).toContain(named);
    expect(saved.confirmation?.text).toContain(named);
    const { docs } = await api.payload.find({
      collection: 'quote-requests',
      where: { number: { equals: saved.number } },
      depth: 0,
    });
    expect(docs[0]?.lines).toMatchObject([{ weightKg: 68.8, options: [{ number: 'BM-1010-L1' }, { number: 'BM-1010-L2' }] }]);
    expect(await repeatableItems(sql(), docs[0]?.id as number)).toMatchObject([{ id: bench().id, options: requested().options }]);
  });

  it('QUO-08 is shared with them; impossible options are not shared', async () => {
    const share = `mutation ($list: [QuotationLineInput!]!) { shareQuotationList(siteId: 1, list: $list) {
      ... on SharedLink { token } ... on RefusedSubmission { problems { key } } } }`;
    const { data } = await api.ask(share, { list: [requested()] });
    const question = 'query ($token: String!) { sharedQuotationList(token: $token, siteId: 1) { lines { options } } }';
    const answer = await api.ask(question, { token: data.shareQuotationList.token });
    expect(answer.data.sharedQuotationList.lines).toEqual([{ options: requested().options }]);
    const impossible = await api.ask(share, { list: [{ ...bench(), options: ['BM-1010-L2'] }] });
    expect(impossible.data.shareQuotationList).toEqual({ problems: [{ key: 'emptyList' }] });
  });
});
