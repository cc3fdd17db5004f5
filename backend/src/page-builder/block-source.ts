import type { SiteId } from '@plantsoen/contract/locales.ts';

/** Source object of the resolvers of a kind of block: its contract type, and the stored block in the site's language. */
export type BlockSource<Typename extends string, Stored> = { __typename: Typename; id: number; siteId: SiteId; stored: Stored };
