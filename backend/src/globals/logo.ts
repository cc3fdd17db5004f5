import type { SiteId } from '@plantsoen/contract/locales.ts';
import { imageById } from '../media/image-loader.ts';
import { imageUrl } from '../media/image-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Logo } from '../platform/generated/contract.ts';

const logoHeight = 60;

/**
 * Returns a logo scaled to 60 px height (NAV-08) in its own proportions; null if it does not exist. The answer contains no
 * identity of the picture, so a tag identifies it.
 */
export async function logoById(context: ApiContext, siteId: SiteId, id: number | undefined): Promise<Logo | null> {
  if (id === undefined) return null;
  context.tags.record('Image', siteId, id);
  const image = await imageById(context, siteId, id);
  if (!image) return null;
  const width = image.height > 0 ? Math.round((image.width / image.height) * logoHeight) : logoHeight;
  return { url: imageUrl(image), title: image.alt || image.title, width, height: logoHeight };
}
