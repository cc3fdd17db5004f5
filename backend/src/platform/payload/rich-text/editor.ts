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

/** The collections that a link in a text, or a call to action, can lead to. */
export const linkedEntryCollections = ['pages', 'categories', 'products', 'projects', 'news', 'faq'] as const;

const validateLinkUrl: TextFieldSingleValidation = (value, options) => {
  const isInternal = (options.siblingData as { linkType?: string } | undefined)?.linkType === 'internal';
  return isInternal ? true : validateUrl(value, options);
};

/**
 * The fields of a link with our rules. Payload would look up each linked entry in all collections, as a guest; a link to what is
 * not live is rendered as plain text anyway.
 */
function withOwnRules(field: FieldAffectingData): Field {
  if (field.name === 'url') return { ...field, validate: validateLinkUrl } as Field;
  if (field.name === 'doc') return { ...field, filterOptions: undefined } as Field;
  return field as Field;
}

/** The editor of every rich text: what the site can show, no more. */
export const richTextEditor = lexicalEditor({
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
