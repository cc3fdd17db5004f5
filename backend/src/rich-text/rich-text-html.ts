import type { SiteId } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import { fileLink } from '../downloads/file-link.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import { linkTarget } from '../platform/addresses/address-loader.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById, relationId } from '../platform/api/records.ts';
import { lexicalToHtml } from '../platform/rich-text/lexical-to-html.ts';
import { collectLinks, type LinkTarget, type RichText } from '../platform/rich-text/rich-text.ts';

/**
 * Returns a rich text as sanitised HTML in a site's language; empty for no text. Links to entries use the entry's address in that
 * site. Targets that are not live there or hidden from the caller become plain text.
 */
export async function richTextHtml(context: ApiContext, siteId: SiteId, text: RichText | null | undefined): Promise<string> {
  const links = collectLinks(text);
  const hrefs = await Promise.all(links.map((link) => hrefOf(context, siteId, link)));
  if (!text) return '';
  const key = hrefs.join(' ');
  const before = made.get(text);
  if (before?.hrefs === key) return before.html;
  const html = lexicalToHtml(text, {
    linkHref: (wanted) => hrefs[links.findIndex((link) => link.relationTo === wanted.relationTo && link.id === wanted.id)],
  });
  made.set(text, { hrefs: key, html });
  return html;
}

/** HTML of texts in memory, cached with the link targets that it contains. */
const made = new WeakMap<RichText, { hrefs: string; html: string }>();

async function hrefOf(context: ApiContext, siteId: SiteId, { relationTo, id }: LinkTarget): Promise<string | undefined> {
  if (relationTo !== 'downloads') {
    const target = await linkTarget(context, siteId, { collection: relationTo, id });
    return target && pathOfUri(target.uri);
  }
  context.tags.list('Download', siteId);
  const download = await recordById(context, 'downloads', siteId, id);
  if (!download || (download.membersOnly && !seesMemberContent(context.viewer))) return undefined;
  const file = await recordById(context, 'files', siteId, relationId(download.file) ?? 0);
  if (!file) return undefined;
  const { hash = null, filename = null, membersOnly } = file;
  return fileLink(context.payload.secret, { hash, filename, membersOnly: membersOnly === true }) ?? undefined;
}
