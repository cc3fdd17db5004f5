import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Field, FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { validateUrl } from '../fields/url-field.ts';
import type { Label } from '../label.ts';

/** Collections that a link in a text or a call to action can refer to. */
export const linkedEntryCollections = ['pages', 'categories', 'products', 'projects', 'news', 'faq'] as const;

const validateLinkUrl: TextFieldSingleValidation = (value, options) => {
  const isInternal = (options.siblingData as { linkType?: string } | undefined)?.linkType === 'internal';
  return isInternal ? true : validateUrl(value, options);
};

/**
 * Returns a field of a link with our rules. Payload would look up each linked entry in all collections, as a guest. A link to an
 * unpublished entry is rendered as plain text anyway.
 */
function withOwnRules(field: FieldAffectingData): Field {
  if (field.name === 'url') return { ...field, validate: validateLinkUrl } as Field;
  if (field.name === 'doc') return { ...field, filterOptions: undefined } as Field;
  return field as Field;
}

const placeholder: Label = {
  nl: 'Schrijf hier …, of “/” voor opdrachten',
  en: 'Write here …, or “/” for commands',
  de: 'Schreiben Sie hier …, oder „/“ für Befehle',
};

/** Editor of every rich text, limited to the formatting that the site can show. */
export const richTextEditor = lexicalEditor({
  admin: { placeholder },
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [...linkedEntryCollections, 'downloads'],
      maxDepth: 0,
      disableAutoLinks: true,
      fields: ({ defaultFields }) => defaultFields.map(withOwnRules),
    }),
  ],
});
