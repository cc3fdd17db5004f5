import type { TextField, TextFieldSingleValidation } from 'payload';
import { text as validateText } from 'payload/shared';
import { type Label, labelFor } from '../label.ts';
import { limits } from '../limits.ts';
import { text } from './text-fields.ts';

const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether editors may link to this address (BLK-19): an absolute one with an allowed scheme. */
export function isAllowedUrl(address: string): boolean {
  const trimmed = address.trim();
  if (trimmed !== address || !URL.canParse(trimmed)) return false;
  return allowedSchemes.has(new URL(trimmed).protocol);
}

/** Hint for an address with a scheme that is not allowed. */
const allowedSchemesHint: Label = {
  nl: 'Een volledig adres met http://, https://, mailto: of tel:',
  en: 'Enter a complete address with http://, https://, mailto: or tel:',
  de: 'Eine vollständige Adresse mit http://, https://, mailto: oder tel:',
};

/** Refuses an address that is not absolute or has another scheme than the allowed ones (BLK-19). */
export const validateUrl: TextFieldSingleValidation = async (value, options) => {
  if (value && !isAllowedUrl(value)) return labelFor(options.req, allowedSchemesHint);
  return await validateText(value, options);
};

/** Returns a field for an address. */
export function url(name: string, label: Label, options: { required?: boolean } = {}): TextField {
  return text(name, label, {
    required: options.required,
    maxLength: limits.url,
    description: allowedSchemesHint,
    validate: validateUrl,
  });
}
