import type { SiteId } from '@plantsoen/contract/locales.ts';
import { callToAction, type StoredCallToAction } from '../entries/call-to-action.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { RichText } from '../platform/rich-text/rich-text.ts';
import { richTextHtml } from '../rich-text/rich-text-html.ts';

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
