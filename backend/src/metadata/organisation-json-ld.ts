import { relatedImage } from '../media/image-loader.ts';
import { imageUrl } from '../media/image-source.ts';
import { cachedGlobal } from '../platform/api/globals-cache.ts';
import { type Described, type JsonLd, organisation } from './described.ts';

/** Returns the company's name, address and contact details from the globals. */
export async function organisationJsonLd(described: Described): Promise<JsonLd> {
  const { context, entry } = described;
  const { globalData: data, socialMedia, logo } = await cachedGlobal(context, 'globals', entry.siteId);
  const picture = await relatedImage(context, entry.siteId, logo);
  const elsewhere = Object.values(socialMedia ?? {}).filter((address) => typeof address === 'string' && address !== '');
  const [postalCode, town] = splitTown(data?.postalCodeCityName ?? '');
  return {
    '@context': 'https://schema.org',
    ...organisation(described),
    legalName: data?.legalName ?? undefined,
    email: data?.eMailAddress ?? undefined,
    telephone: data?.phoneNumber ?? undefined,
    logo: picture ? context.siteOrigin(entry.siteId) + imageUrl(picture) : undefined,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    address: data?.streetNameHouseNumber
      ? {
          '@type': 'PostalAddress',
          streetAddress: data?.streetNameHouseNumber,
          postalCode,
          addressLocality: town,
          addressCountry: data?.country ?? undefined,
        }
      : undefined,
  };
}

/**
 * Splits '3011 AA Rotterdam' or '48149 Münster' into postal code and town. The code starts with a digit and may end with two
 * letters.
 */
function splitTown(text: string): [string | undefined, string] {
  const [, code, town] = /^(\d[\dA-Z-]*(?: [A-Z]{2})?) (.+)$/.exec(text) ?? [];
  return [code, town ?? text];
}
