import type { EmailField, FieldAccess, TextareaField, TextField, TextFieldSingleValidation } from 'payload';
import type { Label } from '../label.ts';
import { limits } from '../limits.ts';

type TextOptions = {
  localized?: boolean;
  required?: boolean;
  unique?: boolean;
  index?: boolean;
  maxLength?: number;
  description?: Label;
  readOnly?: boolean;
  width?: string;
  sidebar?: boolean;
  readableBy?: FieldAccess;
  validate?: TextFieldSingleValidation;
  /** Component of the admin that replaces the input. */
  field?: string;
};

/** Returns a field for one line of text. */
export function text(name: string, label: Label, options: TextOptions = {}): TextField {
  const { description, readOnly, width, sidebar, readableBy, field, maxLength = limits.line, ...rest } = options;
  return {
    ...rest,
    name,
    type: 'text',
    label,
    maxLength,
    ...(readableBy && { access: { read: readableBy } }),
    admin: {
      description,
      readOnly,
      width,
      ...(sidebar && { position: 'sidebar' as const }),
      ...(field && { components: { Field: field } }),
    },
  };
}

/** Returns a field for several lines of plain text. */
export function longText(
  name: string,
  label: Label,
  options: { localized?: boolean; required?: boolean; description?: Label; maxLength?: number } = {},
): TextareaField {
  const { description, maxLength = limits.text, ...field } = options;
  return { ...field, name, type: 'textarea', label, maxLength, admin: { description } };
}

const pressEnter: Label = {
  nl: 'Typ een tekst en druk op Enter.',
  en: 'Type a text and press Enter.',
  de: 'Text eingeben und Enter drücken.',
};

/** Returns a field for an ordered list of short texts. */
export function texts(
  name: string,
  label: Label,
  { description = pressEnter, localized }: { description?: Label; localized?: boolean } = {},
): TextField {
  return {
    name,
    type: 'text',
    label,
    localized,
    hasMany: true,
    maxRows: limits.rows,
    maxLength: limits.line,
    admin: { description },
  };
}

export function email(name: string, label: Label, { description }: { description?: Label } = {}): EmailField {
  return { name, type: 'email', label, admin: { description } };
}

/** Returns a field for a country by its code of two letters. */
export function countryCode(name: string, label: Label): TextField {
  return text(name, label, {
    maxLength: 2,
    description: {
      nl: 'Twee letters, zoals NL; de website toont de naam van het land.',
      en: 'Two letters, such as GB; the website shows the name of the country.',
      de: 'Zwei Buchstaben, etwa DE; die Website zeigt den Namen des Landes.',
    },
  });
}

/** Returns a field for a colour, #RRGGBB. */
export function hexColour(name: string, label: Label, options: { required?: boolean; description?: Label } = {}): TextField {
  return text(name, label, {
    ...options,
    maxLength: 7,
    validate: (value, { required, req }) => {
      if (!value) return required ? req.t('validation:required') : true;
      return /^#[0-9a-f]{6}$/i.test(value) || '#RRGGBB';
    },
  });
}
