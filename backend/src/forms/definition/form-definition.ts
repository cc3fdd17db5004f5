import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FormField, FormPage } from '@plantsoen/form-rules/form-definition.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { quoteRequestHandle } from '../handles.ts';
import { type FieldAnswer, fieldAnswer } from '../schema/field-answer.ts';
import { localeOfForm } from '../schema/form-answer.ts';
import { agreedRetentionOf, retentionOf, type StoredForm, storedForm } from '../stored-form.ts';
import type { SubmittedForm } from '../submitted-form.ts';

type Reads = Pick<ApiContext, 'sql' | 'loader'>;

/** Returns a form by its handle or ID for the form rules, in the site's language; undefined if the site does not offer it. */
export async function formDefinition(context: Reads, key: string | number, siteId: SiteId): Promise<SubmittedForm | undefined> {
  const stored = await storedForm(context, siteId, key);
  return stored && toSubmittedForm(stored);
}

/** Converts a stored form for the form rules. */
export function toSubmittedForm(form: StoredForm): SubmittedForm {
  const locale = localeOfForm(form);
  const pages = form.pages.map(({ id, rows }, index) => ({
    id: id ?? String(index),
    rows: (rows ?? []).map(({ fields }) => (fields ?? []).map((field) => fieldAnswer(field, locale))),
  }));
  const answers = pages.flatMap(({ rows }) => rows.flat());
  return {
    id: form.id,
    siteId: form.siteId,
    handle: form.handle,
    title: form.title || form.handle,
    recipient: form.recipient || null,
    retentionDays: retentionOf(form),
    agreedRetentionDays: agreedRetentionOf(form),
    encryptedFields: answers.filter(({ enableContentEncryption }) => enableContentEncryption).map(({ handle }) => handle),
    takesQuotationList: form.handle === quoteRequestHandle,
    ticketSeries: form.ticketSeries || null,
    captcha: form.settings.integrations?.includes('captcha') ?? false,
    newsletter: form.settings.integrations?.includes('newsletter') ?? false,
    pages: pages.map(({ id, rows }): FormPage => ({ id, rows: rows.map((fields) => ({ fields: fields.map(ruleOf) })) })),
  };
}

/**
 * Converts a field for the form rules. `defaultValue` has several types in the contract; the rules have a property for each of
 * them.
 */
function ruleOf(field: FieldAnswer): FormField {
  const conditions = field.conditions ?? null;
  const frame = { ...field, conditions, errorMessage: field.errorMessage ?? null };
  switch (frame.type) {
    case 'Agree':
      return { ...frame, defaultChecked: frame.defaultValue } as FormField;
    case 'Checkboxes':
    case 'Dropdown':
      return { ...frame, defaultValues: frame.defaultValue } as FormField;
    case 'Number':
      return { ...frame, defaultNumber: frame.defaultValue ?? null } as FormField;
    default:
      return frame as FormField;
  }
}
