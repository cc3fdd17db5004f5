import type { TextareaField } from 'payload';
import type { Label } from '../payload/label.ts';
import { limits } from '../payload/limits.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** HTML that editors write; sanitised on every save (SEC-02). */
export function html(name: string, label: Label): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    maxLength: limits.html,
    hooks: {
      beforeChange: [({ value }) => (typeof value === 'string' ? sanitiseHtml(value) : value)],
    },
  };
}
