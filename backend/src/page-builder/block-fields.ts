import type { Field } from 'payload';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';

export function blockTitle(): Field {
  return text('titleField', { nl: 'Titel', en: 'Title', de: 'Titel' }, { maxLength: limits.title });
}

export function blockText(): Field {
  return richText('text', { nl: 'Tekst', en: 'Text', de: 'Text' });
}

/** Returns the checkbox for the Pinterest button on a picture (BLK-20). */
export function pinterest(): Field {
  return checkbox('pinterest', { nl: 'Pinterest-knop', en: 'Pinterest button', de: 'Pinterest-Schaltfläche' });
}
