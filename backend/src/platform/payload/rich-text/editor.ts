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
import type { Field, TextFieldSingleValidation } from 'payload';
import { validateUrl } from '../fields/url-field.ts';

/** The collections that a link in a text, or a call to action, can lead to. */
export const linkedEntryCollections = ['pages', 'categories', 'products', 'projects', 'news', 'faq'] as const;

const validateLinkUrl: TextFieldSingleValidation = (value, options) => {
  const isInternal = (options.siblingData as { linkType?: string } | undefined)?.linkType === 'internal';
  return isInternal ? true : validateUrl(value, options);
};

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
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => (field.name === 'url' ? ({ ...field, validate: validateLinkUrl } as Field) : field)),
    }),
  ],
});
