import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, Validate } from 'payload';
import { requestSql } from '../../platform/database/request-sql.ts';
import { labelFor } from '../../platform/payload/label.ts';
import { formErrorMessages } from './form-error-messages.ts';

const isChanged = (value: unknown, before: unknown) => typeof before === 'string' && before !== '' && value !== before;

/** Validates that the handle of a form with submissions does not change, because submissions refer to it. */
export const formHandleStays: Validate<string> = async (value, { event, id, previousValue, req }) => {
  if (event !== 'submit' || id === undefined || !isChanged(value, previousValue)) return true;
  return (await hasSubmissions(req, id)) ? labelFor(req, formErrorMessages.fixed) : true;
};

/** Validates that the handle of a field does not change once a submission contains it. */
export const fieldHandleStays: Validate<string> = async (value, { event, id, previousValue, req }) => {
  if (event !== 'submit' || id === undefined || !isChanged(value, previousValue)) return true;
  return (await hasSubmissions(req, id, String(previousValue))) ? labelFor(req, formErrorMessages.fieldFixed) : true;
};

async function hasSubmissions(req: PayloadRequest, form: number | string, field?: string): Promise<boolean> {
  const carried = field === undefined ? sql`true` : sql`sent."values" @> ${JSON.stringify([{ handle: field }])}::jsonb`;
  const { rows } = await (await requestSql(req)).execute(sql`
    select from form_submissions sent join forms on forms.handle = sent.form where forms.id = ${form} and ${carried} limit 1`);
  return rows.length > 0;
}
