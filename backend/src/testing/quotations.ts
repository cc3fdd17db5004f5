import { join } from 'node:path';
import { pino } from 'pino';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { createDocumentMaker, type DocumentMaker } from '../quotation/document-maker.ts';
import { quotedProducts } from '../quotation/quoted-products.ts';
import type { RequestedItem } from '../quotation/requested-items.ts';
import { apiTest } from './open-api.ts';

export const log = pino({ level: 'silent' });

/** Sets up a demo database for the quotation tests of this file, with a line for one of its products. */
export function quotationTest() {
  const api = apiTest('demo');
  let documents: DocumentMaker;
  let bench: RequestedItem;
  beforeAll(async () => {
    const program = join(import.meta.dirname, '../quotation/document/document-child.ts');
    documents = createDocumentMaker({ program, storage: { dataFolder: api.database.dataFolder }, log });
    const { rows } = await sql().raw(
      `select product_id as id from catalogue where site_id = 1 and card ->> 'title' = 'Meent parkbank'`,
    );
    const { id } = rows[0] as { id: number };
    const product = (await quotedProducts(sql(), 1, [id])).get(id);
    bench = {
      ...{ id, amount: 3, variant: product?.variants[0]?.sku, colour: product?.colours[0]?.code },
      ...{ mounting: product?.mountings[0]?.key, remark: 'Bij de vijver' },
    } as RequestedItem;
  });
  afterAll(() => documents?.close());
  function sql() {
    const { pool } = api.payload.db;
    return { ...instrumentedSql(pool), raw: (text: string, values: unknown[] = []) => pool.query(text, values) };
  }
  return { api, sql, documents: () => documents, bench: () => bench };
}

/** Returns the text, number of pages and metadata of a PDF. */
export async function textOf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text, totalPages, info: (await document.getMetadata()).info as { Title?: string; Language?: string } };
}
