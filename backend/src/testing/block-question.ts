import { expect } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import type { TestApi } from './open-api.ts';

const picture = 'crop(name: countdown) { url }';
const cta = 'cta { type text url ariaLabel element { uri } }';
const product = 'id title price { amount } elevation { url widthMm heightMm } productImage { id }';
const member =
  'id siteId title information { nameField function phoneNumber email languages region image { id crop(name: teamCard) { width height } } }';
const blocks = `blocks { __typename
  ... on TitleTextBlock { id siteId titleField text textColumn2 ${cta} }
  ... on QuoteBlock { id quote author role image { id } }
  ... on NewsItemsBlock { id titleField text ${cta} entries { id title uri postDate headerslider { id } } }
  ... on CountdownImagesBlock { id slides { titleField text image { ${picture} } mobileImage { id } ${cta} } }
  ... on ProductsBlock { id titleField ${cta} products { ${product} } }
  ... on CategoryCardsBlock { id text ${cta} categories { id title uri headerImage { id } } }
  ... on ReferencesBlock { id titleField ${cta} entries { id title uri location headerslider { id } } }
  ... on ElevationStripBlock { id titleField compare products { ${product} } }
  ... on TextImageBlock { id titleField text ${cta} image { crop(name: textImage) { url width height } }
    alternativeImage { id } imageAspectRatio position darkBackground pinterest }
  ... on ImageBlock { id images { id } kolombreedte pinterest }
  ... on PartnersBlock { id titleField text ${cta} logos { url title width height } }
  ... on HtmlBlock { id html }
  ... on YoutubeVideoBlock { id titleField text videoUrl embedUrl imagePlaceholder { id } thumbnail { url width height } }
  ... on ContactBlock { id titleField teamMembers { ${member} } requestAQuoteCta { type text url ariaLabel element { uri } } }
  ... on TeamBlock { id titleField ${cta} entries { ${member} } }
  ... on DownloadsBlock { id titleField downloads { id siteId titleField kind documentKind language version date size membersOnly dutchOnly url } }
  ... on ContrastBlock { id siteId titleField text groups { title colours { code } } }
  ... on PartsFinderBlock { id siteId titleField text }
  ... on NewsletterBlock { id siteId titleField text privacyPolicy { uri label } }
  ... on FormBlock { id siteId handle form { id siteId title } } }`;
const question = `query ($siteId: Int!, $uri: String!) { entry(uri: $uri, siteId: $siteId) {
  ... on Page { id ${blocks} } ... on Project { id ${blocks} } ... on NewsArticle { id ${blocks} } } }`;

/** Returns the answer for a visitor with the blocks of the entry at an address. */
export async function askBlocks(api: TestApi, uri: string, siteId = 1, viewer?: Viewer) {
  const answer = await api.ask(question, { siteId, uri }, viewer);
  expect(answer.errors).toEqual([]);
  return { ...answer, blocks: answer.data.entry.blocks };
}
