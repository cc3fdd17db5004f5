import type { TextFieldSingleValidation } from 'payload';
import { text as validateText } from 'payload/shared';
import { requestReads } from '../platform/database/request-sql.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { numberCode } from './number-code.ts';

const taken: Label = {
  nl: 'Een ander product, of een variant, optie of onderdeel heeft dit artikelnummer al.',
  en: 'Another product, or a variant, option or spare part, already has this item number.',
  de: 'Ein anderes Produkt oder eine Variante, eine Option oder ein Ersatzteil hat diese Artikelnummer bereits.',
};

const sameAs = (column: string) => `${numberCode(column)} = ${numberCode('$1')}`;
const products = `select from variants where ${sameAs('sku')} union all select from products where ${sameAs('article_number')}`;
const parts = `select from spare_parts where ${sameAs('number')}`;
const options = `select from product_options where ${sameAs('number')}`;
const beyondPart = `${products} union all ${options} limit 1`;
const beyondOption = `${products} union all ${parts} limit 1`;
const beyondProduct = `${parts} union all ${options} limit 1`;

type FindRows = (sql: Awaited<ReturnType<typeof requestReads>>, number: string) => Promise<readonly unknown[]>;

/**
 * Refuses a number if a statement finds it, because lists and the parts finder could not tell the two apart (CAT-16, CAT-18). Numbers are equal if
 * their letters and digits are.
 */
const freeNumber =
  (find: FindRows): TextFieldSingleValidation =>
  async (value, options) => {
    const valid = await validateText(value, options);
    // The admin's browser cannot ask the database.
    if (valid !== true || !value || !options.req.payload) return valid;
    const rows = await find(await requestReads(options.req), value);
    return rows.length === 0 ? true : labelFor(options.req, taken);
  };

/** Refuses a number of a spare part that a product, variant or option has. */
export const freePartNumber = freeNumber((sql, number) => sql.query(beyondPart, [number]));

/** Refuses a number of an option that a product, variant or spare part has. */
export const freeOptionNumber = freeNumber((sql, number) => sql.query(beyondOption, [number]));

/** Refuses a number of a product or variant that an option or spare part has. */
export const freeProductNumber = freeNumber((sql, number) => sql.query(beyondProduct, [number]));
