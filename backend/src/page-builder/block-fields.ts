import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Field } from 'payload';
import { callToAction, type StoredCallToAction } from '../entries/call-to-action.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';
import type { RichText } from '../platform/rich-text/rich-text.ts';
import { richTextHtml } from '../rich-text/rich-text-html.ts';

export function blockTitle(): Field {
  return text('titleField', { nl: 'Titel', en: 'Title', de: 'Titel' }, { maxLength: limits.title });
}

export function blockText(): Field {
  return richText('text', { nl: 'Tekst', en: 'Text', de: 'Text' });
}

/** Returns the checkbox for the Pinterest button on a picture (BLK-20). */
export function pinterest(): Field {
  const label = { nl: 'Pinterest-knop', en: 'Pinterest button', de: 'Pinterest-Schaltfläche' };
  const description = {
    nl: 'Bezoekers kunnen de afbeelding op Pinterest bewaren.',
    en: 'Visitors can save the picture to Pinterest.',
    de: 'Besucher können das Bild auf Pinterest merken.',
  };
  return checkbox('pinterest', label, { description });
}

type Head = { titleField?: string | null; text?: RichText | null; cta?: StoredCallToAction | null };
type Source<Stored> = { siteId: SiteId; stored: Stored };

/** Resolvers of the fields that most kinds of blocks share. */
export const blockHead = {
  titleField: ({ stored }: Source<Pick<Head, 'titleField'>>) => stored.titleField || null,
  text: ({ siteId, stored }: Source<Pick<Head, 'text'>>, _: unknown, context: ApiContext) =>
    blockHtml(context, siteId, stored.text),
  cta: ({ siteId, stored }: Source<Pick<Head, 'cta'>>, _: unknown, context: ApiContext) =>
    callToAction(context, siteId, stored.cta),
};

/** Returns a rich text of a block as HTML; null if it is empty. */
export async function blockHtml(context: ApiContext, siteId: SiteId, text: RichText | null | undefined): Promise<string | null> {
  return (await richTextHtml(context, siteId, text)) || null;
}
