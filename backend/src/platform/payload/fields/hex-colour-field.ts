import type { TextField } from 'payload';
import type { Label } from '../label.ts';
import { text } from './text-fields.ts';

/** Returns a field for a colour, #RRGGBB. */
export function hexColour(name: string, label: Label, options: { required?: boolean } = {}): TextField {
  return text(name, label, {
    ...options,
    maxLength: 7,
    validate: (value, { required, req }) => {
      if (!value) return required ? req.t('validation:required') : true;
      return /^#[0-9a-f]{6}$/i.test(value) || '#RRGGBB';
    },
  });
}
