import type { Field } from 'payload';
import { text } from '../platform/payload/fields/text-fields.ts';
import type { Label } from '../platform/payload/label.ts';
import { changesOnlyFiling } from '../platform/uploads/filing.ts';

type AltOptions = {
  /** Whether a document needs no alternative text. */
  isOptional?: (doc: Record<string, unknown>) => boolean;
  description?: Label;
};

/**
 * Returns the field for the alternative text, and an overview of its languages. The text is required, but a document whose text is missing in a language can be moved to
 * another folder.
 */
export const altFields = ({ isOptional = () => false, description }: AltOptions = {}): Field[] => [
  text(
    'alt',
    { nl: 'Alternatieve tekst', en: 'Alternative text', de: 'Alternativtext' },
    {
      localized: true,
      maxLength: 300,
      validate: (value, { siblingData, req }) =>
        Boolean(value) ||
        isOptional(siblingData as Record<string, unknown>) ||
        changesOnlyFiling(req) ||
        req.t('validation:required'),
      ...(description && { description }),
    },
  ),
  {
    name: 'altTexts',
    type: 'ui',
    label: { nl: 'Alternatieve tekst per taal', en: 'Alternative text by language', de: 'Alternativtext je Sprache' },
    admin: { disableListColumn: true, components: { Field: '/components/media/alt-texts.tsx#AltTexts' } },
  },
];
