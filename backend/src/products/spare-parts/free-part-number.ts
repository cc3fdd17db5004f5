import type { TextFieldSingleValidation } from 'payload';
import { text as validateText } from 'payload/shared';
import { requestReads } from '../../platform/database/request-sql.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';

const taken: Label = {
  nl: 'Een product of variant heeft dit artikelnummer al.',
  en: 'A product or variant already has this item number.',
  de: 'Ein Produkt oder eine Variante hat diese Artikelnummer bereits.',
};

const statement = `
  select from variants where upper(regexp_replace(sku, '[^[:alnum:]]', '', 'g')) = upper(regexp_replace($1, '[^[:alnum:]]', '', 'g'))
  union all
  select from products where upper(regexp_replace(article_number, '[^[:alnum:]]', '', 'g')) = upper(regexp_replace($1, '[^[:alnum:]]', '', 'g'))
  limit 1`;

/** Refuses a part number that a product or variant has, because lists and the finder could not tell them apart. */
export const freePartNumber: TextFieldSingleValidation = async (value, options) => {
  const valid = await validateText(value, options);
  // The admin's browser cannot ask the database.
  if (valid !== true || !value || !options.req.payload) return valid;
  const rows = await (await requestReads(options.req)).query(statement, [value]);
  return rows.length === 0 ? true : labelFor(options.req, taken);
};
