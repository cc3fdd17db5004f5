import type { TextFieldSingleValidation } from 'payload';
import { text as validateText } from 'payload/shared';
import { requestReads } from '../platform/database/request-sql.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { numberCode } from './number-code.ts';

const ofProduct: Label = {
  nl: 'Een product of variant heeft dit artikelnummer al.',
  en: 'A product or variant already has this item number.',
  de: 'Ein Produkt oder eine Variante hat diese Artikelnummer bereits.',
};
const ofPart: Label = {
  nl: 'Een onderdeel heeft dit artikelnummer al.',
  en: 'A spare part already has this item number.',
  de: 'Ein Ersatzteil hat diese Artikelnummer bereits.',
};

const sameAs = (column: string) => `${numberCode(column)} = ${numberCode('$1')}`;
const productsWith = `select from variants where ${sameAs('sku')}
  union all select from products where ${sameAs('article_number')} limit 1`;
const partsWith = `select from spare_parts where ${sameAs('number')} limit 1`;

type FindRows = (sql: Awaited<ReturnType<typeof requestReads>>, number: string) => Promise<readonly unknown[]>;

/**
 * Refuses a number if a statement finds it, because lists and the parts finder could not tell the two apart (CAT-18). Numbers are equal if
 * their letters and digits are.
 */
const freeNumber =
  (find: FindRows, taken: Label): TextFieldSingleValidation =>
  async (value, options) => {
    const valid = await validateText(value, options);
    // The admin's browser cannot ask the database.
    if (valid !== true || !value || !options.req.payload) return valid;
    const rows = await find(await requestReads(options.req), value);
    return rows.length === 0 ? true : labelFor(options.req, taken);
  };

/** Refuses a number of a spare part that a product or variant has. */
export const freePartNumber = freeNumber((sql, number) => sql.query(productsWith, [number]), ofProduct);

/** Refuses a number of a product or variant that a spare part has. */
export const freeProductNumber = freeNumber((sql, number) => sql.query(partsWith, [number]), ofPart);
