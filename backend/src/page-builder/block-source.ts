import type { SiteId } from '@plantsoen/contract/locales.ts';

/** What the resolvers of a kind of block start from: its type in the contract, and what editors stored in the site's language. */
export type BlockSource<Typename extends string, Stored> = { __typename: Typename; id: number; siteId: SiteId; stored: Stored };
