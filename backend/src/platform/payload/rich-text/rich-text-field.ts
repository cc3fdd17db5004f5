import type { FieldAccess, RichTextField, RichTextFieldValidation } from 'payload';
import { richText as validateRichText } from 'payload/shared';
import type { Label } from '../label.ts';
import { limits } from '../limits.ts';

type RichTextOptions = { localized?: boolean; required?: boolean; description?: Label; readableBy?: FieldAccess };

/** Returns a rich text field: paragraphs, headings, lists, emphasis and links. */
export function richText(name: string, label: Label, options: RichTextOptions = {}): RichTextField {
  const { description, readableBy, ...field } = options;
  return {
    ...field,
    name,
    type: 'richText',
    label,
    validate: validateBounded,
    ...(readableBy && { access: { read: readableBy } }),
    admin: { description },
  };
}

const validateBounded: RichTextFieldValidation = async (value, options) => {
  const length = richTextLength(value);
  if (length > limits.richText) {
    return options.req.t('validation:shorterThanMax', { label: options.req.t('general:value'), maxLength: limits.richText });
  }
  return await validateRichText(value, options);
};

/** Returns the number of characters of a rich text, without markup. */
function richTextLength(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'text' in value && typeof value.text === 'string' ? value.text.length : 0;
  const below = Array.isArray(value) ? value : Object.values(value).filter((child) => typeof child === 'object');
  return below.reduce((sum: number, child) => sum + richTextLength(child), own);
}
