import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload';
import { text as validateText } from 'payload/shared';
import { type Label, labelFor } from '../label.ts';
import { limits } from '../limits.ts';
import { text } from './text-fields.ts';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const patternHint: Label = {
  nl: 'Alleen kleine letters a-z, cijfers en streepjes ertussen',
  en: 'Use only lower-case letters a-z, digits, and hyphens between them',
  de: 'Nur Kleinbuchstaben a-z, Ziffern und Bindestriche dazwischen',
};

/**
 * Returns the slug field of an entry, localised. `rules` validate the slug for the entry's kind; `given` sets a slug that editors cannot
 * choose. The admin proposes a slug while an editor types the title of an entry without one (EDT-07).
 */
export function slug(rules: TextFieldSingleValidation, beforeValidate?: FieldHook): TextField {
  const validate: TextFieldSingleValidation = async (value, options) => {
    const basic = await validateText(value, options);
    if (basic !== true || !value) return basic;
    if (!pattern.test(value)) return labelFor(options.req, patternHint);
    return await rules(value, options);
  };
  return {
    ...text(
      'slug',
      { nl: 'Adresdeel', en: 'Slug', de: 'Adressteil' },
      {
        localized: true,
        required: true,
        index: true,
        sidebar: true,
        maxLength: limits.slug,
        description: patternHint,
        field: '/components/slug-field.tsx#SlugField',
      },
    ),
    validate,
    hooks: {
      beforeValidate: beforeValidate && [beforeValidate],
      beforeDuplicate: [({ value }) => value && `${value.slice(0, limits.slug - 5)}-copy`],
    },
  } as TextField;
}
