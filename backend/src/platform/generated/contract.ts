// Generated from the contract by `npm run contract`; do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PageSource } from '../../pages/page-record.ts';
import type { CategorySource } from '../../products/category-resolvers.ts';
import type { ProductSource } from '../../products/product-source.ts';
import type { VariantSource } from '../../products/product-variants.ts';
import type { PlateCodeSource } from '../../products/plate-code.ts';
import type { ColourSource } from '../../colours/colour-source.ts';
import type { DownloadListSource, OfferedDownloadSource } from '../../downloads/resolvers.ts';
import type { ProductListSource } from '../../products/product-list-resolvers.ts';
import type { ProjectListSource } from '../../projects/project-list-resolvers.ts';
import type { AdviserSource, AdviserRegionSource } from '../../team/adviser.ts';
import type { TeamMemberSource } from '../../team/resolvers.ts';
import type { ProjectSource } from '../../projects/project-record.ts';
import type { NewsArticleSource } from '../../news/article-record.ts';
import type { FaqQuestionSource } from '../../faq/resolvers.ts';
import type { GlobalSetsSource, FooterSource, GlobalsSource } from '../../globals/resolvers.ts';
import type { SeoSource } from '../../metadata/seo-source.ts';
import type { ImageRecord } from '../../media/image-loader.ts';
import type { StoredForm } from '../../forms/stored-form.ts';
import type { ViewerSource } from '../../account/viewer-source.ts';
import type { MemberList } from '../../quotation/member-list.ts';
import type { NamedList } from '../../quotation/named-lists.ts';
import type { SharedListSource } from '../../quotation/shared-list-resolvers.ts';
import type { OwnRequest } from '../../quotation/own-requests.ts';
import type { TitleTextBlockSource, QuoteBlockSource, NewsItemsBlockSource, CountdownImagesBlockSource, ProductsBlockSource, CategoryCardsBlockSource, ReferencesBlockSource, ElevationStripBlockSource, TextImageBlockSource, ImageBlockSource, YoutubeVideoBlockSource, PartnersBlockSource, ContactBlockSource, TeamBlockSource, DownloadsBlockSource, HtmlBlockSource, NewsletterBlockSource, PartsFinderBlockSource, ContrastBlockSource, FormBlockSource } from './block-sources.ts';
import type { ApiContext } from '../api/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An HTML fragment from editors, sanitised by the backend. */
  Html: { input: string; output: string; }
  /** A date and time, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** A number that may have decimals. */
  Number: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /**
   * The entry at an address of a site. `uri` has no slash at its ends ("producten/zitmeubilair"); the home page is "__home__".
   * Returns only entries that are live in that site's locale and accessible to the caller, and no text of another language.
   */
  entry: EntryResult;
  /** The draft that the caller sees as if it were published (SEO-04); null without a preview. */
  preview?: Maybe<Preview>;
  /** The page for an address without an entry. `locale` is a site id. */
  notFound?: Maybe<Page>;
  /** The page for when the site cannot answer. `locale` is a site id. */
  serviceUnavailable?: Maybe<Page>;
  /** The authenticated member; null for a guest. */
  viewer?: Maybe<Viewer>;
  /** The colour chart (CON-05): groups in their order, the standard palette first. */
  colourChart: Array<ColourGroup>;
  /**
   * The files that the site offers (CAT-15), filtered by facts (category, product, kind, language, format, since) and search words, of
   * which the first 200 characters count. Files of one live product come in the catalogue's order, those of several products or none are
   * last. `ids` leaves all other files out; at most 100. Returns at most 48 at a time. An unknown fact key or value is an error with code
   * BAD_USER_INPUT.
   */
  downloads: DownloadList;
  /** All live questions by topic, and within a topic in the editors' order. */
  faqQuestions: Array<FaqQuestion>;
  /** The definition of a form (FRM-01); null if the site has no form with that handle (FRM-13). */
  form?: Maybe<Form>;
  /** The uncacheable data of one submission attempt: its token, and a challenge for each captcha. */
  formTokens?: Maybe<FormTokens>;
  /** The hourly token for submissions without scripts (FRM-12). */
  formTime: FormTime;
  /** The global sets of a site (API-05). */
  algemeen: GlobalSets;
  /** The terms that the site explains in place (CAT-21), at most 200. A term without an explanation in the site's language is absent. */
  glossary: Array<GlossaryTerm>;
  /** Page metadata of an address (SEO-01); null if no entry is live. */
  seoMetadata?: Maybe<SeoMetadata>;
  /**
   * The sitemap of a site (SEO-02): live addresses that guests may see and search engines may index. Returns those of a part, sorted by
   * entry; empty if there is no such part. Without a part, returns at most 5,000 after the given uri, sorted by uri.
   */
  sitemap: Array<SitemapEntry>;
  /** The parts of a site's sitemap. An entry always stays in its part, which has at most 5,000 entries. */
  sitemapParts: Array<SitemapPart>;
  /** The main menu: entries of level 1 with their children. `locale` is a site id. */
  navigation: Array<NavigationEntry>;
  /**
   * The news overview and its articles, newest first, at most 48 at a time. `uri` or `slug` identifies the overview, `locale` is a
   * site id, `level` the level of the entry (1). `overview` is null if it is not live.
   */
  document: NewsDocument;
  /** The captchas of the newsletter's form, which has the handle `newsletter`. */
  newsletterCaptchas: Array<FormCaptcha>;
  /** Whether a sign-up must be confirmed by the link of an email; false with an automation service. */
  newsletterNeedsConfirmation: Scalars['Boolean']['output'];
  /**
   * A list of live products, filtered by category (with its subcategories), facts and search words. The first 200 characters of
   * `search` count. Hits of a search are sorted by relevance, others in the catalogue's order, unless `sort` is given. Returns at
   * most 48 at a time. An unknown fact key or value is an error with code BAD_USER_INPUT, and so is a sort by price for callers
   * without prices (CAT-06).
   */
  products: ProductList;
  /**
   * The products of the given ids that are live in the site, in the given order; at most 100 ids. Discontinued products are among
   * them, and in no other list.
   */
  productsById: Array<Product>;
  /**
   * The live products that article numbers name, of variants, products or spare parts (QUO-13), discontinued ones included. At most 100
   * numbers of 40 characters; letters and digits count, in any case. Unknown numbers are omitted.
   */
  productsByNumber: Array<NumberedProduct>;
  /**
   * The live product that a code names, discontinued ones included (CAT-18): the code on a type plate, or the article number of a variant, a
   * product or a spare part. Letters and digits of the first 60 characters count, in any case.
   */
  plateCode: PlateCode;
  /** The live products with spare parts by title, discontinued ones included; at most 500. */
  productsWithParts: Array<Product>;
  /**
   * A page of the product feed (EDT-13): the live products that guests may see, without discontinued ones, with ids above `after` and at
   * most `after` + 100, in the order of their ids. `after` is a multiple of 100.
   */
  productFeed: ProductFeed;
  /** The tree of live categories. */
  categories: Array<Category>;
  /**
   * Live projects, filtered by facts (country, placeKind, year, category, product) and search words. The first 200 characters of `search`
   * count. Hits of a search are sorted by relevance, those near a place by their distance, others newest first. Returns at most 48 at a
   * time. An unknown fact key or value is an error with code BAD_USER_INPUT.
   */
  projects: ProjectList;
  /** The projects of the given ids that are live in the site, in the given order; at most 48 ids. */
  projectsById: Array<Project>;
  /** A quotation list that a visitor has shared; null if its link has expired, was revoked or is unknown. */
  sharedQuotationList?: Maybe<SharedQuotationList>;
  /**
   * The hits of a site for a query (SEA-01 to SEA-06), most relevant first, without content for members. A query without a letter or
   * number finds nothing and uses no engine. At most 200 characters of the query count; `first` is at most 48. `submitted` means
   * that the visitor has finished typing, as on the results page. Editors see submitted queries without hits. Without `kinds`, all
   * but discontinued products are searched; those are also found among products by their exact article number.
   */
  search: SearchResults;
  /**
   * The adviser for a place (CON-08): a country by its code (`NL`) or its name, and a text with a postcode. A country with one adviser
   * needs no postcode. Both texts have at most 200 characters.
   */
  adviser: AdviserAnswer;
};


export type QueryEntryArgs = {
  uri: Scalars['String']['input'];
  siteId: Scalars['Int']['input'];
};


export type QueryNotFoundArgs = {
  locale: Scalars['Int']['input'];
};


export type QueryServiceUnavailableArgs = {
  locale: Scalars['Int']['input'];
};


export type QueryColourChartArgs = {
  siteId: Scalars['Int']['input'];
};


export type QueryDownloadsArgs = {
  siteId: Scalars['Int']['input'];
  facts?: InputMaybe<Array<FactFilter>>;
  search?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  sort?: InputMaybe<DownloadSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFaqQuestionsArgs = {
  siteId: Scalars['Int']['input'];
};


export type QueryFormArgs = {
  handle: Scalars['String']['input'];
  siteId: Scalars['Int']['input'];
};


export type QueryFormTokensArgs = {
  handle: Scalars['String']['input'];
  siteId: Scalars['Int']['input'];
};


export type QueryAlgemeenArgs = {
  siteId: Scalars['Int']['input'];
};


export type QueryGlossaryArgs = {
  siteId: Scalars['Int']['input'];
};


export type QuerySeoMetadataArgs = {
  uri: Scalars['String']['input'];
  siteId: Scalars['Int']['input'];
};


export type QuerySitemapArgs = {
  siteId: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  part?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySitemapPartsArgs = {
  siteId: Scalars['Int']['input'];
};


export type QueryNavigationArgs = {
  locale: Scalars['Int']['input'];
};


export type QueryDocumentArgs = {
  uri?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  locale: Scalars['Int']['input'];
  level?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductsArgs = {
  siteId: Scalars['Int']['input'];
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  facts?: InputMaybe<Array<FactFilter>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductsByIdArgs = {
  siteId: Scalars['Int']['input'];
  ids: Array<Scalars['Int']['input']>;
};


export type QueryProductsByNumberArgs = {
  siteId: Scalars['Int']['input'];
  numbers: Array<Scalars['String']['input']>;
};


export type QueryPlateCodeArgs = {
  siteId: Scalars['Int']['input'];
  code: Scalars['String']['input'];
};


export type QueryProductsWithPartsArgs = {
  siteId: Scalars['Int']['input'];
};


export type QueryProductFeedArgs = {
  siteId: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoriesArgs = {
  siteId: Scalars['Int']['input'];
};


export type QueryProjectsArgs = {
  siteId: Scalars['Int']['input'];
  facts?: InputMaybe<Array<FactFilter>>;
  search?: InputMaybe<Scalars['String']['input']>;
  near?: InputMaybe<NearInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProjectsByIdArgs = {
  siteId: Scalars['Int']['input'];
  ids: Array<Scalars['Int']['input']>;
};


export type QuerySharedQuotationListArgs = {
  token: Scalars['String']['input'];
  siteId: Scalars['Int']['input'];
};


export type QuerySearchArgs = {
  siteId: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  kinds?: InputMaybe<Array<SearchKind>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  submitted?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryAdviserArgs = {
  siteId: Scalars['Int']['input'];
  country: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
};

export type Preview = {
  __typename?: 'Preview';
  siteId: Scalars['Int']['output'];
  /** The address that the entry would have. */
  uri: Scalars['String']['output'];
  until: Scalars['DateTime']['output'];
};

export type EntryResult = Page | Category | Product | Project | NewsArticle | FaqQuestion | EntryMoved | EntryGone | EntryForMembers | EntryAbsent;

/** The fields of every entry with an address. */
export type Entry = {
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  seo: SeoMetadata;
  breadcrumbs: Array<Breadcrumb>;
  /** The same entry in the other locales, or its closest live parent there (LOC-06). */
  routeTranslations: Array<RouteTranslation>;
};

/** A redirect to `uri` in the same site or to `url`: a moved entry, an address of another locale, or a redirect by editors. */
export type EntryMoved = {
  __typename?: 'EntryMoved';
  uri: Scalars['String']['output'];
  /** Absolute; replaces `uri`. */
  url?: Maybe<Scalars['String']['output']>;
  permanent: Scalars['Boolean']['output'];
};

/** An address that editors have marked as permanently removed (410). */
export type EntryGone = {
  __typename?: 'EntryGone';
  uri: Scalars['String']['output'];
};

/** An entry for members only; no other data is returned. */
export type EntryForMembers = {
  __typename?: 'EntryForMembers';
  uri: Scalars['String']['output'];
};

/** No entry is live at this address. */
export type EntryAbsent = {
  __typename?: 'EntryAbsent';
  uri: Scalars['String']['output'];
};

export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

/**
 * An entry's address in one locale. `slug`, `child` and `grandchild` are the parameters of its route. For
 * `producten/zitmeubilair/meent` the slug is `zitmeubilair` and the child `meent`; for `projecten/havenkop-zuid` the slug is
 * `havenkop-zuid`. A fixed page has none.
 */
export type RouteTranslation = {
  __typename?: 'RouteTranslation';
  siteId: Scalars['Int']['output'];
  uri: Scalars['String']['output'];
  slug?: Maybe<Scalars['String']['output']>;
  child?: Maybe<Scalars['String']['output']>;
  grandchild?: Maybe<Scalars['String']['output']>;
  /** False if the entry is not live in that locale and this is its closest live parent. */
  exact: Scalars['Boolean']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Logs a member in (ACC-01). `device` is the browser's own name, by which the member recognises the session. */
  authenticate: AuthenticateAnswer;
  /** Exchanges a refresh token for new tokens (ACC-05). Fails with the message 'Invalid Refresh Token' (ACC-13). */
  refreshToken: TokenSet;
  /** Ends the session of a refresh token (ACC-06). Returns whether it existed. */
  deleteRefreshToken: Scalars['Boolean']['output'];
  /** Requests an account (ACC-01). New and known addresses get the same answer; only the email differs. */
  register: RegisterAnswer;
  /** Activates an account with the token of its email. */
  activateUser: AccountAnswer;
  /** Sends a new activation link if the address has an account that is not activated. The answer is always the same. */
  sendActivation: AccountAnswer;
  /** Sends a link to reset a forgotten password if the address has an account. The answer is always the same (ACC-11). */
  forgottenPassword: AccountAnswer;
  /** Sets a new password with the token of an email, and ends every session of the account (ACC-11). */
  setPassword: AccountAnswer;
  /**
   * Changes the given values of the authenticated member (ACC-09). A new email address needs the current password.
   * Values are in `viewer` or in the other arguments; `viewer` has priority.
   */
  updateViewer: UpdateViewerAnswer;
  /**
   * Adds a product to the member's favourites or removes it (FAV-02). Unlike a whole list, concurrent changes lose nothing.
   * An added product replaces the favourite `insteadOf`, such as a discontinued one (CAT-17).
   */
  changeFavourite: AccountAnswer;
  /** Confirms a new email address with the token of the email that was sent to it (ACC-09). */
  confirmEmail: AccountAnswer;
  /** Changes the password of the authenticated member, and ends every other session (ACC-10). */
  updatePassword: AccountAnswer;
  /** Ends a session of the authenticated member. */
  endSession: AccountAnswer;
  /** Deletes the account of the authenticated member, with all of its data. */
  deleteAccount: AccountAnswer;
  /** Stores a visitor's data for the domain of another language for 60 seconds. Returns a code that works once (LOC-09). */
  startHandoff: Scalars['String']['output'];
  /** Returns the data of a code; null if the code is used, expired, or for another language. */
  completeHandoff?: Maybe<Handoff>;
  /** Returns the transferred quotation list once, for the browser to store. */
  redeemHandoffList?: Maybe<Scalars['String']['output']>;
  /** Signs a visitor up (NWS-03) at the automation service, or without one here, with a confirmation by email. */
  subscribeToNewsletter: NewsletterAnswer;
  /** Confirms a subscription with the token of its email. */
  confirmSubscription: NewsletterAnswer;
  /** Ends a subscription with the token of any newsletter email. */
  unsubscribeFromNewsletter: NewsletterAnswer;
  /** Shares lines by a link that lets others read them for 30 days. Sites of the version before use it; `shareNamedList` replaces it. */
  shareQuotationList: ShareAnswer;
  /**
   * Shares a list by a link that lets others read it or, with `mayEdit`, also change it (QUO-12). It expires 30 days after it was shared
   * or last changed.
   */
  shareNamedList: ShareAnswer;
  /**
   * Stores a list that is shared for editing, and replaces the one whose `version` is `base`. If somebody else has changed it, nothing
   * changes and its state is returned; null if the link has expired, was revoked or is unknown.
   */
  storeSharedList: StoreSharedAnswer;
  /** Revokes a link. Returns whether it existed. */
  revokeSharedQuotationList: Scalars['Boolean']['output'];
  /**
   * Stores the quotation list with the member's account and replaces the one whose `version` is `base` (0 if none is known). If
   * another browser has stored a newer list, nothing changes and that list is returned.
   */
  keepQuotationList: KeepListAnswer;
  /**
   * Stores one of the member's lists by its id, and replaces the one whose `version` is `base` (0 for a new list). If another browser has
   * changed or deleted the list, nothing changes and its state is returned (QUO-11).
   */
  storeQuotationList: StoreListAnswer;
  /** Deletes one of the member's lists if its `version` is `base`. Returns whether it is gone. */
  deleteQuotationList: Scalars['Boolean']['output'];
};


export type MutationAuthenticateArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  device?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRefreshTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationDeleteRefreshTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  siteId: Scalars['Int']['input'];
  registration: RegistrationInput;
};


export type MutationActivateUserArgs = {
  siteId: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


export type MutationSendActivationArgs = {
  siteId: Scalars['Int']['input'];
  email: Scalars['String']['input'];
};


export type MutationForgottenPasswordArgs = {
  siteId: Scalars['Int']['input'];
  email: Scalars['String']['input'];
};


export type MutationSetPasswordArgs = {
  siteId: Scalars['Int']['input'];
  token: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  confirmPassword: Scalars['String']['input'];
};


export type MutationUpdateViewerArgs = {
  siteId?: InputMaybe<Scalars['Int']['input']>;
  viewer?: InputMaybe<ViewerInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  favoriteProducts?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationChangeFavouriteArgs = {
  productId: Scalars['Int']['input'];
  isFavourite: Scalars['Boolean']['input'];
  insteadOf?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationConfirmEmailArgs = {
  siteId: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


export type MutationUpdatePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  confirmPassword: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['String']['input'];
};


export type MutationDeleteAccountArgs = {
  siteId: Scalars['Int']['input'];
  password: Scalars['String']['input'];
};


export type MutationStartHandoffArgs = {
  siteId: Scalars['Int']['input'];
  consent?: InputMaybe<Scalars['String']['input']>;
  list?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCompleteHandoffArgs = {
  siteId: Scalars['Int']['input'];
  code: Scalars['String']['input'];
  device?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRedeemHandoffListArgs = {
  siteId: Scalars['Int']['input'];
  code: Scalars['String']['input'];
};


export type MutationSubscribeToNewsletterArgs = {
  siteId: Scalars['Int']['input'];
  subscriber: SubscriberInput;
  attempt: SubmissionAttemptInput;
};


export type MutationConfirmSubscriptionArgs = {
  siteId: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeFromNewsletterArgs = {
  siteId: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


export type MutationShareQuotationListArgs = {
  siteId: Scalars['Int']['input'];
  list: Array<QuotationLineInput>;
  project?: InputMaybe<Scalars['String']['input']>;
};


export type MutationShareNamedListArgs = {
  siteId: Scalars['Int']['input'];
  list: NamedQuotationListInput;
  mayEdit: Scalars['Boolean']['input'];
};


export type MutationStoreSharedListArgs = {
  token: Scalars['String']['input'];
  siteId: Scalars['Int']['input'];
  list: NamedQuotationListInput;
  base: Scalars['Int']['input'];
};


export type MutationRevokeSharedQuotationListArgs = {
  revokeToken: Scalars['String']['input'];
};


export type MutationKeepQuotationListArgs = {
  list: Array<QuotationLineInput>;
  project?: InputMaybe<Scalars['String']['input']>;
  base: Scalars['Int']['input'];
};


export type MutationStoreQuotationListArgs = {
  list: NamedQuotationListInput;
  base: Scalars['Int']['input'];
};


export type MutationDeleteQuotationListArgs = {
  id: Scalars['String']['input'];
  base: Scalars['Int']['input'];
};

export type Viewer = {
  __typename?: 'Viewer';
  id: Scalars['Int']['output'];
  fullName: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** A new email address that is not confirmed yet (ACC-09). */
  newEmail?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Whether the member sees prices and other content for members. False while the account waits for approval by an editor. */
  isApproved: Scalars['Boolean']['output'];
  favoriteProducts: Array<Product>;
  /** The ids of all favourites, live in any locale or none; the latest last. */
  favoriteProductIds: Array<Scalars['Int']['output']>;
  /** The sessions of the member, last used first. */
  sessions: Array<MemberSession>;
  /** All stored data of the member, as JSON (SEC-10). */
  export: Scalars['String']['output'];
  /** The quotation list stored with the account; null before the first one. */
  quotationList?: Maybe<MemberQuotationList>;
  /** The named lists of the account, first created first; before the first one, the list in `quotationList` with the version 0 (QUO-11). */
  quotationLists: Array<NamedQuotationList>;
  /** The quote requests that the member has sent while logged in, latest first. */
  quoteRequests: Array<QuoteRequest>;
  /** One of these requests; null if the member has no request with this number. */
  quoteRequest?: Maybe<QuoteRequest>;
};


export type ViewerFavoriteProductsArgs = {
  siteId?: InputMaybe<Scalars['Int']['input']>;
};


export type ViewerQuoteRequestArgs = {
  number: Scalars['String']['input'];
};

/** A browser in which a member is logged in. */
export type MemberSession = {
  __typename?: 'MemberSession';
  key: Scalars['String']['output'];
  /** The browser's own name, such as 'Firefox on Windows'. */
  device?: Maybe<Scalars['String']['output']>;
  /** The network of its last use, as a shortened address. */
  network?: Maybe<Scalars['String']['output']>;
  beganAt: Scalars['DateTime']['output'];
  usedAt: Scalars['DateTime']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
};

export type RegistrationInput = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  company: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
  privacy: Scalars['Boolean']['input'];
  /** As in `authenticate`; used only if the backend logs new members in at once. */
  device?: InputMaybe<Scalars['String']['input']>;
};

export type ViewerInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  /** Required for a new email address. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Its first word is the first name and the rest the last name, unless these are given. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  favoriteProducts?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** ACC-02. Times are in milliseconds since 1970. */
export type Authentication = {
  __typename?: 'Authentication';
  jwt: Scalars['String']['output'];
  jwtExpiresAt: Scalars['Float']['output'];
  refreshToken: Scalars['String']['output'];
  refreshTokenExpiresAt: Scalars['Float']['output'];
  user: Viewer;
};

export type TokenSet = {
  __typename?: 'TokenSet';
  jwt: Scalars['String']['output'];
  jwtExpiresAt: Scalars['Float']['output'];
  refreshToken: Scalars['String']['output'];
  refreshTokenExpiresAt: Scalars['Float']['output'];
};

/** Tokens and user are null unless the backend logs new members in at once (ACC-01). */
export type Registration = {
  __typename?: 'Registration';
  message: Scalars['String']['output'];
  jwt?: Maybe<Scalars['String']['output']>;
  jwtExpiresAt?: Maybe<Scalars['Float']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  refreshTokenExpiresAt?: Maybe<Scalars['Float']['output']>;
  user?: Maybe<Viewer>;
};

/** A successful request. `message` is the text of ACC-01 and ACC-09 to ACC-11. */
export type AccountDone = {
  __typename?: 'AccountDone';
  message: Scalars['String']['output'];
};

export type ViewerUpdated = {
  __typename?: 'ViewerUpdated';
  message: Scalars['String']['output'];
  user: Viewer;
};

/** A refused request: the message of ACC-01 and ACC-09 to ACC-11, the reason, and the errors by field. */
export type AccountRefusal = {
  __typename?: 'AccountRefusal';
  message: Scalars['String']['output'];
  reason: AccountRefusalReason;
  problems: Array<FormProblem>;
  /** Seconds until the next attempt, after too many attempts. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

export type AccountRefusalReason =
  /** Values are invalid; see `problems`. */
  | 'invalid'
  /** Unknown account or wrong password. */
  | 'credentials'
  /** The right password of an account that is not activated. */
  | 'notActivated'
  /** The link of an email is used, expired or forged. */
  | 'expired'
  /** Too many attempts, or too many requests at once. */
  | 'tooOften';

export type AuthenticateAnswer = Authentication | AccountRefusal;

export type RegisterAnswer = Registration | AccountRefusal;

export type UpdateViewerAnswer = ViewerUpdated | AccountRefusal;

export type AccountAnswer = AccountDone | AccountRefusal;

/**
 * A block of a page, in the order of the page. `id` is the id of its entry times 100 plus its position. Entries that are not live in
 * the site, or not accessible to the caller, are absent from a block's lists.
 */
export type Block = TitleTextBlock | QuoteBlock | NewsItemsBlock | CountdownImagesBlock | ProductsBlock | CategoryCardsBlock | ReferencesBlock | ElevationStripBlock | TextImageBlock | ImageBlock | YoutubeVideoBlock | PartnersBlock | ContactBlock | TeamBlock | DownloadsBlock | HtmlBlock | NewsletterBlock | PartsFinderBlock | ContrastBlock | FormBlock;

/** BLK-01: a text in one column, or in two with `textColumn2`. */
export type TitleTextBlock = {
  __typename?: 'TitleTextBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Html']['output']>;
  textColumn2?: Maybe<Scalars['Html']['output']>;
  cta?: Maybe<CallToAction>;
};

/** BLK-06 */
export type QuoteBlock = {
  __typename?: 'QuoteBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  quote: Scalars['String']['output'];
  author?: Maybe<Scalars['String']['output']>;
  role?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
};

/** BLK-10: the selected articles, or the newest eight. */
export type NewsItemsBlock = {
  __typename?: 'NewsItemsBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Html']['output']>;
  cta?: Maybe<CallToAction>;
  entries: Array<NewsArticle>;
};

/** BLK-11 */
export type CountdownImagesBlock = {
  __typename?: 'CountdownImagesBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  slides: Array<CountdownSlide>;
};

export type CountdownSlide = {
  __typename?: 'CountdownSlide';
  titleField?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Html']['output']>;
  image: Image;
  mobileImage?: Maybe<Image>;
  cta?: Maybe<CallToAction>;
};

/** BLK-12 */
export type ProductsBlock = {
  __typename?: 'ProductsBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  cta?: Maybe<CallToAction>;
  products: Array<Product>;
};

/** BLK-15 */
export type CategoryCardsBlock = {
  __typename?: 'CategoryCardsBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  text?: Maybe<Scalars['Html']['output']>;
  cta?: Maybe<CallToAction>;
  categories: Array<Category>;
};

/** BLK-16 */
export type ReferencesBlock = {
  __typename?: 'ReferencesBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  cta?: Maybe<CallToAction>;
  entries: Array<Project>;
};

/** BLK-21: products without an elevation are absent. */
export type ElevationStripBlock = {
  __typename?: 'ElevationStripBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  products: Array<Product>;
  /** Whether the strip links to a comparison of its first products (CAT-13). */
  compare: Scalars['Boolean']['output'];
};

export type Side =
  | 'left'
  | 'right';

/** BLK-02: a text beside a picture: portrait 3:4 (`image`), or landscape 4:3 (`alternativeImage` or `image`). */
export type TextImageBlock = {
  __typename?: 'TextImageBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Html']['output']>;
  cta?: Maybe<CallToAction>;
  /** Null if it was deleted. */
  image?: Maybe<Image>;
  alternativeImage?: Maybe<Image>;
  /** 3:4 or 4:3. */
  imageAspectRatio: Scalars['String']['output'];
  /** The side of the picture. */
  position: Side;
  darkBackground: Scalars['Boolean']['output'];
  /** Whether its picture can be pinned (BLK-20). */
  pinterest: Scalars['Boolean']['output'];
};

/** BLK-03: one picture, or a slider of several. */
export type ImageBlock = {
  __typename?: 'ImageBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  images: Array<Image>;
  /** Width in columns, of the twelve of a page: 8, 10 or 12. */
  kolombreedte: Scalars['Int']['output'];
  pinterest: Scalars['Boolean']['output'];
};

/** BLK-04: a film of YouTube. */
export type YoutubeVideoBlock = {
  __typename?: 'YoutubeVideoBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Html']['output']>;
  /** The page of the film at its host, as an alternative to the player. */
  videoUrl: Scalars['String']['output'];
  /** The player, at the host's no-cookie domain. */
  embedUrl: Scalars['String']['output'];
  /** The editors' own picture. */
  imagePlaceholder?: Maybe<Image>;
  /** The host's picture, stored and served by the backend; null if it does not exist or editors have set their own. */
  thumbnail?: Maybe<VideoThumbnail>;
};

export type VideoThumbnail = {
  __typename?: 'VideoThumbnail';
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
};

/** BLK-05 */
export type PartnersBlock = {
  __typename?: 'PartnersBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Html']['output']>;
  logos: Array<Logo>;
  cta?: Maybe<CallToAction>;
};

/** BLK-07 */
export type ContactBlock = {
  __typename?: 'ContactBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  teamMembers: Array<TeamMember>;
  /** The link to request a quote, the same on every page. */
  requestAQuoteCta?: Maybe<CallToAction>;
};

/** BLK-08 */
export type TeamBlock = {
  __typename?: 'TeamBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  entries: Array<TeamMember>;
  cta?: Maybe<CallToAction>;
};

/** BLK-09: guests see titles of files for members without address and size. Files in Dutch only are absent from other sites. */
export type DownloadsBlock = {
  __typename?: 'DownloadsBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  downloads: Array<Download>;
};

/**
 * BLK-17: HTML by an allow-list. An embed is a link `<a data-embed="https://…">` to its content, and only from the hosts that an
 * administrator allows. A frame may replace it once the visitor consents.
 */
export type HtmlBlock = {
  __typename?: 'HtmlBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  html: Scalars['Html']['output'];
};

/** BLK-14: a form; null if the site no longer offers a form with that handle (FRM-13). */
export type FormBlock = {
  __typename?: 'FormBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  handle: Scalars['String']['output'];
  form?: Maybe<Form>;
};

/** CAT-18: a field for a code, which leads to the parts finder. A default title is shown without one. */
export type PartsFinderBlock = {
  __typename?: 'PartsFinderBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Html']['output']>;
};

/** CAT-20: a colour and a paving to choose, which lead to the contrast calculator. A default title is shown without one. */
export type ContrastBlock = {
  __typename?: 'ContrastBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Html']['output']>;
  /** The colours to choose from. */
  groups: Array<ColourGroup>;
};

/** BLK-13: the newsletter sign-up. */
export type NewsletterBlock = {
  __typename?: 'NewsletterBlock';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['Html']['output']>;
  privacyPolicy?: Maybe<PrivacyPolicy>;
};

export type ColourGroup = {
  __typename?: 'ColourGroup';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  /** True for the group of the standard colours. */
  standard: Scalars['Boolean']['output'];
  colours: Array<Colour>;
};

export type Colour = {
  __typename?: 'Colour';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  /** RAL 7016, DB 703 or a material finish. */
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  hex: Scalars['String']['output'];
  /** Light reflectance value, percent. */
  lightReflectance?: Maybe<Scalars['Float']['output']>;
  group: Scalars['String']['output'];
  /**
   * Values of the fact 'colour'. The product list filtered by them contains all products in this colour. A product that is available
   * in any RAL Classic colour is part of the list of each of these.
   */
  factValues: Array<Scalars['String']['output']>;
  /** RAL Classic, DB or the name of another system. */
  system?: Maybe<Scalars['String']['output']>;
  /** Available surfaces, in the site's language. */
  finishes: Array<Scalars['String']['output']>;
  /** Part of the standard palette, without surcharge. */
  standard: Scalars['Boolean']['output'];
  /** Has a surcharge, and the longer lead time of a product. */
  hasSurcharge: Scalars['Boolean']['output'];
  /** EUR per order; null for guests (CAT-06). */
  surcharge?: Maybe<Scalars['Float']['output']>;
  /** Number of live products in this colour, including those in any RAL Classic colour. */
  productCount: Scalars['Int']['output'];
};

/** Data that was transferred with a visitor who changed the language. */
export type Handoff = {
  __typename?: 'Handoff';
  /** The visitor's consent, as the value of its cookie. */
  consent?: Maybe<Scalars['String']['output']>;
  /** A code with which the browser fetches its list; null without a list. */
  listCode?: Maybe<Scalars['String']['output']>;
  /** Tokens of a new session in the same log-in as the member's session on the other domain; null for guests. */
  tokens?: Maybe<TokenSet>;
};

/** Order of the files of a product: by kind, title, version (newest first) or size (largest first). */
export type DownloadSort =
  | 'kind'
  | 'file'
  | 'version'
  | 'size';

export type DownloadList = {
  __typename?: 'DownloadList';
  total: Scalars['Int']['output'];
  totalUnfiltered: Scalars['Int']['output'];
  hits: Array<OfferedDownload>;
  /**
   * A fact with fewer than two values among all files is absent. Of more than 100 products, those without files under the other choices
   * are left out.
   */
  facets: Array<Facet>;
};

/** A file in the download centre. */
export type OfferedDownload = {
  __typename?: 'OfferedDownload';
  /** Null for a file of several products or none. */
  product?: Maybe<Product>;
  /** Article numbers of its variants, at most 20; empty for a file of the whole product. */
  variants: Array<Scalars['String']['output']>;
  download: Download;
};

/** A frequently asked question (CON-04). */
export type FaqQuestion = Entry & {
  __typename?: 'FaqQuestion';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  answer: Scalars['Html']['output'];
  topic: FaqTopic;
  /** Related products, projects, pages or questions. */
  related: Array<LinkedEntry>;
  seo: SeoMetadata;
  breadcrumbs: Array<Breadcrumb>;
  routeTranslations: Array<RouteTranslation>;
};

export type FaqTopic = {
  __typename?: 'FaqTopic';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type FormTime = {
  __typename?: 'FormTime';
  token: Scalars['String']['output'];
  /** Seconds until the next token. */
  validFor: Scalars['Int']['output'];
};

/** A form by editors, in the language of its site. */
export type Form = {
  __typename?: 'Form';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  handle: Scalars['String']['output'];
  title: Scalars['String']['output'];
  settings: FormSettings;
  pages: Array<FormPage>;
  /** The captchas that a submission must solve; their challenges are in `formTokens`. */
  captchas: Array<FormCaptcha>;
  /** The legal basis for storing submissions; `retentionDays` is how long (FRM-14). */
  legalBasis?: Maybe<Scalars['String']['output']>;
  retentionDays: Scalars['Int']['output'];
  /** The privacy notice below every form (FRM-15). */
  avgText?: Maybe<Scalars['Html']['output']>;
};

export type FormSettings = {
  __typename?: 'FormSettings';
  displayFormTitle: Scalars['Boolean']['output'];
  displayPageTabs: Scalars['Boolean']['output'];
  displayCurrentPageTitle: Scalars['Boolean']['output'];
  displayPageProgress: Scalars['Boolean']['output'];
  submitMethod: SubmitMethod;
  submitAction: SubmitAction;
  submitActionTab: SubmitTab;
  submitActionFormHide: Scalars['Boolean']['output'];
  submitActionMessageHtml?: Maybe<Scalars['Html']['output']>;
  /** Seconds after which the message disappears; 0 if it stays. */
  submitActionMessageTimeout: Scalars['Int']['output'];
  redirectEntry?: Maybe<RedirectEntry>;
  redirectUrl?: Maybe<Scalars['String']['output']>;
  errorMessageHtml?: Maybe<Scalars['Html']['output']>;
  loadingIndicator: LoadingIndicator;
  loadingIndicatorText?: Maybe<Scalars['String']['output']>;
  validationOnSubmit: Scalars['Boolean']['output'];
  validationOnFocus: Scalars['Boolean']['output'];
  defaultLabelPosition: FormPosition;
  defaultInstructionsPosition: FormPosition;
  progressPosition: ProgressPosition;
  /** Services of a submission: `captcha` requires its solution, `newsletter` signs up visitors who tick that agreement. */
  integrations: Array<FormIntegration>;
};

export type FormIntegration =
  | 'captcha'
  | 'newsletter';

export type SubmitMethod =
  /** Without leaving the page. */
  | 'ajax'
  | 'pageReload';

export type SubmitAction =
  | 'message'
  | 'entry'
  | 'url'
  | 'reload';

export type SubmitTab =
  | 'sameTab'
  | 'newTab';

export type LoadingIndicator =
  | 'none'
  | 'spinner'
  | 'text';

export type FormPosition =
  | 'aboveInput'
  | 'belowInput'
  | 'leftInput'
  | 'rightInput'
  | 'hidden';

export type ProgressPosition =
  | 'start'
  | 'end';

/** The page to which a visitor is redirected after a submission. */
export type RedirectEntry = {
  __typename?: 'RedirectEntry';
  id: Scalars['Int']['output'];
  uri: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  sectionHandle: Scalars['String']['output'];
};

export type FormPage = {
  __typename?: 'FormPage';
  /** Unique within its form. */
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  settings: FormPageSettings;
  rows: Array<FormRow>;
};

export type FormPageSettings = {
  __typename?: 'FormPageSettings';
  submitButtonLabel: Scalars['String']['output'];
  backButtonLabel?: Maybe<Scalars['String']['output']>;
  showBackButton: Scalars['Boolean']['output'];
  buttonsPosition: ButtonsPosition;
};

export type ButtonsPosition =
  | 'left'
  | 'right'
  | 'center'
  | 'leftRight';

export type FormRow = {
  __typename?: 'FormRow';
  fields: Array<FormField>;
};

/** A field of a form (FRM-02). */
export type FormField = {
  /** Unique within its form. */
  id: Scalars['String']['output'];
  /** The name of its argument of save_{handle}_Submission. */
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  /** The name of this type. */
  typeName: Scalars['String']['output'];
  /** The type of its argument. */
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  /** Replaces 'This field is required'. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  /** Attributes of an allow-list, without scripts and styles. */
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
};

export type FormFieldType =
  | 'Agree'
  | 'Checkboxes'
  | 'Dropdown'
  | 'Email'
  | 'Hidden'
  | 'MultiLineText'
  | 'SingleLineText'
  | 'Name'
  | 'Number'
  | 'Phone'
  | 'FileUpload'
  | 'Radio';

export type FormFieldVisibility =
  | 'visible'
  /** Part of the form, but invisible. */
  | 'hidden'
  /** Not part of the form. */
  | 'disabled';

export type FormAttribute = {
  __typename?: 'FormAttribute';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** The condition for showing or hiding a field (FRM-03). A required field counts only while it is visible. */
export type FormConditions = {
  __typename?: 'FormConditions';
  action: ConditionAction;
  match: ConditionMatch;
  rules: Array<FormCondition>;
};

export type ConditionAction =
  | 'show'
  | 'hide';

export type ConditionMatch =
  | 'all'
  | 'any';

export type FormCondition = {
  __typename?: 'FormCondition';
  /** The handle of the field whose value is compared. */
  field: Scalars['String']['output'];
  operator: ConditionOperator;
  value: Scalars['String']['output'];
};

export type ConditionOperator =
  | 'equals'
  | 'differs'
  | 'contains';

export type FormOption = {
  __typename?: 'FormOption';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  isDefault: Scalars['Boolean']['output'];
};

export type OptionsLayout =
  | 'vertical'
  | 'horizontal';

export type TextLimit =
  | 'characters'
  | 'words';

export type Field_Agree = FormField & {
  __typename?: 'Field_Agree';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  defaultValue: Scalars['Boolean']['output'];
  checkedValue: Scalars['String']['output'];
  uncheckedValue: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  descriptionHtml?: Maybe<Scalars['Html']['output']>;
};

export type Field_Checkboxes = FormField & {
  __typename?: 'Field_Checkboxes';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  defaultValue: Array<Scalars['String']['output']>;
  layout: OptionsLayout;
  toggleCheckbox: Scalars['Boolean']['output'];
  toggleCheckboxLabel?: Maybe<Scalars['String']['output']>;
  /** Maximum number of ticked options; null without a limit. */
  limitChoices?: Maybe<Scalars['Int']['output']>;
  options: Array<FormOption>;
};

export type Field_Dropdown = FormField & {
  __typename?: 'Field_Dropdown';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  defaultValue: Array<Scalars['String']['output']>;
  multiple: Scalars['Boolean']['output'];
  options: Array<FormOption>;
};

export type Field_Email = FormField & {
  __typename?: 'Field_Email';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  defaultValue?: Maybe<Scalars['String']['output']>;
};

export type Field_Hidden = FormField & {
  __typename?: 'Field_Hidden';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  defaultOption: HiddenValue;
  /** The value if `defaultOption` is custom. */
  defaultValue?: Maybe<Scalars['String']['output']>;
};

export type Field_MultiLineText = FormField & {
  __typename?: 'Field_MultiLineText';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  limit: Scalars['Boolean']['output'];
  limitType: TextLimit;
  limitAmount?: Maybe<Scalars['Int']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
};

export type Field_SingleLineText = FormField & {
  __typename?: 'Field_SingleLineText';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  limit: Scalars['Boolean']['output'];
  limitType: TextLimit;
  limitAmount?: Maybe<Scalars['Int']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
};

export type Field_Name = FormField & {
  __typename?: 'Field_Name';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  useMultipleFields: Scalars['Boolean']['output'];
  defaultValue?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<NamePart>;
  firstName?: Maybe<NamePart>;
  middleName?: Maybe<NamePart>;
  lastName?: Maybe<NamePart>;
  prefixOptions: Array<FormOption>;
};

export type Field_Number = FormField & {
  __typename?: 'Field_Number';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  min?: Maybe<Scalars['Float']['output']>;
  max?: Maybe<Scalars['Float']['output']>;
  defaultValue?: Maybe<Scalars['Float']['output']>;
};

export type Field_Phone = FormField & {
  __typename?: 'Field_Phone';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  countryEnabled: Scalars['Boolean']['output'];
  countryDefaultValue?: Maybe<Scalars['String']['output']>;
  countryShowDialCode: Scalars['Boolean']['output'];
  countryOptions: Array<PhoneCountry>;
};

export type Field_FileUpload = FormField & {
  __typename?: 'Field_FileUpload';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  /** The text in a submission without a file, because browsers do not let pages preselect a file. */
  defaultValue?: Maybe<Scalars['String']['output']>;
  /** Maximum number of files; 1 by default (FRM-10). */
  limitFiles: Scalars['Int']['output'];
  multiple: Scalars['Boolean']['output'];
  /** File extensions, such as `.pdf`; empty for all that the installation accepts. */
  accept: Array<Scalars['String']['output']>;
  maxMb: Scalars['Int']['output'];
};

export type Field_Radio = FormField & {
  __typename?: 'Field_Radio';
  id: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FormFieldType;
  displayName: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
  inputTypeName: Scalars['String']['output'];
  instructions?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<FormPosition>;
  labelPosition?: Maybe<FormPosition>;
  required: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  cssClasses: Array<Scalars['String']['output']>;
  enableConditions: Scalars['Boolean']['output'];
  conditions?: Maybe<FormConditions>;
  enableContentEncryption: Scalars['Boolean']['output'];
  visibility: FormFieldVisibility;
  containerAttributes: Array<FormAttribute>;
  inputAttributes: Array<FormAttribute>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  layout: OptionsLayout;
  options: Array<FormOption>;
};

/** The value of a hidden field. */
export type HiddenValue =
  | 'custom'
  /** The title of the page's entry. */
  | 'entryTitle'
  /** The address of the page. */
  | 'currentUrl'
  | 'referrer'
  | 'locale'
  | 'date'
  /** The quotation list as text. */
  | 'quotationList';

export type NamePart = {
  __typename?: 'NamePart';
  label: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  required: Scalars['Boolean']['output'];
  collapsed: Scalars['Boolean']['output'];
  placeholder?: Maybe<Scalars['String']['output']>;
  /** The part of the member's name that prefills it. */
  prePopulate?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
};

export type PhoneCountry = {
  __typename?: 'PhoneCountry';
  /** ISO 3166, two letters. */
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  dialCode: Scalars['String']['output'];
  isDefault: Scalars['Boolean']['output'];
};

export type CaptchaKind =
  /** Proof of work, without a third party. */
  | 'altcha'
  | 'recaptcha';

export type FormCaptcha = {
  __typename?: 'FormCaptcha';
  handle: CaptchaKind;
  /** The name under which its solution is sent. */
  name: Scalars['String']['output'];
  /** The public key, if the captcha has one. */
  siteKey?: Maybe<Scalars['String']['output']>;
};

/**
 * The token, like the solution of a challenge, is valid for one submission attempt with its retries. A challenge expires after ten
 * minutes (`expiresAt` in its parameters). A captcha without a challenge here gets its solution from its own service.
 */
export type FormTokens = {
  __typename?: 'FormTokens';
  csrfToken: FormToken;
  /** The challenge of each captcha that has one. */
  captchas: Array<CaptchaChallenge>;
};

export type FormToken = {
  __typename?: 'FormToken';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CaptchaChallenge = {
  __typename?: 'CaptchaChallenge';
  handle: CaptchaKind;
  name: Scalars['String']['output'];
  /** JSON in the captcha's own format. The solution of ALTCHA is the base64 of JSON `{ challenge, solution }`. */
  value: Scalars['String']['output'];
};

export type NameInput = {
  prefix?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
};

export type PhoneInput = {
  /** ISO 3166, two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
};

/** A file that was uploaded before (`POST /uploads`), identified by its token. */
export type FileUploadInput = {
  token: Scalars['String']['input'];
};

export type CaptchaInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/**
 * The credentials of a submission: the captcha's solution and the token, or without scripts the signed time of the page (FRM-12).
 * `key` is the idempotency key. It is the same for all retries, so that a submission is stored once.
 */
export type SubmissionAttemptInput = {
  key?: InputMaybe<Scalars['String']['input']>;
  csrfToken?: InputMaybe<Scalars['String']['input']>;
  timeToken?: InputMaybe<Scalars['String']['input']>;
  captchas?: InputMaybe<Array<CaptchaInput>>;
  /** The value of an invisible field, which must be empty. */
  honeypot?: InputMaybe<Scalars['String']['input']>;
  /** The page with the form. */
  uri?: InputMaybe<Scalars['String']['input']>;
};

/** Project data and sections of the quotation list that a form sends (QUO-11). */
export type QuotationListDataInput = {
  place: Scalars['String']['input'];
  /** An ISO date, or an empty text. */
  tenderDate: Scalars['String']['input'];
  sections: Array<QuotationSectionInput>;
};

/** A product on the quotation list, without data that the backend reads itself. */
export type QuotationLineInput = {
  id: Scalars['Int']['input'];
  amount: Scalars['Int']['input'];
  /** The article number of the variant. */
  variant?: InputMaybe<Scalars['String']['input']>;
  /** The code of the colour. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** The key of the mounting. */
  mounting?: InputMaybe<Scalars['String']['input']>;
  /** The article numbers of at most 20 options (CAT-16). */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The article number of a spare part of the product, which the line then asks for (CAT-18). */
  part?: InputMaybe<Scalars['String']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  /** The id of its section in the list (QUO-11). */
  section?: InputMaybe<Scalars['String']['input']>;
};

/**
 * The answer of save_{handle}_Submission. The schema has this mutation for each form. Its arguments are the fields with their
 * `inputTypeName`, `siteId`, `attempt`, and for a quote request `list`.
 */
export type SubmissionAnswer = SavedSubmission | RefusedSubmission;

export type SavedSubmission = {
  __typename?: 'SavedSubmission';
  id: Scalars['Int']['output'];
  /** The number of a quote request, or the ticket number if the form has a series. */
  number?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the confirmation that visitors get by email was withheld because too many were requested within an hour (FRM-14). False for
   * a repeated attempt.
   */
  isConfirmationWithheld: Scalars['Boolean']['output'];
};

export type RefusedSubmission = {
  __typename?: 'RefusedSubmission';
  problems: Array<FormProblem>;
};

/** A rule that the submission violates. `key` is a rule of form-rules, for which the site has a text. */
export type FormProblem = {
  __typename?: 'FormProblem';
  /** Null if the form as a whole is refused. */
  handle?: Maybe<Scalars['String']['output']>;
  /** The invalid part of a name. */
  part?: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  /** The number in the rule. */
  amount?: Maybe<Scalars['Float']['output']>;
};

export type GlobalSets = {
  __typename?: 'GlobalSets';
  siteId: Scalars['Int']['output'];
  footer: Footer;
  globals: Globals;
};

export type Globals = {
  __typename?: 'Globals';
  siteId: Scalars['Int']['output'];
  /** The recipient of submissions, unless a form has its own; null except for editors. */
  formRecipient?: Maybe<Scalars['String']['output']>;
  /** The privacy notice below forms (FRM-15); forms also contain it. */
  avgText?: Maybe<Scalars['Html']['output']>;
  logo?: Maybe<Logo>;
  darkLogo?: Maybe<Logo>;
  globalData: GlobalData;
  topNavigation: Array<TopNavigationLink>;
  socialMedia: SocialMedia;
  requestAQuoteCta?: Maybe<PromptBox>;
  /** The prompt in place of content that guests may not see (CAT-06). */
  logInPopupBox?: Maybe<PromptBox>;
  loginBox?: Maybe<LoginBox>;
  signUpBox?: Maybe<PromptBox>;
  headerImagePlaceholder?: Maybe<Image>;
  /** The products whose elevations are drawn along the footer. */
  stripProducts: Array<Product>;
  /** The privacy policy for consent; null if missing. */
  privacyPolicy?: Maybe<PrivacyPolicy>;
  /** The page to request samples of colours and materials; null if missing. */
  samplesUri?: Maybe<Scalars['String']['output']>;
  /** The page to report damage or a complaint; null if missing. */
  damageUri?: Maybe<Scalars['String']['output']>;
  /** The only hosts whose frames pages may show (BLK-17). */
  embedHosts: Array<Scalars['String']['output']>;
};

export type Logo = {
  __typename?: 'Logo';
  url: Scalars['String']['output'];
  title: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
};

export type PrivacyPolicy = {
  __typename?: 'PrivacyPolicy';
  /** The editors' label of the check box for consent. */
  label?: Maybe<Scalars['String']['output']>;
  linkText?: Maybe<Scalars['String']['output']>;
  uri: Scalars['String']['output'];
};

export type Footer = {
  __typename?: 'Footer';
  siteId: Scalars['Int']['output'];
  footerSection1: Scalars['Html']['output'];
  footerSection2: Scalars['Html']['output'];
  footerSection3: Scalars['Html']['output'];
  footerLinks: Array<FooterLink>;
  footerLogos: Array<Logo>;
  credit?: Maybe<FooterCredit>;
};

export type FooterLink = {
  __typename?: 'FooterLink';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  uri: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type FooterCredit = {
  __typename?: 'FooterCredit';
  title: Scalars['String']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type GlobalData = {
  __typename?: 'GlobalData';
  companyName: Scalars['String']['output'];
  legalName?: Maybe<Scalars['String']['output']>;
  eMailAddress?: Maybe<Scalars['String']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  administrationPhoneNumber?: Maybe<Scalars['String']['output']>;
  salesPhoneNumber?: Maybe<Scalars['String']['output']>;
  whatsapp?: Maybe<Scalars['String']['output']>;
  streetNameHouseNumber?: Maybe<Scalars['String']['output']>;
  postalCodeCityName?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
};

export type TopNavigationLink = {
  __typename?: 'TopNavigationLink';
  /** Absolute, or an address within the site with its slashes. */
  url: Scalars['String']['output'];
  target: Scalars['String']['output'];
  customText: Scalars['String']['output'];
};

export type SocialMedia = {
  __typename?: 'SocialMedia';
  facebook?: Maybe<Scalars['String']['output']>;
  instagram?: Maybe<Scalars['String']['output']>;
  linkedin?: Maybe<Scalars['String']['output']>;
  twitter?: Maybe<Scalars['String']['output']>;
  pinterest?: Maybe<Scalars['String']['output']>;
};

export type PromptBox = {
  __typename?: 'PromptBox';
  titleField: Scalars['String']['output'];
  text: Scalars['Html']['output'];
  cta?: Maybe<CallToAction>;
};

export type LoginBox = {
  __typename?: 'LoginBox';
  pageTitle: Scalars['String']['output'];
  pageText: Scalars['Html']['output'];
  titleField: Scalars['String']['output'];
  text: Scalars['Html']['output'];
};

/** A technical term with its explanation. */
export type GlossaryTerm = {
  __typename?: 'GlossaryTerm';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  /** Other spellings by which the site recognises the term in a label. */
  spellings: Array<Scalars['String']['output']>;
  explanation: Scalars['String']['output'];
};

export type CropName =
  | 'header'
  | 'headerPortrait'
  | 'headerLow'
  | 'headerMobile'
  | 'product'
  | 'productLarge'
  | 'productThumbnail'
  | 'productHighlight'
  | 'quotation'
  | 'categoryCard'
  | 'newsCard'
  | 'projectCard'
  | 'countdown'
  | 'countdownMobile'
  | 'portrait'
  | 'textImage'
  | 'textImageLandscape'
  | 'contentImage'
  | 'contentImageWide'
  | 'videoPlaceholder'
  | 'teamCard'
  | 'projectPopup'
  | 'openGraph'
  | 'logo';

/** A picture of the media library. Title and alternative text are in the requested locale. */
export type Image = {
  __typename?: 'Image';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  /** Empty for a decorative picture. */
  alt: Scalars['String']['output'];
  /** A studio picture on a plain ground, shown without a frame on the page's own ground. */
  cutOut: Scalars['Boolean']['output'];
  /** Width and height of the original, px. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** Horizontal position of the focal point, on which crops are centred if possible, in percent. `focalY` is the vertical position. */
  focalX: Scalars['Float']['output'];
  focalY: Scalars['Float']['output'];
  /** The whole picture in its own format. */
  url: Scalars['String']['output'];
  /** The whole picture as webp. */
  webp: Scalars['String']['output'];
  /** At most 140 by 100 px. */
  thumbnail: Scalars['String']['output'];
  crop: ImageCrop;
};


/** A picture of the media library. Title and alternative text are in the requested locale. */
export type ImageCropArgs = {
  name: CropName;
};

/**
 * A named crop. Its files are `{path}-{width}.{format}` for each of `widths` (px, ascending) and `formats` (best first, the last the
 * source's own format). They are immutable.
 */
export type ImageCrop = {
  __typename?: 'ImageCrop';
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  widths: Array<Scalars['Int']['output']>;
  formats: Array<Scalars['String']['output']>;
  /** The file for browsers without srcset and modern formats. */
  url: Scalars['String']['output'];
  webp: Scalars['String']['output'];
};

/** Kinds of documents (CAT-15): 2D drawing, 3D model, BIM, certificate, manual and specification text. */
export type DownloadKind =
  | 'drawing'
  | 'model'
  | 'bim'
  | 'certificate'
  | 'manual'
  | 'text';

/** A file offered for download (BLK-09, MEM-02). */
export type Download = {
  __typename?: 'Download';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  titleField: Scalars['String']['output'];
  /** File extension, lower case: pdf, dxf, ifc, glb. */
  kind: Scalars['String']['output'];
  documentKind?: Maybe<DownloadKind>;
  /** Language of the file in this site: nl, en, de or fr; null if it has no text. */
  language?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['String']['output']>;
  /** Date of the version, as 2026-11-29. */
  date?: Maybe<Scalars['String']['output']>;
  /** Bytes; null if the caller may not download the file. */
  size?: Maybe<Scalars['Int']['output']>;
  membersOnly: Scalars['Boolean']['output'];
  dutchOnly: Scalars['Boolean']['output'];
  /** Null for guests if `membersOnly` is true. */
  url?: Maybe<Scalars['String']['output']>;
};

/**
 * The front view of a product, from its dimensional drawing. It is an SVG whose lower edge is the ground and whose edges are the
 * outer measures in mm, so that several elevations have the same scale (BLK-21).
 */
export type Elevation = {
  __typename?: 'Elevation';
  url: Scalars['String']['output'];
  widthMm: Scalars['Int']['output'];
  heightMm: Scalars['Int']['output'];
};

export type SitemapPart = {
  __typename?: 'SitemapPart';
  /** Name of the part: products-1. */
  name: Scalars['String']['output'];
  /** The last change of its entries, in any language. */
  changedAt: Scalars['DateTime']['output'];
};

export type SitemapEntry = {
  __typename?: 'SitemapEntry';
  uri: Scalars['String']['output'];
  changedAt: Scalars['DateTime']['output'];
  /** The same entry in the other locales. */
  alternates: Array<Alternate>;
};

export type Alternate = {
  __typename?: 'Alternate';
  siteId: Scalars['Int']['output'];
  uri: Scalars['String']['output'];
};

/** Page metadata, each container a JSON string (SEO-01). */
export type SeoMetadata = {
  __typename?: 'SeoMetadata';
  /** { title: { title } } */
  metaTitleContainer: Scalars['String']['output'];
  /** { name: { content, name? , property? } } */
  metaTagContainer: Scalars['String']['output'];
  /** { rel: { href, rel, hreflang? } or a list of these }; addresses are absolute, with the configured origins. */
  metaLinkContainer: Scalars['String']['output'];
  metaScriptContainer: Scalars['String']['output'];
  /** { name: JSON-LD object } */
  metaJsonLdContainer: Scalars['String']['output'];
};

export type NavigationKind =
  | 'internal'
  | 'external'
  | 'category'
  | 'text';

/** NAV-03. Guests do not get items for members (MEM-01). */
export type NavigationEntry = {
  __typename?: 'NavigationEntry';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  kind: NavigationKind;
  title: Scalars['String']['output'];
  /** The title, for kind internal and category. */
  internTitle?: Maybe<Scalars['String']['output']>;
  /** The title, for kind external. */
  externTitle?: Maybe<Scalars['String']['output']>;
  level: Scalars['Int']['output'];
  membersOnly: Scalars['Boolean']['output'];
  /** For kind internal and category. */
  uri?: Maybe<Scalars['String']['output']>;
  /** The entry behind `uri`, for kind internal. */
  internalLink?: Maybe<NavigationLink>;
  /** For kind external. */
  url?: Maybe<Scalars['String']['output']>;
  openInNewTab: Scalars['Boolean']['output'];
  /** The same as `openInNewTab`. */
  openInNieuwTabblad: Scalars['Boolean']['output'];
  /** For kind category. */
  category?: Maybe<Category>;
  children: Array<NavigationEntry>;
};

/** An entry of the site that the menu links to. */
export type NavigationLink = {
  __typename?: 'NavigationLink';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

/** A news entry (CON-03). */
export type NewsArticle = Entry & {
  __typename?: 'NewsArticle';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  introtext?: Maybe<Scalars['String']['output']>;
  postDate: Scalars['DateTime']['output'];
  headerslider: Array<Image>;
  /** The live products of the article. */
  products: Array<Product>;
  projects: Array<Project>;
  blocks: Array<Block>;
  seo: SeoMetadata;
  breadcrumbs: Array<Breadcrumb>;
  routeTranslations: Array<RouteTranslation>;
};

export type NewsDocument = {
  __typename?: 'NewsDocument';
  siteId: Scalars['Int']['output'];
  overview?: Maybe<Page>;
  total: Scalars['Int']['output'];
  news: Array<NewsArticle>;
};

/** NWS-01 */
export type SubscriberInput = {
  voornaam: Scalars['String']['input'];
  achternaam: Scalars['String']['input'];
  email: Scalars['String']['input'];
  termsAndConditions: Scalars['Boolean']['input'];
  /** The consent text that the visitor read. It is stored as proof. */
  consent: Scalars['String']['input'];
};

export type NewsletterAnswer = NewsletterDone | RefusedSubmission;

export type NewsletterDone = {
  __typename?: 'NewsletterDone';
  /** Whether the visitor has to confirm by an email. */
  mustConfirm: Scalars['Boolean']['output'];
};

export type PageType =
  | 'contentPage'
  | 'home'
  | 'contact'
  | 'notFound'
  | 'serviceUnavailable'
  | 'productsOverview'
  | 'referenceOverview'
  | 'newsOverview'
  | 'faqOverview'
  | 'colourChart'
  | 'comparison'
  | 'contrast'
  | 'favorites'
  | 'quoteList'
  | 'quoteRequest'
  | 'search'
  | 'login'
  | 'register'
  | 'activate'
  | 'forgotPassword'
  | 'resetPassword'
  | 'account'
  | 'changePassword'
  | 'newsletterThanks'
  | 'spareParts'
  | 'downloads';

/** A page that editors write: a content page or the frame of a fixed page. */
export type Page = Entry & {
  __typename?: 'Page';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  type: PageType;
  title: Scalars['String']['output'];
  /** The heading, if it differs from the title. */
  pageTitle?: Maybe<Scalars['String']['output']>;
  introtext?: Maybe<Scalars['String']['output']>;
  uri: Scalars['String']['output'];
  hero?: Maybe<Hero>;
  blocks: Array<Block>;
  seo: SeoMetadata;
  breadcrumbs: Array<Breadcrumb>;
  routeTranslations: Array<RouteTranslation>;
};

export type HeroVariant =
  | 'fullscreen'
  | 'content';

export type Hero = {
  __typename?: 'Hero';
  variant: HeroVariant;
  /** Shown from 768 px. */
  image?: Maybe<Image>;
  /** Shown below 768 px. */
  mobileImage?: Maybe<Image>;
  ctas: Array<CallToAction>;
  /** Null if the hero has none, or its product is not live. */
  dimension?: Maybe<HeroDimension>;
};

/** A product's length, drawn on the hero's picture between two points. Coordinates are fractions (0 to 1) of its width and height. */
export type HeroDimension = {
  __typename?: 'HeroDimension';
  product: Product;
  fromX: Scalars['Float']['output'];
  fromY: Scalars['Float']['output'];
  toX: Scalars['Float']['output'];
  toY: Scalars['Float']['output'];
};

/** BLK-19. Either an entry of the site (`element`) or an address (`url`). */
export type CallToAction = {
  __typename?: 'CallToAction';
  type: Scalars['String']['output'];
  url?: Maybe<Scalars['String']['output']>;
  customText?: Maybe<Scalars['String']['output']>;
  ariaLabel?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  element?: Maybe<LinkedEntry>;
  title?: Maybe<Scalars['String']['output']>;
};

export type LinkedEntry = {
  __typename?: 'LinkedEntry';
  uri: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ProductFeed = {
  __typename?: 'ProductFeed';
  items: Array<ProductFeedItem>;
  /** `after` of the next page with products; null after the last one. */
  next?: Maybe<Scalars['Int']['output']>;
};

export type ProductFeedItem = {
  __typename?: 'ProductFeedItem';
  product: Product;
  /** The last publication of the product, or the last change of its variants or options. */
  changedAt: Scalars['DateTime']['output'];
};

/** A product that an article number names. */
export type NumberedProduct = {
  __typename?: 'NumberedProduct';
  /** The article number as requested. */
  number: Scalars['String']['output'];
  /** The article number of the variant; null if the number is that of a spare part, or of a product with several variants or none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The article number of the spare part that the number names. */
  part?: Maybe<Scalars['String']['output']>;
  product: Product;
};

/**
 * The meaning of a code. A type plate has the article number of the variant, the last two digits of the year and a serial number:
 * BM-1030-01 24 0617.
 */
export type PlateCode = {
  __typename?: 'PlateCode';
  siteId: Scalars['Int']['output'];
  /** The letters and digits that were read, in capitals. */
  read: Scalars['String']['output'];
  /** The year in which the product was built; null if the code has none. */
  year?: Maybe<Scalars['Int']['output']>;
  /** The article number of the variant; null if the code names the product or a spare part. */
  variant?: Maybe<Scalars['String']['output']>;
  /** The article number of the spare part that the code names. */
  part?: Maybe<Scalars['String']['output']>;
  /** Null for an unknown code. */
  product?: Maybe<Product>;
};

/** An option that is ordered with a product, such as an armrest (CAT-16). */
export type ProductOption = {
  __typename?: 'ProductOption';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  /** The article number, unique among products, variants, options and spare parts. */
  number: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Added to the weight of the product; null if it adds none. */
  weightKg?: Maybe<Scalars['Float']['output']>;
  /** Added to the price of the product. Null for guests, for an option without a price, and for discontinued products. */
  price?: Maybe<Price>;
  /** The article numbers of options of the same product that cannot be chosen with it. */
  excludes: Array<Scalars['String']['output']>;
  /** The article numbers of options of the same product that must be chosen with it. */
  requires: Array<Scalars['String']['output']>;
};

/** A part of a product that can be ordered on its own (CAT-18). */
export type SparePart = {
  __typename?: 'SparePart';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  /** The article number, unique among variants, products and parts. */
  number: Scalars['String']['output'];
  title: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** Null for guests, and for parts that are no longer made. */
  price?: Maybe<Price>;
  /** Years of supply after delivery of the product. */
  supplyYears?: Maybe<Scalars['Int']['output']>;
  /** The article numbers of the variants that it fits; empty if it fits all. */
  variants: Array<Scalars['String']['output']>;
  /** The years in which the products that it fits were built; null without a limit. */
  builtFrom?: Maybe<Scalars['Int']['output']>;
  builtUntil?: Maybe<Scalars['Int']['output']>;
  /** The year since which it is no longer made; null while it is made. */
  endedYear?: Maybe<Scalars['Int']['output']>;
  /** The article number of the part that replaces it. */
  successor?: Maybe<Scalars['String']['output']>;
  /** Places of its numbered ring in the views of the dimensional drawing. */
  front?: Maybe<DrawingPoint>;
  side?: Maybe<DrawingPoint>;
};

/** A point in a view of a drawing, as fractions (0 to 1) of its width and height. */
export type DrawingPoint = {
  __typename?: 'DrawingPoint';
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** Sorts by the lowest price; products without a price are last. */
export type ProductSort =
  | 'priceAscending'
  | 'priceDescending';

/** Either values of a list fact (any of them matches), or an inclusive range of a number fact. */
export type FactFilter = {
  key: Scalars['String']['input'];
  values?: InputMaybe<Array<Scalars['String']['input']>>;
  min?: InputMaybe<Scalars['Float']['input']>;
  max?: InputMaybe<Scalars['Float']['input']>;
};

export type ProductList = {
  __typename?: 'ProductList';
  siteId: Scalars['Int']['output'];
  /** Hits under all filters. */
  total: Scalars['Int']['output'];
  /** Products of the category without any filter. */
  totalUnfiltered: Scalars['Int']['output'];
  hits: Array<Product>;
  /** Facts of the category, the same under all filters. A fact with fewer than two values in the category is absent. */
  facets: Array<Facet>;
};

export type FactKind =
  | 'list'
  | 'range';

export type Facet = {
  __typename?: 'Facet';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  kind: FactKind;
  /** mm, kg, weeks, months, % or l; null for a list. */
  unit?: Maybe<Scalars['String']['output']>;
  values: Array<FacetValue>;
  /** Smallest and largest value in the list under the other filters; null for a list. */
  min?: Maybe<Scalars['Float']['output']>;
  max?: Maybe<Scalars['Float']['output']>;
};

export type FacetValue = {
  __typename?: 'FacetValue';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** Number of hits of this value under the filters of the other facets. */
  count: Scalars['Int']['output'];
};

export type Category = Entry & {
  __typename?: 'Category';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** Its slug in each locale where it is live. */
  localized: Array<LocalizedSlug>;
  /** 1 for a category, 2 for a subcategory. */
  level: Scalars['Int']['output'];
  uri: Scalars['String']['output'];
  introtext?: Maybe<Scalars['String']['output']>;
  headerImage?: Maybe<Image>;
  mobileImage?: Maybe<Image>;
  parent?: Maybe<Category>;
  children: Array<Category>;
  /** A cut-out picture and an elevation, each of its first product that has one. Flat elevations are last. */
  cutOut?: Maybe<Image>;
  elevation?: Maybe<Elevation>;
  /** Number of live products in it and its subcategories. */
  productCount: Scalars['Int']['output'];
  seo: SeoMetadata;
  breadcrumbs: Array<Breadcrumb>;
  routeTranslations: Array<RouteTranslation>;
};

/** The slug of an entry in one language. */
export type LocalizedSlug = {
  __typename?: 'LocalizedSlug';
  slug: Scalars['String']['output'];
  /** The language tag of the locale: nl-NL, en, de-DE. */
  language: Scalars['String']['output'];
};

export type Product = Entry & {
  __typename?: 'Product';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  series?: Maybe<Scalars['String']['output']>;
  /** Its type without its name, such as 'park bench', for neutral specification texts (CAT-14). */
  neutralName: Scalars['String']['output'];
  /** Name of the company, for specification texts. */
  maker: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  category: Category;
  newProduct: Scalars['Boolean']['output'];
  featuredProduct: Scalars['Boolean']['output'];
  productImage?: Maybe<Image>;
  productImages: Array<Image>;
  /** Pictures of a colour or a variant, which precede the others if it is chosen (CAT-19). */
  choicePictures: Array<ChoicePicture>;
  /** Shown on hover if there is no elevation. */
  impressionImage?: Maybe<Image>;
  dimensions: Dimensions;
  weightKg?: Maybe<Scalars['Float']['output']>;
  variants: Array<Variant>;
  /** The default colour first, which is the colour of the pictures and the model (CAT-12). */
  colours: Array<Colour>;
  /** Whether any RAL Classic colour can be ordered. */
  anyRal: Scalars['Boolean']['output'];
  mountings: Array<Mounting>;
  materials: Array<ProductMaterial>;
  specifications: Array<Specification>;
  supply: Supply;
  environmental?: Maybe<EnvironmentalFigures>;
  norms: Array<Scalars['String']['output']>;
  certificates: Array<Scalars['String']['output']>;
  /** Shows the variant with the measures of the product, as the model does. */
  dimensionalDrawing?: Maybe<DimensionalDrawing>;
  /** Null without a drawing with a front view. */
  elevation?: Maybe<Elevation>;
  model?: Maybe<Model>;
  /** Files for all variants; a variant's own files are in its `downloads`. */
  downloads: Array<Download>;
  /** Lowest variant price, or that of the matching variant; null for guests (CAT-06) and for discontinued products. */
  price?: Maybe<Price>;
  /** The options with which a hit of a list matches the filters and search words, if they differ from the defaults; otherwise null (CAT-11). */
  match?: Maybe<ProductMatch>;
  /** At most 50, in the order in which they are offered (CAT-16). */
  options: Array<ProductOption>;
  /** In the order of their numbered rings. Discontinued products keep them (CAT-18). */
  spareParts: Array<SparePart>;
  /** Null while the product is made (CAT-17). */
  discontinued?: Maybe<Discontinuation>;
  /** Ordering information for members; null for guests (CAT-06). */
  extendedInformation?: Maybe<Scalars['Html']['output']>;
  relatedProducts: Array<Product>;
  relatedProjects: Array<Project>;
  seo: SeoMetadata;
  breadcrumbs: Array<Breadcrumb>;
  routeTranslations: Array<RouteTranslation>;
};

/** The end of a product that is no longer made (CAT-17). Its address stays, and spare parts can be requested. */
export type Discontinuation = {
  __typename?: 'Discontinuation';
  /** The first day without the product, as YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** The successor; null without one, or if it is not live in the site. */
  successor?: Maybe<Product>;
  /** The last year in which spare parts are available; null without spare parts. */
  sparePartsUntil?: Maybe<Scalars['Int']['output']>;
};

/** The options of a product with which it matches the filters and search words of a list. */
export type ProductMatch = {
  __typename?: 'ProductMatch';
  /** The variant whose article number the search words contain, or the first that matches all filters; null if all do. */
  variant?: Maybe<MatchingVariant>;
  /** Code of a colour, RAL for any RAL Classic colour; null if the default colour matches the filters. */
  colour?: Maybe<Scalars['String']['output']>;
  /** Key of a mounting; null if the first one matches the filters. */
  mounting?: Maybe<Scalars['String']['output']>;
};

export type MatchingVariant = {
  __typename?: 'MatchingVariant';
  sku: Scalars['String']['output'];
  dimensions: Dimensions;
};

/** Outer measures in mm. */
export type Dimensions = {
  __typename?: 'Dimensions';
  lengthMm?: Maybe<Scalars['Int']['output']>;
  widthMm?: Maybe<Scalars['Int']['output']>;
  heightMm?: Maybe<Scalars['Int']['output']>;
};

/** A version of a product with its own figures (CAT-10). A sole variant inherits missing figures from the product. */
export type Variant = {
  __typename?: 'Variant';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  title: Scalars['String']['output'];
  dimensions: Dimensions;
  weightKg?: Maybe<Scalars['Float']['output']>;
  /** kg CO2-equivalent. */
  co2eKg?: Maybe<Scalars['Float']['output']>;
  /** Environmental cost indicator, EUR. */
  mkiEur?: Maybe<Scalars['Float']['output']>;
  /** Its own drawing; null if it has none, in which case the product's drawing shows another size. */
  dimensionalDrawing?: Maybe<DimensionalDrawing>;
  /**
   * The front view of its own drawing, or that of the product in the measures of this variant: its ends and frames keep their size. Null
   * without a drawing.
   */
  elevation?: Maybe<Elevation>;
  /** Null for guests. */
  price?: Maybe<Price>;
  /** Null if the product's materials apply. Without shares if those of this variant are unknown. */
  materials?: Maybe<Array<ProductMaterial>>;
  /** The table of this variant; null if the product's table applies. */
  specifications?: Maybe<Array<Specification>>;
  /** Files of this variant only. */
  downloads: Array<Download>;
};

/** EUR net, ex VAT, freight and installation (CAT-09). */
export type Price = {
  __typename?: 'Price';
  amount: Scalars['Float']['output'];
  /** Whether other variants cost more; shown as 'from'. */
  from: Scalars['Boolean']['output'];
};

export type Mounting = {
  __typename?: 'Mounting';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  key: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
};

export type ProductMaterial = {
  __typename?: 'ProductMaterial';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  standard?: Maybe<Scalars['String']['output']>;
  shareKg?: Maybe<Scalars['Float']['output']>;
};

/** One row of the specification table; `value` is formatted for the locale, without unit. */
export type Specification = {
  __typename?: 'Specification';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
  unit?: Maybe<Scalars['String']['output']>;
  /** Whether the product has it only as an option. Specification texts omit it and state the chosen options (CAT-14). */
  isOptional: Scalars['Boolean']['output'];
};

/** Installation, production and delivery of a product. */
export type Supply = {
  __typename?: 'Supply';
  embedDepthMm?: Maybe<Scalars['Int']['output']>;
  leadTimeStandardWeeks?: Maybe<Scalars['Int']['output']>;
  leadTimeSpecialWeeks?: Maybe<Scalars['Int']['output']>;
  warrantyYears?: Maybe<Scalars['Int']['output']>;
  sparePartsYears?: Maybe<Scalars['Int']['output']>;
  maintenanceIntervalMonths?: Maybe<Scalars['Int']['output']>;
  designYear?: Maybe<Scalars['Int']['output']>;
  /** ISO 3166 alpha-2. */
  madeIn?: Maybe<Scalars['String']['output']>;
};

/** Figures per product with their boundary, source and date; `illustrative` must be shown. */
export type EnvironmentalFigures = {
  __typename?: 'EnvironmentalFigures';
  co2eKg?: Maybe<Scalars['Float']['output']>;
  mkiEur?: Maybe<Scalars['Float']['output']>;
  recycledContentPercent?: Maybe<Scalars['Float']['output']>;
  detachabilityPercent?: Maybe<Scalars['Float']['output']>;
  dataQuality?: Maybe<Scalars['String']['output']>;
  boundary: Scalars['String']['output'];
  source: Scalars['String']['output'];
  /** Year and month, 2026-11. */
  date: Scalars['String']['output'];
  illustrative: Scalars['Boolean']['output'];
};

export type DimensionalDrawing = {
  __typename?: 'DimensionalDrawing';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  /** Describes the drawing: its views and measures. */
  alt: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** Positions of the views that the file marks: front, side, top. The lower edge of the front view is the ground. */
  views: Array<DrawingView>;
};

export type DrawingViewKind =
  | 'front'
  | 'side'
  | 'top';

/** A box in the drawing, in the units of its width and height. */
export type DrawingView = {
  __typename?: 'DrawingView';
  kind: DrawingViewKind;
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
  height: Scalars['Float']['output'];
};

/** A 3D model (GLB). */
export type Model = {
  __typename?: 'Model';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  size: Scalars['Int']['output'];
};

/** A picture of a product in a colour, a variant, or both. */
export type ChoicePicture = {
  __typename?: 'ChoicePicture';
  siteId: Scalars['Int']['output'];
  image: Image;
  /** Code of the colour; null if the picture suits any. */
  colour?: Maybe<Scalars['String']['output']>;
  /** Article number of the variant; null if the picture suits any. */
  variant?: Maybe<Scalars['String']['output']>;
};

/** A reference project (CON-02). */
export type Project = Entry & {
  __typename?: 'Project';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  introtext?: Maybe<Scalars['String']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  /** ISO 3166 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** The country's name in the site's language. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** The kind of place: park, square, waterfront, in the site's language. */
  placeKind?: Maybe<Scalars['String']['output']>;
  areaM2?: Maybe<Scalars['Float']['output']>;
  year?: Maybe<Scalars['Int']['output']>;
  client?: Maybe<Scalars['String']['output']>;
  landscapeArchitect?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Distance in km to the place of `near`, of a hit of such a list; else null. */
  distanceKm?: Maybe<Scalars['Int']['output']>;
  headerslider: Array<Image>;
  products: Array<Product>;
  /** The pieces of each variant, of products that are live for the viewer. */
  quantities: Array<ProjectQuantity>;
  blocks: Array<Block>;
  seo: SeoMetadata;
  breadcrumbs: Array<Breadcrumb>;
  routeTranslations: Array<RouteTranslation>;
};

export type ProjectQuantity = {
  __typename?: 'ProjectQuantity';
  product: Product;
  /** Article number of the variant. */
  sku: Scalars['String']['output'];
  variantTitle: Scalars['String']['output'];
  /** Pieces. */
  amount: Scalars['Int']['output'];
};

/** The surroundings of a place (CON-09): one of its names, of which the first 100 characters count, and the distance from 1 to 1,000 km. */
export type NearInput = {
  place: Scalars['String']['input'];
  km: Scalars['Int']['input'];
};

/** A place of the list of places. */
export type NearPlace = {
  __typename?: 'NearPlace';
  name: Scalars['String']['output'];
  /** The country's name in the site's language. */
  countryName: Scalars['String']['output'];
};

export type ProjectList = {
  __typename?: 'ProjectList';
  siteId: Scalars['Int']['output'];
  /** Hits under all filters. */
  total: Scalars['Int']['output'];
  totalUnfiltered: Scalars['Int']['output'];
  /** The place of `near`; null if it is unknown, and the hits are those of all places. */
  near?: Maybe<NearPlace>;
  hits: Array<Project>;
  /** Facts for filters; a fact with fewer than two values is absent. */
  facets: Array<Facet>;
  /** All hits with a place on the map, independent of `first`. */
  markers: Array<ProjectMarker>;
};

/** A place on the map (CON-01). `projectsById` returns the data of its card when it is opened. */
export type ProjectMarker = {
  __typename?: 'ProjectMarker';
  projectId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

/** A list as stored with an account, without prices. */
export type MemberQuotationList = {
  __typename?: 'MemberQuotationList';
  /** Changes with each modification. */
  version: Scalars['Int']['output'];
  project?: Maybe<Scalars['String']['output']>;
  /** Lines whose product is not live in any language are omitted. */
  lines: Array<MemberQuotationLine>;
};


/** A list as stored with an account, without prices. */
export type MemberQuotationListLinesArgs = {
  siteId: Scalars['Int']['input'];
};

/** A line of a member with its live product, in the requested language or, if it is not live there, in another one. */
export type MemberQuotationLine = {
  __typename?: 'MemberQuotationLine';
  amount: Scalars['Int']['output'];
  variant?: Maybe<Scalars['String']['output']>;
  colour?: Maybe<Scalars['String']['output']>;
  mounting?: Maybe<Scalars['String']['output']>;
  /** The article numbers of the options (CAT-16). */
  options: Array<Scalars['String']['output']>;
  /** The article number of the spare part that the line asks for instead of the product (CAT-18). */
  part?: Maybe<Scalars['String']['output']>;
  remark?: Maybe<Scalars['String']['output']>;
  /** The id of its section in the list (QUO-11). */
  section?: Maybe<Scalars['String']['output']>;
  product: Product;
};

/** A list with a name, project data and sections (QUO-11). */
export type NamedQuotationList = {
  __typename?: 'NamedQuotationList';
  /** Chosen by the browser that creates the list. */
  id: Scalars['String']['output'];
  /** Changes with each modification; 0 if the list is not stored by its id yet. */
  version: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  place: Scalars['String']['output'];
  /** An ISO date, or an empty text. */
  tenderDate: Scalars['String']['output'];
  sections: Array<QuotationSection>;
  /** Lines whose product is not live in any language are omitted. */
  lines: Array<MemberQuotationLine>;
};


/** A list with a name, project data and sections (QUO-11). */
export type NamedQuotationListLinesArgs = {
  siteId: Scalars['Int']['input'];
};

/** A section of a list. Its lines name it by its id. */
export type QuotationSection = {
  __typename?: 'QuotationSection';
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type NamedQuotationListInput = {
  id: Scalars['String']['input'];
  name: Scalars['String']['input'];
  place: Scalars['String']['input'];
  tenderDate: Scalars['String']['input'];
  sections: Array<QuotationSectionInput>;
  lines: Array<QuotationLineInput>;
};

export type QuotationSectionInput = {
  id: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type StoreListAnswer = QuotationListKept | NamedListNewer | RefusedSubmission;

/** The state of a list that another browser has changed; null if it was deleted. */
export type NamedListNewer = {
  __typename?: 'NamedListNewer';
  list?: Maybe<NamedQuotationList>;
};

export type KeepListAnswer = QuotationListKept | QuotationListNewer | RefusedSubmission;

export type QuotationListKept = {
  __typename?: 'QuotationListKept';
  version: Scalars['Int']['output'];
};

/** A newer list that another browser has stored. */
export type QuotationListNewer = {
  __typename?: 'QuotationListNewer';
  list: MemberQuotationList;
};

/** A list that was sent with its form (QUO-08), as its sender sees it. Only the sender can download its PDF. */
export type QuoteRequest = {
  __typename?: 'QuoteRequest';
  /** The number by which the company identifies it, such as 'A2026-00042'. */
  number: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  status: QuoteRequestStatus;
  project?: Maybe<Scalars['String']['output']>;
  place?: Maybe<Scalars['String']['output']>;
  tenderDate?: Maybe<Scalars['String']['output']>;
  /** The sections with lines. Their ids are their letters. */
  sections: Array<QuotationSection>;
  lineCount: Scalars['Int']['output'];
  /** The lines as they can be requested again. */
  lines: Array<MemberQuotationLine>;
};


/** A list that was sent with its form (QUO-08), as its sender sees it. Only the sender can download its PDF. */
export type QuoteRequestLinesArgs = {
  siteId: Scalars['Int']['input'];
};

export type QuoteRequestStatus =
  | 'new'
  | 'answered'
  | 'closed';

export type ShareAnswer = SharedLink | RefusedSubmission;

export type SharedLink = {
  __typename?: 'SharedLink';
  /** The token of the link, with which others can read the list. */
  token: Scalars['String']['output'];
  /** The token to revoke the link. */
  revokeToken: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type StoreSharedAnswer = SharedListKept | SharedListNewer | RefusedSubmission;

export type SharedListKept = {
  __typename?: 'SharedListKept';
  version: Scalars['Int']['output'];
};

/** The state of a shared list that somebody else has changed; null if its link no longer works. */
export type SharedListNewer = {
  __typename?: 'SharedListNewer';
  list?: Maybe<SharedQuotationList>;
};

export type SharedQuotationList = {
  __typename?: 'SharedQuotationList';
  /** Chosen by the browser that has shared it; null if the list is only for reading. */
  id?: Maybe<Scalars['String']['output']>;
  /** Changes with each modification; null if the list is only for reading. */
  version?: Maybe<Scalars['Int']['output']>;
  /** The project name given by the visitor who shared the list. */
  project?: Maybe<Scalars['String']['output']>;
  place: Scalars['String']['output'];
  /** An ISO date, or an empty text. */
  tenderDate: Scalars['String']['output'];
  sections: Array<QuotationSection>;
  expiresAt: Scalars['DateTime']['output'];
  /** With `anyLanguage`, a product that is not live in the requested language comes in another one, so that no line is lost by editing. */
  lines: Array<SharedQuotationLine>;
};


export type SharedQuotationListLinesArgs = {
  anyLanguage?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A line as it was shared; `product` is null if it is no longer live. */
export type SharedQuotationLine = {
  __typename?: 'SharedQuotationLine';
  /** The title of the product at the time and in the language of sharing. */
  title: Scalars['String']['output'];
  amount: Scalars['Int']['output'];
  variant?: Maybe<Scalars['String']['output']>;
  colour?: Maybe<Scalars['String']['output']>;
  mounting?: Maybe<Scalars['String']['output']>;
  /** The article numbers of the options (CAT-16). */
  options: Array<Scalars['String']['output']>;
  /** The article number of the spare part that the line asks for instead of the product (CAT-18). */
  part?: Maybe<Scalars['String']['output']>;
  remark?: Maybe<Scalars['String']['output']>;
  /** The id of its section in the list. */
  section?: Maybe<Scalars['String']['output']>;
  /** The last change by somebody with the link; null since the list was shared, and for guests. */
  change?: Maybe<QuotationLineChange>;
  product?: Maybe<Product>;
};

/** The last change of a line of a list that is shared for editing, visible to members (QUO-12). */
export type QuotationLineChange = {
  __typename?: 'QuotationLineChange';
  at: Scalars['DateTime']['output'];
  /** The name of the member who has changed it; null if it was a guest. */
  by?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has changed it. */
  isOwn: Scalars['Boolean']['output'];
};

/** The columns of the results. Pages are all entries except products and projects: content pages, categories, news, questions. */
export type SearchKind =
  | 'product'
  | 'project'
  | 'page'
  /** Products that are no longer made (CAT-17). */
  | 'discontinued';

export type SearchResults = {
  __typename?: 'SearchResults';
  siteId: Scalars['Int']['output'];
  /** The columns of the requested kinds, in the order of `SearchKind`. */
  columns: Array<SearchColumn>;
  /** The corrected words, if words of the query are unknown: 'picknicktafel' for 'picknikctafel'. */
  corrected?: Maybe<Scalars['String']['output']>;
  /** Words with hits, for a query without hits; at most 6. */
  suggestions: Array<Scalars['String']['output']>;
};

export type SearchColumn = {
  __typename?: 'SearchColumn';
  kind: SearchKind;
  total: Scalars['Int']['output'];
  hits: Array<SearchHit>;
};

/** An entry that was found. Its id is unique within its kind and type of entry. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** `{typename}:{id}` of the entry. */
  key: Scalars['String']['output'];
  title: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  /** Article number of the product's variant that the query contains; otherwise null. */
  variant?: Maybe<Scalars['String']['output']>;
  /** Article number of the product's spare part that the query contains; otherwise null (CAT-18). */
  part?: Maybe<Scalars['String']['output']>;
  /** The article number of an option that the query names; its product is then opened with the option (CAT-16). */
  option?: Maybe<Scalars['String']['output']>;
  /** The category of a product, or the section of a page: news, questions. */
  categoryTitle?: Maybe<Scalars['String']['output']>;
  categoryUri?: Maybe<Scalars['String']['output']>;
  /** Always live, because other entries are never found (SEA-02). */
  status: Scalars['String']['output'];
  /** Always false, for the same reason. */
  hideFromSearch: Scalars['Boolean']['output'];
  /** Whether it is a product that is no longer made (CAT-17). */
  discontinued: Scalars['Boolean']['output'];
  image?: Maybe<Image>;
  /** A sentence with the matched words, if the title does not contain them. */
  excerpt?: Maybe<Scalars['String']['output']>;
  /** Positions of matched words in the title; `excerptMarks` are those in the excerpt. */
  titleMarks: Array<TextMark>;
  excerptMarks: Array<TextMark>;
};

/** A part of a text, in UTF-16 code units. */
export type TextMark = {
  __typename?: 'TextMark';
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** A member of the company's team (CON-07). */
export type TeamMember = {
  __typename?: 'TeamMember';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  /** The name, as in `information`. */
  title: Scalars['String']['output'];
  information: TeamMemberInformation;
};

/** Name, function and contact details of a team member. */
export type TeamMemberInformation = {
  __typename?: 'TeamMemberInformation';
  nameField: Scalars['String']['output'];
  function: Scalars['String']['output'];
  phoneNumber?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** Languages spoken, as locale codes. */
  languages: Array<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Image>;
};

export type AdviserAnswer = {
  __typename?: 'AdviserAnswer';
  /** Code of the country; null for one that is not known. */
  country?: Maybe<Scalars['String']['output']>;
  /** The postcode as its country writes it; null without one, and for one that cannot exist. */
  postcode?: Maybe<Scalars['String']['output']>;
  /** Why there is no adviser. */
  problem?: Maybe<AdviserProblem>;
  region?: Maybe<AdviserRegion>;
  /** Null if the region has no adviser in this language. */
  adviser?: Maybe<TeamMember>;
  /** The country's postcodes by region, in order. Empty if its postcodes are not numbers. */
  stretches: Array<AdviserStretch>;
};

export type AdviserProblem =
  | 'unknownCountry'
  /** The country has no such postcode. */
  | 'unknownPostcode'
  /** The country has several advisers. */
  | 'postcodeNeeded'
  | 'noAdviser';

/** A region of an adviser: a country, or postcodes of it. */
export type AdviserRegion = {
  __typename?: 'AdviserRegion';
  id: Scalars['Int']['output'];
  siteId: Scalars['Int']['output'];
  /** The name for visitors; null without one. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Postcodes from one number to another. */
export type AdviserStretch = {
  __typename?: 'AdviserStretch';
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
  region: AdviserRegion;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  EntryResult:
    | ( PageSource )
    | ( CategorySource )
    | ( ProductSource )
    | ( ProjectSource )
    | ( NewsArticleSource )
    | ( FaqQuestionSource )
    | ( EntryMoved )
    | ( EntryGone )
    | ( EntryForMembers )
    | ( EntryAbsent )
  ;
  AuthenticateAnswer:
    | ( Omit<Authentication, 'user'> & { user: _RefType['Viewer'] } )
    | ( AccountRefusal )
  ;
  RegisterAnswer:
    | ( Omit<Registration, 'user'> & { user?: Maybe<_RefType['Viewer']> } )
    | ( AccountRefusal )
  ;
  UpdateViewerAnswer:
    | ( Omit<ViewerUpdated, 'user'> & { user: _RefType['Viewer'] } )
    | ( AccountRefusal )
  ;
  AccountAnswer:
    | ( AccountDone )
    | ( AccountRefusal )
  ;
  Block:
    | ( TitleTextBlockSource )
    | ( QuoteBlockSource )
    | ( NewsItemsBlockSource )
    | ( CountdownImagesBlockSource )
    | ( ProductsBlockSource )
    | ( CategoryCardsBlockSource )
    | ( ReferencesBlockSource )
    | ( ElevationStripBlockSource )
    | ( TextImageBlockSource )
    | ( ImageBlockSource )
    | ( YoutubeVideoBlockSource )
    | ( PartnersBlockSource )
    | ( ContactBlockSource )
    | ( TeamBlockSource )
    | ( DownloadsBlockSource )
    | ( HtmlBlockSource )
    | ( NewsletterBlockSource )
    | ( PartsFinderBlockSource )
    | ( ContrastBlockSource )
    | ( FormBlockSource )
  ;
  SubmissionAnswer:
    | ( SavedSubmission )
    | ( RefusedSubmission )
  ;
  NewsletterAnswer:
    | ( NewsletterDone )
    | ( RefusedSubmission )
  ;
  StoreListAnswer:
    | ( QuotationListKept )
    | ( Omit<NamedListNewer, 'list'> & { list?: Maybe<_RefType['NamedQuotationList']> } )
    | ( RefusedSubmission )
  ;
  KeepListAnswer:
    | ( QuotationListKept )
    | ( Omit<QuotationListNewer, 'list'> & { list: _RefType['MemberQuotationList'] } )
    | ( RefusedSubmission )
  ;
  ShareAnswer:
    | ( SharedLink )
    | ( RefusedSubmission )
  ;
  StoreSharedAnswer:
    | ( SharedListKept )
    | ( Omit<SharedListNewer, 'list'> & { list?: Maybe<_RefType['SharedQuotationList']> } )
    | ( RefusedSubmission )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Entry:
    | ( FaqQuestionSource )
    | ( NewsArticleSource )
    | ( PageSource )
    | ( CategorySource )
    | ( ProductSource )
    | ( ProjectSource )
  ;
  FormField:
    | ( Field_Agree )
    | ( Field_Checkboxes )
    | ( Field_Dropdown )
    | ( Field_Email )
    | ( Field_Hidden )
    | ( Field_MultiLineText )
    | ( Field_SingleLineText )
    | ( Field_Name )
    | ( Field_Number )
    | ( Field_Phone )
    | ( Field_FileUpload )
    | ( Field_Radio )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Html: ResolverTypeWrapper<Scalars['Html']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Preview: ResolverTypeWrapper<Preview>;
  EntryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EntryResult']>;
  Entry: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Entry']>;
  EntryMoved: ResolverTypeWrapper<EntryMoved>;
  EntryGone: ResolverTypeWrapper<EntryGone>;
  EntryForMembers: ResolverTypeWrapper<EntryForMembers>;
  EntryAbsent: ResolverTypeWrapper<EntryAbsent>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  RouteTranslation: ResolverTypeWrapper<RouteTranslation>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Viewer: ResolverTypeWrapper<ViewerSource>;
  MemberSession: ResolverTypeWrapper<MemberSession>;
  RegistrationInput: RegistrationInput;
  ViewerInput: ViewerInput;
  Authentication: ResolverTypeWrapper<Omit<Authentication, 'user'> & { user: ResolversTypes['Viewer'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  TokenSet: ResolverTypeWrapper<TokenSet>;
  Registration: ResolverTypeWrapper<Omit<Registration, 'user'> & { user?: Maybe<ResolversTypes['Viewer']> }>;
  AccountDone: ResolverTypeWrapper<AccountDone>;
  ViewerUpdated: ResolverTypeWrapper<Omit<ViewerUpdated, 'user'> & { user: ResolversTypes['Viewer'] }>;
  AccountRefusal: ResolverTypeWrapper<AccountRefusal>;
  AccountRefusalReason: AccountRefusalReason;
  AuthenticateAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthenticateAnswer']>;
  RegisterAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterAnswer']>;
  UpdateViewerAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateViewerAnswer']>;
  AccountAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccountAnswer']>;
  Block: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Block']>;
  TitleTextBlock: ResolverTypeWrapper<TitleTextBlockSource>;
  QuoteBlock: ResolverTypeWrapper<QuoteBlockSource>;
  NewsItemsBlock: ResolverTypeWrapper<NewsItemsBlockSource>;
  CountdownImagesBlock: ResolverTypeWrapper<CountdownImagesBlockSource>;
  CountdownSlide: ResolverTypeWrapper<Omit<CountdownSlide, 'image' | 'mobileImage'> & { image: ResolversTypes['Image'], mobileImage?: Maybe<ResolversTypes['Image']> }>;
  ProductsBlock: ResolverTypeWrapper<ProductsBlockSource>;
  CategoryCardsBlock: ResolverTypeWrapper<CategoryCardsBlockSource>;
  ReferencesBlock: ResolverTypeWrapper<ReferencesBlockSource>;
  ElevationStripBlock: ResolverTypeWrapper<ElevationStripBlockSource>;
  Side: Side;
  TextImageBlock: ResolverTypeWrapper<TextImageBlockSource>;
  ImageBlock: ResolverTypeWrapper<ImageBlockSource>;
  YoutubeVideoBlock: ResolverTypeWrapper<YoutubeVideoBlockSource>;
  VideoThumbnail: ResolverTypeWrapper<VideoThumbnail>;
  PartnersBlock: ResolverTypeWrapper<PartnersBlockSource>;
  ContactBlock: ResolverTypeWrapper<ContactBlockSource>;
  TeamBlock: ResolverTypeWrapper<TeamBlockSource>;
  DownloadsBlock: ResolverTypeWrapper<DownloadsBlockSource>;
  HtmlBlock: ResolverTypeWrapper<HtmlBlockSource>;
  FormBlock: ResolverTypeWrapper<FormBlockSource>;
  PartsFinderBlock: ResolverTypeWrapper<PartsFinderBlockSource>;
  ContrastBlock: ResolverTypeWrapper<ContrastBlockSource>;
  NewsletterBlock: ResolverTypeWrapper<NewsletterBlockSource>;
  ColourGroup: ResolverTypeWrapper<Omit<ColourGroup, 'colours'> & { colours: Array<ResolversTypes['Colour']> }>;
  Colour: ResolverTypeWrapper<ColourSource>;
  Handoff: ResolverTypeWrapper<Handoff>;
  DownloadSort: DownloadSort;
  DownloadList: ResolverTypeWrapper<DownloadListSource>;
  OfferedDownload: ResolverTypeWrapper<OfferedDownloadSource>;
  FaqQuestion: ResolverTypeWrapper<FaqQuestionSource>;
  FaqTopic: ResolverTypeWrapper<FaqTopic>;
  FormTime: ResolverTypeWrapper<FormTime>;
  Number: ResolverTypeWrapper<Scalars['Number']['output']>;
  Form: ResolverTypeWrapper<StoredForm>;
  FormSettings: ResolverTypeWrapper<FormSettings>;
  FormIntegration: FormIntegration;
  SubmitMethod: SubmitMethod;
  SubmitAction: SubmitAction;
  SubmitTab: SubmitTab;
  LoadingIndicator: LoadingIndicator;
  FormPosition: FormPosition;
  ProgressPosition: ProgressPosition;
  RedirectEntry: ResolverTypeWrapper<RedirectEntry>;
  FormPage: ResolverTypeWrapper<Omit<FormPage, 'rows'> & { rows: Array<ResolversTypes['FormRow']> }>;
  FormPageSettings: ResolverTypeWrapper<FormPageSettings>;
  ButtonsPosition: ButtonsPosition;
  FormRow: ResolverTypeWrapper<Omit<FormRow, 'fields'> & { fields: Array<ResolversTypes['FormField']> }>;
  FormField: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FormField']>;
  FormFieldType: FormFieldType;
  FormFieldVisibility: FormFieldVisibility;
  FormAttribute: ResolverTypeWrapper<FormAttribute>;
  FormConditions: ResolverTypeWrapper<FormConditions>;
  ConditionAction: ConditionAction;
  ConditionMatch: ConditionMatch;
  FormCondition: ResolverTypeWrapper<FormCondition>;
  ConditionOperator: ConditionOperator;
  FormOption: ResolverTypeWrapper<FormOption>;
  OptionsLayout: OptionsLayout;
  TextLimit: TextLimit;
  Field_Agree: ResolverTypeWrapper<Field_Agree>;
  Field_Checkboxes: ResolverTypeWrapper<Field_Checkboxes>;
  Field_Dropdown: ResolverTypeWrapper<Field_Dropdown>;
  Field_Email: ResolverTypeWrapper<Field_Email>;
  Field_Hidden: ResolverTypeWrapper<Field_Hidden>;
  Field_MultiLineText: ResolverTypeWrapper<Field_MultiLineText>;
  Field_SingleLineText: ResolverTypeWrapper<Field_SingleLineText>;
  Field_Name: ResolverTypeWrapper<Field_Name>;
  Field_Number: ResolverTypeWrapper<Field_Number>;
  Field_Phone: ResolverTypeWrapper<Field_Phone>;
  Field_FileUpload: ResolverTypeWrapper<Field_FileUpload>;
  Field_Radio: ResolverTypeWrapper<Field_Radio>;
  HiddenValue: HiddenValue;
  NamePart: ResolverTypeWrapper<NamePart>;
  PhoneCountry: ResolverTypeWrapper<PhoneCountry>;
  CaptchaKind: CaptchaKind;
  FormCaptcha: ResolverTypeWrapper<FormCaptcha>;
  FormTokens: ResolverTypeWrapper<FormTokens>;
  FormToken: ResolverTypeWrapper<FormToken>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  NameInput: NameInput;
  PhoneInput: PhoneInput;
  FileUploadInput: FileUploadInput;
  CaptchaInput: CaptchaInput;
  SubmissionAttemptInput: SubmissionAttemptInput;
  QuotationListDataInput: QuotationListDataInput;
  QuotationLineInput: QuotationLineInput;
  SubmissionAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmissionAnswer']>;
  SavedSubmission: ResolverTypeWrapper<SavedSubmission>;
  RefusedSubmission: ResolverTypeWrapper<RefusedSubmission>;
  FormProblem: ResolverTypeWrapper<FormProblem>;
  GlobalSets: ResolverTypeWrapper<GlobalSetsSource>;
  Globals: ResolverTypeWrapper<GlobalsSource>;
  Logo: ResolverTypeWrapper<Logo>;
  PrivacyPolicy: ResolverTypeWrapper<PrivacyPolicy>;
  Footer: ResolverTypeWrapper<FooterSource>;
  FooterLink: ResolverTypeWrapper<FooterLink>;
  FooterCredit: ResolverTypeWrapper<FooterCredit>;
  GlobalData: ResolverTypeWrapper<GlobalData>;
  TopNavigationLink: ResolverTypeWrapper<TopNavigationLink>;
  SocialMedia: ResolverTypeWrapper<SocialMedia>;
  PromptBox: ResolverTypeWrapper<PromptBox>;
  LoginBox: ResolverTypeWrapper<LoginBox>;
  GlossaryTerm: ResolverTypeWrapper<GlossaryTerm>;
  CropName: CropName;
  Image: ResolverTypeWrapper<ImageRecord>;
  ImageCrop: ResolverTypeWrapper<ImageCrop>;
  DownloadKind: DownloadKind;
  Download: ResolverTypeWrapper<Download>;
  Elevation: ResolverTypeWrapper<Elevation>;
  SitemapPart: ResolverTypeWrapper<SitemapPart>;
  SitemapEntry: ResolverTypeWrapper<SitemapEntry>;
  Alternate: ResolverTypeWrapper<Alternate>;
  SeoMetadata: ResolverTypeWrapper<SeoSource>;
  NavigationKind: NavigationKind;
  NavigationEntry: ResolverTypeWrapper<Omit<NavigationEntry, 'category' | 'children'> & { category?: Maybe<ResolversTypes['Category']>, children: Array<ResolversTypes['NavigationEntry']> }>;
  NavigationLink: ResolverTypeWrapper<NavigationLink>;
  NewsArticle: ResolverTypeWrapper<NewsArticleSource>;
  NewsDocument: ResolverTypeWrapper<Omit<NewsDocument, 'overview' | 'news'> & { overview?: Maybe<ResolversTypes['Page']>, news: Array<ResolversTypes['NewsArticle']> }>;
  SubscriberInput: SubscriberInput;
  NewsletterAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NewsletterAnswer']>;
  NewsletterDone: ResolverTypeWrapper<NewsletterDone>;
  PageType: PageType;
  Page: ResolverTypeWrapper<PageSource>;
  HeroVariant: HeroVariant;
  Hero: ResolverTypeWrapper<Omit<Hero, 'image' | 'mobileImage' | 'dimension'> & { image?: Maybe<ResolversTypes['Image']>, mobileImage?: Maybe<ResolversTypes['Image']>, dimension?: Maybe<ResolversTypes['HeroDimension']> }>;
  HeroDimension: ResolverTypeWrapper<Omit<HeroDimension, 'product'> & { product: ResolversTypes['Product'] }>;
  CallToAction: ResolverTypeWrapper<CallToAction>;
  LinkedEntry: ResolverTypeWrapper<LinkedEntry>;
  ProductFeed: ResolverTypeWrapper<Omit<ProductFeed, 'items'> & { items: Array<ResolversTypes['ProductFeedItem']> }>;
  ProductFeedItem: ResolverTypeWrapper<Omit<ProductFeedItem, 'product'> & { product: ResolversTypes['Product'] }>;
  NumberedProduct: ResolverTypeWrapper<Omit<NumberedProduct, 'product'> & { product: ResolversTypes['Product'] }>;
  PlateCode: ResolverTypeWrapper<PlateCodeSource>;
  ProductOption: ResolverTypeWrapper<ProductOption>;
  SparePart: ResolverTypeWrapper<SparePart>;
  DrawingPoint: ResolverTypeWrapper<DrawingPoint>;
  ProductSort: ProductSort;
  FactFilter: FactFilter;
  ProductList: ResolverTypeWrapper<ProductListSource>;
  FactKind: FactKind;
  Facet: ResolverTypeWrapper<Facet>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  Category: ResolverTypeWrapper<CategorySource>;
  LocalizedSlug: ResolverTypeWrapper<LocalizedSlug>;
  Product: ResolverTypeWrapper<ProductSource>;
  Discontinuation: ResolverTypeWrapper<Omit<Discontinuation, 'successor'> & { successor?: Maybe<ResolversTypes['Product']> }>;
  ProductMatch: ResolverTypeWrapper<ProductMatch>;
  MatchingVariant: ResolverTypeWrapper<MatchingVariant>;
  Dimensions: ResolverTypeWrapper<Dimensions>;
  Variant: ResolverTypeWrapper<VariantSource>;
  Price: ResolverTypeWrapper<Price>;
  Mounting: ResolverTypeWrapper<Mounting>;
  ProductMaterial: ResolverTypeWrapper<ProductMaterial>;
  Specification: ResolverTypeWrapper<Specification>;
  Supply: ResolverTypeWrapper<Supply>;
  EnvironmentalFigures: ResolverTypeWrapper<EnvironmentalFigures>;
  DimensionalDrawing: ResolverTypeWrapper<DimensionalDrawing>;
  DrawingViewKind: DrawingViewKind;
  DrawingView: ResolverTypeWrapper<DrawingView>;
  Model: ResolverTypeWrapper<Model>;
  ChoicePicture: ResolverTypeWrapper<Omit<ChoicePicture, 'image'> & { image: ResolversTypes['Image'] }>;
  Project: ResolverTypeWrapper<ProjectSource>;
  ProjectQuantity: ResolverTypeWrapper<Omit<ProjectQuantity, 'product'> & { product: ResolversTypes['Product'] }>;
  NearInput: NearInput;
  NearPlace: ResolverTypeWrapper<NearPlace>;
  ProjectList: ResolverTypeWrapper<ProjectListSource>;
  ProjectMarker: ResolverTypeWrapper<ProjectMarker>;
  MemberQuotationList: ResolverTypeWrapper<MemberList>;
  MemberQuotationLine: ResolverTypeWrapper<Omit<MemberQuotationLine, 'product'> & { product: ResolversTypes['Product'] }>;
  NamedQuotationList: ResolverTypeWrapper<NamedList>;
  QuotationSection: ResolverTypeWrapper<QuotationSection>;
  NamedQuotationListInput: NamedQuotationListInput;
  QuotationSectionInput: QuotationSectionInput;
  StoreListAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StoreListAnswer']>;
  NamedListNewer: ResolverTypeWrapper<Omit<NamedListNewer, 'list'> & { list?: Maybe<ResolversTypes['NamedQuotationList']> }>;
  KeepListAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['KeepListAnswer']>;
  QuotationListKept: ResolverTypeWrapper<QuotationListKept>;
  QuotationListNewer: ResolverTypeWrapper<Omit<QuotationListNewer, 'list'> & { list: ResolversTypes['MemberQuotationList'] }>;
  QuoteRequest: ResolverTypeWrapper<OwnRequest>;
  QuoteRequestStatus: QuoteRequestStatus;
  ShareAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShareAnswer']>;
  SharedLink: ResolverTypeWrapper<SharedLink>;
  StoreSharedAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StoreSharedAnswer']>;
  SharedListKept: ResolverTypeWrapper<SharedListKept>;
  SharedListNewer: ResolverTypeWrapper<Omit<SharedListNewer, 'list'> & { list?: Maybe<ResolversTypes['SharedQuotationList']> }>;
  SharedQuotationList: ResolverTypeWrapper<SharedListSource>;
  SharedQuotationLine: ResolverTypeWrapper<Omit<SharedQuotationLine, 'change' | 'product'> & { change?: Maybe<ResolversTypes['QuotationLineChange']>, product?: Maybe<ResolversTypes['Product']> }>;
  QuotationLineChange: ResolverTypeWrapper<QuotationLineChange>;
  SearchKind: SearchKind;
  SearchResults: ResolverTypeWrapper<Omit<SearchResults, 'columns'> & { columns: Array<ResolversTypes['SearchColumn']> }>;
  SearchColumn: ResolverTypeWrapper<Omit<SearchColumn, 'hits'> & { hits: Array<ResolversTypes['SearchHit']> }>;
  SearchHit: ResolverTypeWrapper<Omit<SearchHit, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  TextMark: ResolverTypeWrapper<TextMark>;
  TeamMember: ResolverTypeWrapper<TeamMemberSource>;
  TeamMemberInformation: ResolverTypeWrapper<TeamMemberSource>;
  AdviserAnswer: ResolverTypeWrapper<AdviserSource>;
  AdviserProblem: AdviserProblem;
  AdviserRegion: ResolverTypeWrapper<AdviserRegionSource>;
  AdviserStretch: ResolverTypeWrapper<Omit<AdviserStretch, 'region'> & { region: ResolversTypes['AdviserRegion'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Html: Scalars['Html']['output'];
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Preview: Preview;
  EntryResult: ResolversUnionTypes<ResolversParentTypes>['EntryResult'];
  Entry: ResolversInterfaceTypes<ResolversParentTypes>['Entry'];
  EntryMoved: EntryMoved;
  EntryGone: EntryGone;
  EntryForMembers: EntryForMembers;
  EntryAbsent: EntryAbsent;
  Breadcrumb: Breadcrumb;
  RouteTranslation: RouteTranslation;
  Mutation: Record<PropertyKey, never>;
  Viewer: ViewerSource;
  MemberSession: MemberSession;
  RegistrationInput: RegistrationInput;
  ViewerInput: ViewerInput;
  Authentication: Omit<Authentication, 'user'> & { user: ResolversParentTypes['Viewer'] };
  Float: Scalars['Float']['output'];
  TokenSet: TokenSet;
  Registration: Omit<Registration, 'user'> & { user?: Maybe<ResolversParentTypes['Viewer']> };
  AccountDone: AccountDone;
  ViewerUpdated: Omit<ViewerUpdated, 'user'> & { user: ResolversParentTypes['Viewer'] };
  AccountRefusal: AccountRefusal;
  AuthenticateAnswer: ResolversUnionTypes<ResolversParentTypes>['AuthenticateAnswer'];
  RegisterAnswer: ResolversUnionTypes<ResolversParentTypes>['RegisterAnswer'];
  UpdateViewerAnswer: ResolversUnionTypes<ResolversParentTypes>['UpdateViewerAnswer'];
  AccountAnswer: ResolversUnionTypes<ResolversParentTypes>['AccountAnswer'];
  Block: ResolversUnionTypes<ResolversParentTypes>['Block'];
  TitleTextBlock: TitleTextBlockSource;
  QuoteBlock: QuoteBlockSource;
  NewsItemsBlock: NewsItemsBlockSource;
  CountdownImagesBlock: CountdownImagesBlockSource;
  CountdownSlide: Omit<CountdownSlide, 'image' | 'mobileImage'> & { image: ResolversParentTypes['Image'], mobileImage?: Maybe<ResolversParentTypes['Image']> };
  ProductsBlock: ProductsBlockSource;
  CategoryCardsBlock: CategoryCardsBlockSource;
  ReferencesBlock: ReferencesBlockSource;
  ElevationStripBlock: ElevationStripBlockSource;
  TextImageBlock: TextImageBlockSource;
  ImageBlock: ImageBlockSource;
  YoutubeVideoBlock: YoutubeVideoBlockSource;
  VideoThumbnail: VideoThumbnail;
  PartnersBlock: PartnersBlockSource;
  ContactBlock: ContactBlockSource;
  TeamBlock: TeamBlockSource;
  DownloadsBlock: DownloadsBlockSource;
  HtmlBlock: HtmlBlockSource;
  FormBlock: FormBlockSource;
  PartsFinderBlock: PartsFinderBlockSource;
  ContrastBlock: ContrastBlockSource;
  NewsletterBlock: NewsletterBlockSource;
  ColourGroup: Omit<ColourGroup, 'colours'> & { colours: Array<ResolversParentTypes['Colour']> };
  Colour: ColourSource;
  Handoff: Handoff;
  DownloadList: DownloadListSource;
  OfferedDownload: OfferedDownloadSource;
  FaqQuestion: FaqQuestionSource;
  FaqTopic: FaqTopic;
  FormTime: FormTime;
  Number: Scalars['Number']['output'];
  Form: StoredForm;
  FormSettings: FormSettings;
  RedirectEntry: RedirectEntry;
  FormPage: Omit<FormPage, 'rows'> & { rows: Array<ResolversParentTypes['FormRow']> };
  FormPageSettings: FormPageSettings;
  FormRow: Omit<FormRow, 'fields'> & { fields: Array<ResolversParentTypes['FormField']> };
  FormField: ResolversInterfaceTypes<ResolversParentTypes>['FormField'];
  FormAttribute: FormAttribute;
  FormConditions: FormConditions;
  FormCondition: FormCondition;
  FormOption: FormOption;
  Field_Agree: Field_Agree;
  Field_Checkboxes: Field_Checkboxes;
  Field_Dropdown: Field_Dropdown;
  Field_Email: Field_Email;
  Field_Hidden: Field_Hidden;
  Field_MultiLineText: Field_MultiLineText;
  Field_SingleLineText: Field_SingleLineText;
  Field_Name: Field_Name;
  Field_Number: Field_Number;
  Field_Phone: Field_Phone;
  Field_FileUpload: Field_FileUpload;
  Field_Radio: Field_Radio;
  NamePart: NamePart;
  PhoneCountry: PhoneCountry;
  FormCaptcha: FormCaptcha;
  FormTokens: FormTokens;
  FormToken: FormToken;
  CaptchaChallenge: CaptchaChallenge;
  NameInput: NameInput;
  PhoneInput: PhoneInput;
  FileUploadInput: FileUploadInput;
  CaptchaInput: CaptchaInput;
  SubmissionAttemptInput: SubmissionAttemptInput;
  QuotationListDataInput: QuotationListDataInput;
  QuotationLineInput: QuotationLineInput;
  SubmissionAnswer: ResolversUnionTypes<ResolversParentTypes>['SubmissionAnswer'];
  SavedSubmission: SavedSubmission;
  RefusedSubmission: RefusedSubmission;
  FormProblem: FormProblem;
  GlobalSets: GlobalSetsSource;
  Globals: GlobalsSource;
  Logo: Logo;
  PrivacyPolicy: PrivacyPolicy;
  Footer: FooterSource;
  FooterLink: FooterLink;
  FooterCredit: FooterCredit;
  GlobalData: GlobalData;
  TopNavigationLink: TopNavigationLink;
  SocialMedia: SocialMedia;
  PromptBox: PromptBox;
  LoginBox: LoginBox;
  GlossaryTerm: GlossaryTerm;
  Image: ImageRecord;
  ImageCrop: ImageCrop;
  Download: Download;
  Elevation: Elevation;
  SitemapPart: SitemapPart;
  SitemapEntry: SitemapEntry;
  Alternate: Alternate;
  SeoMetadata: SeoSource;
  NavigationEntry: Omit<NavigationEntry, 'category' | 'children'> & { category?: Maybe<ResolversParentTypes['Category']>, children: Array<ResolversParentTypes['NavigationEntry']> };
  NavigationLink: NavigationLink;
  NewsArticle: NewsArticleSource;
  NewsDocument: Omit<NewsDocument, 'overview' | 'news'> & { overview?: Maybe<ResolversParentTypes['Page']>, news: Array<ResolversParentTypes['NewsArticle']> };
  SubscriberInput: SubscriberInput;
  NewsletterAnswer: ResolversUnionTypes<ResolversParentTypes>['NewsletterAnswer'];
  NewsletterDone: NewsletterDone;
  Page: PageSource;
  Hero: Omit<Hero, 'image' | 'mobileImage' | 'dimension'> & { image?: Maybe<ResolversParentTypes['Image']>, mobileImage?: Maybe<ResolversParentTypes['Image']>, dimension?: Maybe<ResolversParentTypes['HeroDimension']> };
  HeroDimension: Omit<HeroDimension, 'product'> & { product: ResolversParentTypes['Product'] };
  CallToAction: CallToAction;
  LinkedEntry: LinkedEntry;
  ProductFeed: Omit<ProductFeed, 'items'> & { items: Array<ResolversParentTypes['ProductFeedItem']> };
  ProductFeedItem: Omit<ProductFeedItem, 'product'> & { product: ResolversParentTypes['Product'] };
  NumberedProduct: Omit<NumberedProduct, 'product'> & { product: ResolversParentTypes['Product'] };
  PlateCode: PlateCodeSource;
  ProductOption: ProductOption;
  SparePart: SparePart;
  DrawingPoint: DrawingPoint;
  FactFilter: FactFilter;
  ProductList: ProductListSource;
  Facet: Facet;
  FacetValue: FacetValue;
  Category: CategorySource;
  LocalizedSlug: LocalizedSlug;
  Product: ProductSource;
  Discontinuation: Omit<Discontinuation, 'successor'> & { successor?: Maybe<ResolversParentTypes['Product']> };
  ProductMatch: ProductMatch;
  MatchingVariant: MatchingVariant;
  Dimensions: Dimensions;
  Variant: VariantSource;
  Price: Price;
  Mounting: Mounting;
  ProductMaterial: ProductMaterial;
  Specification: Specification;
  Supply: Supply;
  EnvironmentalFigures: EnvironmentalFigures;
  DimensionalDrawing: DimensionalDrawing;
  DrawingView: DrawingView;
  Model: Model;
  ChoicePicture: Omit<ChoicePicture, 'image'> & { image: ResolversParentTypes['Image'] };
  Project: ProjectSource;
  ProjectQuantity: Omit<ProjectQuantity, 'product'> & { product: ResolversParentTypes['Product'] };
  NearInput: NearInput;
  NearPlace: NearPlace;
  ProjectList: ProjectListSource;
  ProjectMarker: ProjectMarker;
  MemberQuotationList: MemberList;
  MemberQuotationLine: Omit<MemberQuotationLine, 'product'> & { product: ResolversParentTypes['Product'] };
  NamedQuotationList: NamedList;
  QuotationSection: QuotationSection;
  NamedQuotationListInput: NamedQuotationListInput;
  QuotationSectionInput: QuotationSectionInput;
  StoreListAnswer: ResolversUnionTypes<ResolversParentTypes>['StoreListAnswer'];
  NamedListNewer: Omit<NamedListNewer, 'list'> & { list?: Maybe<ResolversParentTypes['NamedQuotationList']> };
  KeepListAnswer: ResolversUnionTypes<ResolversParentTypes>['KeepListAnswer'];
  QuotationListKept: QuotationListKept;
  QuotationListNewer: Omit<QuotationListNewer, 'list'> & { list: ResolversParentTypes['MemberQuotationList'] };
  QuoteRequest: OwnRequest;
  ShareAnswer: ResolversUnionTypes<ResolversParentTypes>['ShareAnswer'];
  SharedLink: SharedLink;
  StoreSharedAnswer: ResolversUnionTypes<ResolversParentTypes>['StoreSharedAnswer'];
  SharedListKept: SharedListKept;
  SharedListNewer: Omit<SharedListNewer, 'list'> & { list?: Maybe<ResolversParentTypes['SharedQuotationList']> };
  SharedQuotationList: SharedListSource;
  SharedQuotationLine: Omit<SharedQuotationLine, 'change' | 'product'> & { change?: Maybe<ResolversParentTypes['QuotationLineChange']>, product?: Maybe<ResolversParentTypes['Product']> };
  QuotationLineChange: QuotationLineChange;
  SearchResults: Omit<SearchResults, 'columns'> & { columns: Array<ResolversParentTypes['SearchColumn']> };
  SearchColumn: Omit<SearchColumn, 'hits'> & { hits: Array<ResolversParentTypes['SearchHit']> };
  SearchHit: Omit<SearchHit, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  TextMark: TextMark;
  TeamMember: TeamMemberSource;
  TeamMemberInformation: TeamMemberSource;
  AdviserAnswer: AdviserSource;
  AdviserRegion: AdviserRegionSource;
  AdviserStretch: Omit<AdviserStretch, 'region'> & { region: ResolversParentTypes['AdviserRegion'] };
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Html'], any> {
  name: 'Html';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  entry?: Resolver<ResolversTypes['EntryResult'], ParentType, ContextType, RequireFields<QueryEntryArgs, 'uri' | 'siteId'>>;
  preview?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
  notFound?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryNotFoundArgs, 'locale'>>;
  serviceUnavailable?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryServiceUnavailableArgs, 'locale'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  colourChart?: Resolver<Array<ResolversTypes['ColourGroup']>, ParentType, ContextType, RequireFields<QueryColourChartArgs, 'siteId'>>;
  downloads?: Resolver<ResolversTypes['DownloadList'], ParentType, ContextType, RequireFields<QueryDownloadsArgs, 'siteId' | 'sort' | 'first' | 'offset'>>;
  faqQuestions?: Resolver<Array<ResolversTypes['FaqQuestion']>, ParentType, ContextType, RequireFields<QueryFaqQuestionsArgs, 'siteId'>>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<QueryFormArgs, 'handle' | 'siteId'>>;
  formTokens?: Resolver<Maybe<ResolversTypes['FormTokens']>, ParentType, ContextType, RequireFields<QueryFormTokensArgs, 'handle' | 'siteId'>>;
  formTime?: Resolver<ResolversTypes['FormTime'], ParentType, ContextType>;
  algemeen?: Resolver<ResolversTypes['GlobalSets'], ParentType, ContextType, RequireFields<QueryAlgemeenArgs, 'siteId'>>;
  glossary?: Resolver<Array<ResolversTypes['GlossaryTerm']>, ParentType, ContextType, RequireFields<QueryGlossaryArgs, 'siteId'>>;
  seoMetadata?: Resolver<Maybe<ResolversTypes['SeoMetadata']>, ParentType, ContextType, RequireFields<QuerySeoMetadataArgs, 'uri' | 'siteId'>>;
  sitemap?: Resolver<Array<ResolversTypes['SitemapEntry']>, ParentType, ContextType, RequireFields<QuerySitemapArgs, 'siteId'>>;
  sitemapParts?: Resolver<Array<ResolversTypes['SitemapPart']>, ParentType, ContextType, RequireFields<QuerySitemapPartsArgs, 'siteId'>>;
  navigation?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType, RequireFields<QueryNavigationArgs, 'locale'>>;
  document?: Resolver<ResolversTypes['NewsDocument'], ParentType, ContextType, RequireFields<QueryDocumentArgs, 'locale' | 'level' | 'first' | 'offset'>>;
  newsletterCaptchas?: Resolver<Array<ResolversTypes['FormCaptcha']>, ParentType, ContextType>;
  newsletterNeedsConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'siteId' | 'first' | 'offset'>>;
  productsById?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsByIdArgs, 'siteId' | 'ids'>>;
  productsByNumber?: Resolver<Array<ResolversTypes['NumberedProduct']>, ParentType, ContextType, RequireFields<QueryProductsByNumberArgs, 'siteId' | 'numbers'>>;
  plateCode?: Resolver<ResolversTypes['PlateCode'], ParentType, ContextType, RequireFields<QueryPlateCodeArgs, 'siteId' | 'code'>>;
  productsWithParts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsWithPartsArgs, 'siteId'>>;
  productFeed?: Resolver<ResolversTypes['ProductFeed'], ParentType, ContextType, RequireFields<QueryProductFeedArgs, 'siteId' | 'after'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'siteId'>>;
  projects?: Resolver<ResolversTypes['ProjectList'], ParentType, ContextType, RequireFields<QueryProjectsArgs, 'siteId' | 'first' | 'offset'>>;
  projectsById?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectsByIdArgs, 'siteId' | 'ids'>>;
  sharedQuotationList?: Resolver<Maybe<ResolversTypes['SharedQuotationList']>, ParentType, ContextType, RequireFields<QuerySharedQuotationListArgs, 'token' | 'siteId'>>;
  search?: Resolver<ResolversTypes['SearchResults'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'siteId' | 'query' | 'first' | 'offset' | 'submitted'>>;
  adviser?: Resolver<ResolversTypes['AdviserAnswer'], ParentType, ContextType, RequireFields<QueryAdviserArgs, 'siteId' | 'country'>>;
};

export type PreviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EntryResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntryResult'] = ResolversParentTypes['EntryResult']> = {
  __resolveType: TypeResolveFn<'Page' | 'Category' | 'Product' | 'Project' | 'NewsArticle' | 'FaqQuestion' | 'EntryMoved' | 'EntryGone' | 'EntryForMembers' | 'EntryAbsent', ParentType, ContextType>;
};

export type EntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Entry'] = ResolversParentTypes['Entry']> = {
  __resolveType: TypeResolveFn<'FaqQuestion' | 'NewsArticle' | 'Page' | 'Category' | 'Product' | 'Project', ParentType, ContextType>;
};

export type EntryMovedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntryMoved'] = ResolversParentTypes['EntryMoved']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permanent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryGoneResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntryGone'] = ResolversParentTypes['EntryGone']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryForMembersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntryForMembers'] = ResolversParentTypes['EntryForMembers']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryAbsentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EntryAbsent'] = ResolversParentTypes['EntryAbsent']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RouteTranslationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RouteTranslation'] = ResolversParentTypes['RouteTranslation']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  child?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grandchild?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  authenticate?: Resolver<ResolversTypes['AuthenticateAnswer'], ParentType, ContextType, RequireFields<MutationAuthenticateArgs, 'email' | 'password'>>;
  refreshToken?: Resolver<ResolversTypes['TokenSet'], ParentType, ContextType, RequireFields<MutationRefreshTokenArgs, 'refreshToken'>>;
  deleteRefreshToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteRefreshTokenArgs, 'refreshToken'>>;
  register?: Resolver<ResolversTypes['RegisterAnswer'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'siteId' | 'registration'>>;
  activateUser?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationActivateUserArgs, 'siteId' | 'token'>>;
  sendActivation?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationSendActivationArgs, 'siteId' | 'email'>>;
  forgottenPassword?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationForgottenPasswordArgs, 'siteId' | 'email'>>;
  setPassword?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'siteId' | 'token' | 'newPassword' | 'confirmPassword'>>;
  updateViewer?: Resolver<ResolversTypes['UpdateViewerAnswer'], ParentType, ContextType, RequireFields<MutationUpdateViewerArgs, 'siteId'>>;
  changeFavourite?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationChangeFavouriteArgs, 'productId' | 'isFavourite'>>;
  confirmEmail?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'siteId' | 'token'>>;
  updatePassword?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'currentPassword' | 'newPassword' | 'confirmPassword'>>;
  endSession?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'siteId' | 'password'>>;
  startHandoff?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationStartHandoffArgs, 'siteId'>>;
  completeHandoff?: Resolver<Maybe<ResolversTypes['Handoff']>, ParentType, ContextType, RequireFields<MutationCompleteHandoffArgs, 'siteId' | 'code'>>;
  redeemHandoffList?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRedeemHandoffListArgs, 'siteId' | 'code'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['NewsletterAnswer'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'siteId' | 'subscriber' | 'attempt'>>;
  confirmSubscription?: Resolver<ResolversTypes['NewsletterAnswer'], ParentType, ContextType, RequireFields<MutationConfirmSubscriptionArgs, 'siteId' | 'token'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['NewsletterAnswer'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromNewsletterArgs, 'siteId' | 'token'>>;
  shareQuotationList?: Resolver<ResolversTypes['ShareAnswer'], ParentType, ContextType, RequireFields<MutationShareQuotationListArgs, 'siteId' | 'list'>>;
  shareNamedList?: Resolver<ResolversTypes['ShareAnswer'], ParentType, ContextType, RequireFields<MutationShareNamedListArgs, 'siteId' | 'list' | 'mayEdit'>>;
  storeSharedList?: Resolver<ResolversTypes['StoreSharedAnswer'], ParentType, ContextType, RequireFields<MutationStoreSharedListArgs, 'token' | 'siteId' | 'list' | 'base'>>;
  revokeSharedQuotationList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeSharedQuotationListArgs, 'revokeToken'>>;
  keepQuotationList?: Resolver<ResolversTypes['KeepListAnswer'], ParentType, ContextType, RequireFields<MutationKeepQuotationListArgs, 'list' | 'base'>>;
  storeQuotationList?: Resolver<ResolversTypes['StoreListAnswer'], ParentType, ContextType, RequireFields<MutationStoreQuotationListArgs, 'list' | 'base'>>;
  deleteQuotationList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteQuotationListArgs, 'id' | 'base'>>;
};

export type ViewerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  favoriteProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, Partial<ViewerFavoriteProductsArgs>>;
  favoriteProductIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['MemberSession']>, ParentType, ContextType>;
  export?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quotationList?: Resolver<Maybe<ResolversTypes['MemberQuotationList']>, ParentType, ContextType>;
  quotationLists?: Resolver<Array<ResolversTypes['NamedQuotationList']>, ParentType, ContextType>;
  quoteRequests?: Resolver<Array<ResolversTypes['QuoteRequest']>, ParentType, ContextType>;
  quoteRequest?: Resolver<Maybe<ResolversTypes['QuoteRequest']>, ParentType, ContextType, RequireFields<ViewerQuoteRequestArgs, 'number'>>;
};

export type MemberSessionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MemberSession'] = ResolversParentTypes['MemberSession']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beganAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuthenticationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Authentication'] = ResolversParentTypes['Authentication']> = {
  jwt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jwtExpiresAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshTokenExpiresAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokenSetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TokenSet'] = ResolversParentTypes['TokenSet']> = {
  jwt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jwtExpiresAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshTokenExpiresAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RegistrationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Registration'] = ResolversParentTypes['Registration']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jwt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jwtExpiresAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshTokenExpiresAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountDoneResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountDone'] = ResolversParentTypes['AccountDone']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerUpdatedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ViewerUpdated'] = ResolversParentTypes['ViewerUpdated']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountRefusalResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountRefusal'] = ResolversParentTypes['AccountRefusal']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AccountRefusalReason'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FormProblem']>, ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthenticateAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AuthenticateAnswer'] = ResolversParentTypes['AuthenticateAnswer']> = {
  __resolveType: TypeResolveFn<'Authentication' | 'AccountRefusal', ParentType, ContextType>;
};

export type RegisterAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RegisterAnswer'] = ResolversParentTypes['RegisterAnswer']> = {
  __resolveType: TypeResolveFn<'Registration' | 'AccountRefusal', ParentType, ContextType>;
};

export type UpdateViewerAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UpdateViewerAnswer'] = ResolversParentTypes['UpdateViewerAnswer']> = {
  __resolveType: TypeResolveFn<'ViewerUpdated' | 'AccountRefusal', ParentType, ContextType>;
};

export type AccountAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountAnswer'] = ResolversParentTypes['AccountAnswer']> = {
  __resolveType: TypeResolveFn<'AccountDone' | 'AccountRefusal', ParentType, ContextType>;
};

export type BlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Block'] = ResolversParentTypes['Block']> = {
  __resolveType: TypeResolveFn<'TitleTextBlock' | 'QuoteBlock' | 'NewsItemsBlock' | 'CountdownImagesBlock' | 'ProductsBlock' | 'CategoryCardsBlock' | 'ReferencesBlock' | 'ElevationStripBlock' | 'TextImageBlock' | 'ImageBlock' | 'YoutubeVideoBlock' | 'PartnersBlock' | 'ContactBlock' | 'TeamBlock' | 'DownloadsBlock' | 'HtmlBlock' | 'NewsletterBlock' | 'PartsFinderBlock' | 'ContrastBlock' | 'FormBlock', ParentType, ContextType>;
};

export type TitleTextBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TitleTextBlock'] = ResolversParentTypes['TitleTextBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  textColumn2?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QuoteBlock'] = ResolversParentTypes['QuoteBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsItemsBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsItemsBlock'] = ResolversParentTypes['NewsItemsBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['NewsArticle']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountdownImagesBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CountdownImagesBlock'] = ResolversParentTypes['CountdownImagesBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slides?: Resolver<Array<ResolversTypes['CountdownSlide']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountdownSlideResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CountdownSlide'] = ResolversParentTypes['CountdownSlide']> = {
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  mobileImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
};

export type ProductsBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductsBlock'] = ResolversParentTypes['ProductsBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryCardsBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CategoryCardsBlock'] = ResolversParentTypes['CategoryCardsBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReferencesBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReferencesBlock'] = ResolversParentTypes['ReferencesBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ElevationStripBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ElevationStripBlock'] = ResolversParentTypes['ElevationStripBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  compare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextImageBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TextImageBlock'] = ResolversParentTypes['TextImageBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  alternativeImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  imageAspectRatio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  darkBackground?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinterest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImageBlock'] = ResolversParentTypes['ImageBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  kolombreedte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pinterest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type YoutubeVideoBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['YoutubeVideoBlock'] = ResolversParentTypes['YoutubeVideoBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  videoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  embedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imagePlaceholder?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['VideoThumbnail']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoThumbnailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VideoThumbnail'] = ResolversParentTypes['VideoThumbnail']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartnersBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PartnersBlock'] = ResolversParentTypes['PartnersBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  logos?: Resolver<Array<ResolversTypes['Logo']>, ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ContactBlock'] = ResolversParentTypes['ContactBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teamMembers?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  requestAQuoteCta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TeamBlock'] = ResolversParentTypes['TeamBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadsBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DownloadsBlock'] = ResolversParentTypes['DownloadsBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HtmlBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['HtmlBlock'] = ResolversParentTypes['HtmlBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormBlock'] = ResolversParentTypes['FormBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PartsFinderBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PartsFinderBlock'] = ResolversParentTypes['PartsFinderBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContrastBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ContrastBlock'] = ResolversParentTypes['ContrastBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ColourGroup']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsletterBlock'] = ResolversParentTypes['NewsletterBlock']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  privacyPolicy?: Resolver<Maybe<ResolversTypes['PrivacyPolicy']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColourGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ColourGroup'] = ResolversParentTypes['ColourGroup']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  colours?: Resolver<Array<ResolversTypes['Colour']>, ParentType, ContextType>;
};

export type ColourResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Colour'] = ResolversParentTypes['Colour']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lightReflectance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factValues?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  standard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSurcharge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  surcharge?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HandoffResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Handoff'] = ResolversParentTypes['Handoff']> = {
  consent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokens?: Resolver<Maybe<ResolversTypes['TokenSet']>, ParentType, ContextType>;
};

export type DownloadListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DownloadList'] = ResolversParentTypes['DownloadList']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUnfiltered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['OfferedDownload']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
};

export type OfferedDownloadResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OfferedDownload'] = ResolversParentTypes['OfferedDownload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  download?: Resolver<ResolversTypes['Download'], ParentType, ContextType>;
};

export type FaqQuestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FaqQuestion'] = ResolversParentTypes['FaqQuestion']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['FaqTopic'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['LinkedEntry']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['SeoMetadata'], ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  routeTranslations?: Resolver<Array<ResolversTypes['RouteTranslation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqTopicResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FaqTopic'] = ResolversParentTypes['FaqTopic']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormTimeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormTime'] = ResolversParentTypes['FormTime']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface NumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Number'], any> {
  name: 'Number';
}

export type FormResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['FormSettings'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['FormPage']>, ParentType, ContextType>;
  captchas?: Resolver<Array<ResolversTypes['FormCaptcha']>, ParentType, ContextType>;
  legalBasis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retentionDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avgText?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
};

export type FormSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormSettings'] = ResolversParentTypes['FormSettings']> = {
  displayFormTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayPageTabs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayCurrentPageTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayPageProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submitMethod?: Resolver<ResolversTypes['SubmitMethod'], ParentType, ContextType>;
  submitAction?: Resolver<ResolversTypes['SubmitAction'], ParentType, ContextType>;
  submitActionTab?: Resolver<ResolversTypes['SubmitTab'], ParentType, ContextType>;
  submitActionFormHide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submitActionMessageHtml?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  submitActionMessageTimeout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redirectEntry?: Resolver<Maybe<ResolversTypes['RedirectEntry']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessageHtml?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  loadingIndicator?: Resolver<ResolversTypes['LoadingIndicator'], ParentType, ContextType>;
  loadingIndicatorText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validationOnSubmit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  validationOnFocus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultLabelPosition?: Resolver<ResolversTypes['FormPosition'], ParentType, ContextType>;
  defaultInstructionsPosition?: Resolver<ResolversTypes['FormPosition'], ParentType, ContextType>;
  progressPosition?: Resolver<ResolversTypes['ProgressPosition'], ParentType, ContextType>;
  integrations?: Resolver<Array<ResolversTypes['FormIntegration']>, ParentType, ContextType>;
};

export type RedirectEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RedirectEntry'] = ResolversParentTypes['RedirectEntry']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormPage'] = ResolversParentTypes['FormPage']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['FormPageSettings'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FormRow']>, ParentType, ContextType>;
};

export type FormPageSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormPageSettings'] = ResolversParentTypes['FormPageSettings']> = {
  submitButtonLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backButtonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showBackButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  buttonsPosition?: Resolver<ResolversTypes['ButtonsPosition'], ParentType, ContextType>;
};

export type FormRowResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormRow'] = ResolversParentTypes['FormRow']> = {
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  __resolveType: TypeResolveFn<'Field_Agree' | 'Field_Checkboxes' | 'Field_Dropdown' | 'Field_Email' | 'Field_Hidden' | 'Field_MultiLineText' | 'Field_SingleLineText' | 'Field_Name' | 'Field_Number' | 'Field_Phone' | 'Field_FileUpload' | 'Field_Radio', ParentType, ContextType>;
};

export type FormAttributeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormAttribute'] = ResolversParentTypes['FormAttribute']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormConditionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormConditions'] = ResolversParentTypes['FormConditions']> = {
  action?: Resolver<ResolversTypes['ConditionAction'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['ConditionMatch'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['FormCondition']>, ParentType, ContextType>;
};

export type FormConditionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormCondition'] = ResolversParentTypes['FormCondition']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['ConditionOperator'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormOption'] = ResolversParentTypes['FormOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Field_AgreeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_Agree'] = ResolversParentTypes['Field_Agree']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  defaultValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkedValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uncheckedValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionHtml?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_CheckboxesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_Checkboxes'] = ResolversParentTypes['Field_Checkboxes']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  defaultValue?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['OptionsLayout'], ParentType, ContextType>;
  toggleCheckbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toggleCheckboxLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limitChoices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FormOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_DropdownResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_Dropdown'] = ResolversParentTypes['Field_Dropdown']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  defaultValue?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FormOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_EmailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_Email'] = ResolversParentTypes['Field_Email']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_HiddenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_Hidden'] = ResolversParentTypes['Field_Hidden']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  defaultOption?: Resolver<ResolversTypes['HiddenValue'], ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_MultiLineTextResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_MultiLineText'] = ResolversParentTypes['Field_MultiLineText']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitType?: Resolver<ResolversTypes['TextLimit'], ParentType, ContextType>;
  limitAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_SingleLineTextResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_SingleLineText'] = ResolversParentTypes['Field_SingleLineText']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitType?: Resolver<ResolversTypes['TextLimit'], ParentType, ContextType>;
  limitAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_NameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_Name'] = ResolversParentTypes['Field_Name']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  useMultipleFields?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['NamePart']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['NamePart']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['NamePart']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['NamePart']>, ParentType, ContextType>;
  prefixOptions?: Resolver<Array<ResolversTypes['FormOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_NumberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_Number'] = ResolversParentTypes['Field_Number']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_PhoneResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_Phone'] = ResolversParentTypes['Field_Phone']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countryDefaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryShowDialCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countryOptions?: Resolver<Array<ResolversTypes['PhoneCountry']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_FileUploadResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_FileUpload'] = ResolversParentTypes['Field_FileUpload']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limitFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accept?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxMb?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_RadioResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Field_Radio'] = ResolversParentTypes['Field_Radio']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['FormPosition']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['FormConditions']>, ParentType, ContextType>;
  enableContentEncryption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['FormFieldVisibility'], ParentType, ContextType>;
  containerAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  inputAttributes?: Resolver<Array<ResolversTypes['FormAttribute']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['OptionsLayout'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FormOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NamePartResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NamePart'] = ResolversParentTypes['NamePart']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collapsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prePopulate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PhoneCountryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PhoneCountry'] = ResolversParentTypes['PhoneCountry']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dialCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FormCaptchaResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormCaptcha'] = ResolversParentTypes['FormCaptcha']> = {
  handle?: Resolver<ResolversTypes['CaptchaKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormTokensResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormTokens'] = ResolversParentTypes['FormTokens']> = {
  csrfToken?: Resolver<ResolversTypes['FormToken'], ParentType, ContextType>;
  captchas?: Resolver<Array<ResolversTypes['CaptchaChallenge']>, ParentType, ContextType>;
};

export type FormTokenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormToken'] = ResolversParentTypes['FormToken']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaptchaChallengeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = {
  handle?: Resolver<ResolversTypes['CaptchaKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmissionAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SubmissionAnswer'] = ResolversParentTypes['SubmissionAnswer']> = {
  __resolveType: TypeResolveFn<'SavedSubmission' | 'RefusedSubmission', ParentType, ContextType>;
};

export type SavedSubmissionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedSubmission'] = ResolversParentTypes['SavedSubmission']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConfirmationWithheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedSubmissionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RefusedSubmission'] = ResolversParentTypes['RefusedSubmission']> = {
  problems?: Resolver<Array<ResolversTypes['FormProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormProblemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormProblem'] = ResolversParentTypes['FormProblem']> = {
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GlobalSetsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GlobalSets'] = ResolversParentTypes['GlobalSets']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  footer?: Resolver<ResolversTypes['Footer'], ParentType, ContextType>;
  globals?: Resolver<ResolversTypes['Globals'], ParentType, ContextType>;
};

export type GlobalsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Globals'] = ResolversParentTypes['Globals']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formRecipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avgText?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Logo']>, ParentType, ContextType>;
  darkLogo?: Resolver<Maybe<ResolversTypes['Logo']>, ParentType, ContextType>;
  globalData?: Resolver<ResolversTypes['GlobalData'], ParentType, ContextType>;
  topNavigation?: Resolver<Array<ResolversTypes['TopNavigationLink']>, ParentType, ContextType>;
  socialMedia?: Resolver<ResolversTypes['SocialMedia'], ParentType, ContextType>;
  requestAQuoteCta?: Resolver<Maybe<ResolversTypes['PromptBox']>, ParentType, ContextType>;
  logInPopupBox?: Resolver<Maybe<ResolversTypes['PromptBox']>, ParentType, ContextType>;
  loginBox?: Resolver<Maybe<ResolversTypes['LoginBox']>, ParentType, ContextType>;
  signUpBox?: Resolver<Maybe<ResolversTypes['PromptBox']>, ParentType, ContextType>;
  headerImagePlaceholder?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  stripProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  privacyPolicy?: Resolver<Maybe<ResolversTypes['PrivacyPolicy']>, ParentType, ContextType>;
  samplesUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  damageUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embedHosts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Logo'] = ResolversParentTypes['Logo']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrivacyPolicyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PrivacyPolicy'] = ResolversParentTypes['PrivacyPolicy']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Footer'] = ResolversParentTypes['Footer']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  footerSection1?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  footerSection2?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  footerSection3?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  footerLinks?: Resolver<Array<ResolversTypes['FooterLink']>, ParentType, ContextType>;
  footerLogos?: Resolver<Array<ResolversTypes['Logo']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['FooterCredit']>, ParentType, ContextType>;
};

export type FooterLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FooterLink'] = ResolversParentTypes['FooterLink']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterCreditResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FooterCredit'] = ResolversParentTypes['FooterCredit']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlobalDataResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GlobalData'] = ResolversParentTypes['GlobalData']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eMailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  administrationPhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salesPhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetNameHouseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCodeCityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TopNavigationLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TopNavigationLink'] = ResolversParentTypes['TopNavigationLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialMediaResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SocialMedia'] = ResolversParentTypes['SocialMedia']> = {
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twitter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinterest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromptBoxResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PromptBox'] = ResolversParentTypes['PromptBox']> = {
  titleField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  cta?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
};

export type LoginBoxResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LoginBox'] = ResolversParentTypes['LoginBox']> = {
  pageTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageText?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  titleField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
};

export type GlossaryTermResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GlossaryTerm'] = ResolversParentTypes['GlossaryTerm']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spellings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cutOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  focalX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  focalY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crop?: Resolver<ResolversTypes['ImageCrop'], ParentType, ContextType, RequireFields<ImageCropArgs, 'name'>>;
};

export type ImageCropResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImageCrop'] = ResolversParentTypes['ImageCrop']> = {
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentKind?: Resolver<Maybe<ResolversTypes['DownloadKind']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  membersOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dutchOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ElevationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Elevation'] = ResolversParentTypes['Elevation']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widthMm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heightMm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SitemapPartResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SitemapPart'] = ResolversParentTypes['SitemapPart']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  alternates?: Resolver<Array<ResolversTypes['Alternate']>, ParentType, ContextType>;
};

export type AlternateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Alternate'] = ResolversParentTypes['Alternate']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoMetadataResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SeoMetadata'] = ResolversParentTypes['SeoMetadata']> = {
  metaTitleContainer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTagContainer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaLinkContainer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaScriptContainer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaJsonLdContainer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NavigationEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NavigationEntry'] = ResolversParentTypes['NavigationEntry']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NavigationKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  internTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  membersOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalLink?: Resolver<Maybe<ResolversTypes['NavigationLink']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openInNewTab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openInNieuwTabblad?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
};

export type NavigationLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NavigationLink'] = ResolversParentTypes['NavigationLink']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsArticleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsArticle'] = ResolversParentTypes['NewsArticle']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  introtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  headerslider?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['SeoMetadata'], ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  routeTranslations?: Resolver<Array<ResolversTypes['RouteTranslation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsDocumentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsDocument'] = ResolversParentTypes['NewsDocument']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  news?: Resolver<Array<ResolversTypes['NewsArticle']>, ParentType, ContextType>;
};

export type NewsletterAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsletterAnswer'] = ResolversParentTypes['NewsletterAnswer']> = {
  __resolveType: TypeResolveFn<'NewsletterDone' | 'RefusedSubmission', ParentType, ContextType>;
};

export type NewsletterDoneResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsletterDone'] = ResolversParentTypes['NewsletterDone']> = {
  mustConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PageType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  introtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hero?: Resolver<Maybe<ResolversTypes['Hero']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['SeoMetadata'], ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  routeTranslations?: Resolver<Array<ResolversTypes['RouteTranslation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Hero'] = ResolversParentTypes['Hero']> = {
  variant?: Resolver<ResolversTypes['HeroVariant'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mobileImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  ctas?: Resolver<Array<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  dimension?: Resolver<Maybe<ResolversTypes['HeroDimension']>, ParentType, ContextType>;
};

export type HeroDimensionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['HeroDimension'] = ResolversParentTypes['HeroDimension']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  fromX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fromY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  toX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  toY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CallToActionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CallToAction'] = ResolversParentTypes['CallToAction']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ariaLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  element?: Resolver<Maybe<ResolversTypes['LinkedEntry']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LinkedEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LinkedEntry'] = ResolversParentTypes['LinkedEntry']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFeedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductFeed'] = ResolversParentTypes['ProductFeed']> = {
  items?: Resolver<Array<ResolversTypes['ProductFeedItem']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductFeedItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductFeedItem'] = ResolversParentTypes['ProductFeedItem']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NumberedProductResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NumberedProduct'] = ResolversParentTypes['NumberedProduct']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type PlateCodeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PlateCode'] = ResolversParentTypes['PlateCode']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weightKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  excludes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requires?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SparePartResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SparePart'] = ResolversParentTypes['SparePart']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  supplyYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  builtFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  builtUntil?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endedYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  successor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  front?: Resolver<Maybe<ResolversTypes['DrawingPoint']>, ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['DrawingPoint']>, ParentType, ContextType>;
};

export type DrawingPointResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DrawingPoint'] = ResolversParentTypes['DrawingPoint']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUnfiltered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FactKind'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  localized?: Resolver<Array<ResolversTypes['LocalizedSlug']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  introtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headerImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mobileImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  cutOut?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Elevation']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['SeoMetadata'], ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  routeTranslations?: Resolver<Array<ResolversTypes['RouteTranslation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocalizedSlugResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LocalizedSlug'] = ResolversParentTypes['LocalizedSlug']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  neutralName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  newProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featuredProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  productImages?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  choicePictures?: Resolver<Array<ResolversTypes['ChoicePicture']>, ParentType, ContextType>;
  impressionImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  dimensions?: Resolver<ResolversTypes['Dimensions'], ParentType, ContextType>;
  weightKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  colours?: Resolver<Array<ResolversTypes['Colour']>, ParentType, ContextType>;
  anyRal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mountings?: Resolver<Array<ResolversTypes['Mounting']>, ParentType, ContextType>;
  materials?: Resolver<Array<ResolversTypes['ProductMaterial']>, ParentType, ContextType>;
  specifications?: Resolver<Array<ResolversTypes['Specification']>, ParentType, ContextType>;
  supply?: Resolver<ResolversTypes['Supply'], ParentType, ContextType>;
  environmental?: Resolver<Maybe<ResolversTypes['EnvironmentalFigures']>, ParentType, ContextType>;
  norms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dimensionalDrawing?: Resolver<Maybe<ResolversTypes['DimensionalDrawing']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Elevation']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['Model']>, ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['ProductMatch']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  spareParts?: Resolver<Array<ResolversTypes['SparePart']>, ParentType, ContextType>;
  discontinued?: Resolver<Maybe<ResolversTypes['Discontinuation']>, ParentType, ContextType>;
  extendedInformation?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  relatedProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  relatedProjects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['SeoMetadata'], ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  routeTranslations?: Resolver<Array<ResolversTypes['RouteTranslation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscontinuationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Discontinuation'] = ResolversParentTypes['Discontinuation']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  successor?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  sparePartsUntil?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductMatchResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductMatch'] = ResolversParentTypes['ProductMatch']> = {
  variant?: Resolver<Maybe<ResolversTypes['MatchingVariant']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mounting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MatchingVariantResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MatchingVariant'] = ResolversParentTypes['MatchingVariant']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensions?: Resolver<ResolversTypes['Dimensions'], ParentType, ContextType>;
};

export type DimensionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Dimensions'] = ResolversParentTypes['Dimensions']> = {
  lengthMm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  widthMm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  heightMm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VariantResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensions?: Resolver<ResolversTypes['Dimensions'], ParentType, ContextType>;
  weightKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  co2eKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mkiEur?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dimensionalDrawing?: Resolver<Maybe<ResolversTypes['DimensionalDrawing']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Elevation']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  materials?: Resolver<Maybe<Array<ResolversTypes['ProductMaterial']>>, ParentType, ContextType>;
  specifications?: Resolver<Maybe<Array<ResolversTypes['Specification']>>, ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MountingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mounting'] = ResolversParentTypes['Mounting']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductMaterialResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductMaterial'] = ResolversParentTypes['ProductMaterial']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shareKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SpecificationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Specification'] = ResolversParentTypes['Specification']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SupplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Supply'] = ResolversParentTypes['Supply']> = {
  embedDepthMm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leadTimeStandardWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leadTimeSpecialWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warrantyYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sparePartsYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maintenanceIntervalMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  designYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  madeIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnvironmentalFiguresResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EnvironmentalFigures'] = ResolversParentTypes['EnvironmentalFigures']> = {
  co2eKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mkiEur?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  recycledContentPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  detachabilityPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dataQuality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boundary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  illustrative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DimensionalDrawingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DimensionalDrawing'] = ResolversParentTypes['DimensionalDrawing']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['DrawingView']>, ParentType, ContextType>;
};

export type DrawingViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DrawingView'] = ResolversParentTypes['DrawingView']> = {
  kind?: Resolver<ResolversTypes['DrawingViewKind'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ModelResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Model'] = ResolversParentTypes['Model']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChoicePictureResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChoicePicture'] = ResolversParentTypes['ChoicePicture']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  introtext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  areaM2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landscapeArchitect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  headerslider?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  quantities?: Resolver<Array<ResolversTypes['ProjectQuantity']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['SeoMetadata'], ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  routeTranslations?: Resolver<Array<ResolversTypes['RouteTranslation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectQuantityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProjectQuantity'] = ResolversParentTypes['ProjectQuantity']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NearPlaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NearPlace'] = ResolversParentTypes['NearPlace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProjectList'] = ResolversParentTypes['ProjectList']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUnfiltered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  near?: Resolver<Maybe<ResolversTypes['NearPlace']>, ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  markers?: Resolver<Array<ResolversTypes['ProjectMarker']>, ParentType, ContextType>;
};

export type ProjectMarkerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProjectMarker'] = ResolversParentTypes['ProjectMarker']> = {
  projectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MemberQuotationListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MemberQuotationList'] = ResolversParentTypes['MemberQuotationList']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['MemberQuotationLine']>, ParentType, ContextType, RequireFields<MemberQuotationListLinesArgs, 'siteId'>>;
};

export type MemberQuotationLineResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MemberQuotationLine'] = ResolversParentTypes['MemberQuotationLine']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mounting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type NamedQuotationListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NamedQuotationList'] = ResolversParentTypes['NamedQuotationList']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenderDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['QuotationSection']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['MemberQuotationLine']>, ParentType, ContextType, RequireFields<NamedQuotationListLinesArgs, 'siteId'>>;
};

export type QuotationSectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QuotationSection'] = ResolversParentTypes['QuotationSection']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreListAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StoreListAnswer'] = ResolversParentTypes['StoreListAnswer']> = {
  __resolveType: TypeResolveFn<'QuotationListKept' | 'NamedListNewer' | 'RefusedSubmission', ParentType, ContextType>;
};

export type NamedListNewerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NamedListNewer'] = ResolversParentTypes['NamedListNewer']> = {
  list?: Resolver<Maybe<ResolversTypes['NamedQuotationList']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeepListAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KeepListAnswer'] = ResolversParentTypes['KeepListAnswer']> = {
  __resolveType: TypeResolveFn<'QuotationListKept' | 'QuotationListNewer' | 'RefusedSubmission', ParentType, ContextType>;
};

export type QuotationListKeptResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QuotationListKept'] = ResolversParentTypes['QuotationListKept']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuotationListNewerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QuotationListNewer'] = ResolversParentTypes['QuotationListNewer']> = {
  list?: Resolver<ResolversTypes['MemberQuotationList'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteRequestResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QuoteRequest'] = ResolversParentTypes['QuoteRequest']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuoteRequestStatus'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenderDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['QuotationSection']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['MemberQuotationLine']>, ParentType, ContextType, RequireFields<QuoteRequestLinesArgs, 'siteId'>>;
};

export type ShareAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ShareAnswer'] = ResolversParentTypes['ShareAnswer']> = {
  __resolveType: TypeResolveFn<'SharedLink' | 'RefusedSubmission', ParentType, ContextType>;
};

export type SharedLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SharedLink'] = ResolversParentTypes['SharedLink']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokeToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreSharedAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StoreSharedAnswer'] = ResolversParentTypes['StoreSharedAnswer']> = {
  __resolveType: TypeResolveFn<'SharedListKept' | 'SharedListNewer' | 'RefusedSubmission', ParentType, ContextType>;
};

export type SharedListKeptResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SharedListKept'] = ResolversParentTypes['SharedListKept']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedListNewerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SharedListNewer'] = ResolversParentTypes['SharedListNewer']> = {
  list?: Resolver<Maybe<ResolversTypes['SharedQuotationList']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedQuotationListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SharedQuotationList'] = ResolversParentTypes['SharedQuotationList']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenderDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['QuotationSection']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SharedQuotationLine']>, ParentType, ContextType, Partial<SharedQuotationListLinesArgs>>;
};

export type SharedQuotationLineResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SharedQuotationLine'] = ResolversParentTypes['SharedQuotationLine']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mounting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['QuotationLineChange']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type QuotationLineChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QuotationLineChange'] = ResolversParentTypes['QuotationLineChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['SearchColumn']>, ParentType, ContextType>;
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchColumnResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchColumn'] = ResolversParentTypes['SearchColumn']> = {
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hideFromSearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discontinued?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleMarks?: Resolver<Array<ResolversTypes['TextMark']>, ParentType, ContextType>;
  excerptMarks?: Resolver<Array<ResolversTypes['TextMark']>, ParentType, ContextType>;
};

export type TextMarkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TextMark'] = ResolversParentTypes['TextMark']> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  information?: Resolver<ResolversTypes['TeamMemberInformation'], ParentType, ContextType>;
};

export type TeamMemberInformationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TeamMemberInformation'] = ResolversParentTypes['TeamMemberInformation']> = {
  nameField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  function?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type AdviserAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdviserAnswer'] = ResolversParentTypes['AdviserAnswer']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['AdviserProblem']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['AdviserRegion']>, ParentType, ContextType>;
  adviser?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  stretches?: Resolver<Array<ResolversTypes['AdviserStretch']>, ParentType, ContextType>;
};

export type AdviserRegionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdviserRegion'] = ResolversParentTypes['AdviserRegion']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdviserStretchResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdviserStretch'] = ResolversParentTypes['AdviserStretch']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['AdviserRegion'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  Html?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Preview?: PreviewResolvers<ContextType>;
  EntryResult?: EntryResultResolvers<ContextType>;
  Entry?: EntryResolvers<ContextType>;
  EntryMoved?: EntryMovedResolvers<ContextType>;
  EntryGone?: EntryGoneResolvers<ContextType>;
  EntryForMembers?: EntryForMembersResolvers<ContextType>;
  EntryAbsent?: EntryAbsentResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  RouteTranslation?: RouteTranslationResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  MemberSession?: MemberSessionResolvers<ContextType>;
  Authentication?: AuthenticationResolvers<ContextType>;
  TokenSet?: TokenSetResolvers<ContextType>;
  Registration?: RegistrationResolvers<ContextType>;
  AccountDone?: AccountDoneResolvers<ContextType>;
  ViewerUpdated?: ViewerUpdatedResolvers<ContextType>;
  AccountRefusal?: AccountRefusalResolvers<ContextType>;
  AuthenticateAnswer?: AuthenticateAnswerResolvers<ContextType>;
  RegisterAnswer?: RegisterAnswerResolvers<ContextType>;
  UpdateViewerAnswer?: UpdateViewerAnswerResolvers<ContextType>;
  AccountAnswer?: AccountAnswerResolvers<ContextType>;
  Block?: BlockResolvers<ContextType>;
  TitleTextBlock?: TitleTextBlockResolvers<ContextType>;
  QuoteBlock?: QuoteBlockResolvers<ContextType>;
  NewsItemsBlock?: NewsItemsBlockResolvers<ContextType>;
  CountdownImagesBlock?: CountdownImagesBlockResolvers<ContextType>;
  CountdownSlide?: CountdownSlideResolvers<ContextType>;
  ProductsBlock?: ProductsBlockResolvers<ContextType>;
  CategoryCardsBlock?: CategoryCardsBlockResolvers<ContextType>;
  ReferencesBlock?: ReferencesBlockResolvers<ContextType>;
  ElevationStripBlock?: ElevationStripBlockResolvers<ContextType>;
  TextImageBlock?: TextImageBlockResolvers<ContextType>;
  ImageBlock?: ImageBlockResolvers<ContextType>;
  YoutubeVideoBlock?: YoutubeVideoBlockResolvers<ContextType>;
  VideoThumbnail?: VideoThumbnailResolvers<ContextType>;
  PartnersBlock?: PartnersBlockResolvers<ContextType>;
  ContactBlock?: ContactBlockResolvers<ContextType>;
  TeamBlock?: TeamBlockResolvers<ContextType>;
  DownloadsBlock?: DownloadsBlockResolvers<ContextType>;
  HtmlBlock?: HtmlBlockResolvers<ContextType>;
  FormBlock?: FormBlockResolvers<ContextType>;
  PartsFinderBlock?: PartsFinderBlockResolvers<ContextType>;
  ContrastBlock?: ContrastBlockResolvers<ContextType>;
  NewsletterBlock?: NewsletterBlockResolvers<ContextType>;
  ColourGroup?: ColourGroupResolvers<ContextType>;
  Colour?: ColourResolvers<ContextType>;
  Handoff?: HandoffResolvers<ContextType>;
  DownloadList?: DownloadListResolvers<ContextType>;
  OfferedDownload?: OfferedDownloadResolvers<ContextType>;
  FaqQuestion?: FaqQuestionResolvers<ContextType>;
  FaqTopic?: FaqTopicResolvers<ContextType>;
  FormTime?: FormTimeResolvers<ContextType>;
  Number?: GraphQLScalarType;
  Form?: FormResolvers<ContextType>;
  FormSettings?: FormSettingsResolvers<ContextType>;
  RedirectEntry?: RedirectEntryResolvers<ContextType>;
  FormPage?: FormPageResolvers<ContextType>;
  FormPageSettings?: FormPageSettingsResolvers<ContextType>;
  FormRow?: FormRowResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormAttribute?: FormAttributeResolvers<ContextType>;
  FormConditions?: FormConditionsResolvers<ContextType>;
  FormCondition?: FormConditionResolvers<ContextType>;
  FormOption?: FormOptionResolvers<ContextType>;
  Field_Agree?: Field_AgreeResolvers<ContextType>;
  Field_Checkboxes?: Field_CheckboxesResolvers<ContextType>;
  Field_Dropdown?: Field_DropdownResolvers<ContextType>;
  Field_Email?: Field_EmailResolvers<ContextType>;
  Field_Hidden?: Field_HiddenResolvers<ContextType>;
  Field_MultiLineText?: Field_MultiLineTextResolvers<ContextType>;
  Field_SingleLineText?: Field_SingleLineTextResolvers<ContextType>;
  Field_Name?: Field_NameResolvers<ContextType>;
  Field_Number?: Field_NumberResolvers<ContextType>;
  Field_Phone?: Field_PhoneResolvers<ContextType>;
  Field_FileUpload?: Field_FileUploadResolvers<ContextType>;
  Field_Radio?: Field_RadioResolvers<ContextType>;
  NamePart?: NamePartResolvers<ContextType>;
  PhoneCountry?: PhoneCountryResolvers<ContextType>;
  FormCaptcha?: FormCaptchaResolvers<ContextType>;
  FormTokens?: FormTokensResolvers<ContextType>;
  FormToken?: FormTokenResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  SubmissionAnswer?: SubmissionAnswerResolvers<ContextType>;
  SavedSubmission?: SavedSubmissionResolvers<ContextType>;
  RefusedSubmission?: RefusedSubmissionResolvers<ContextType>;
  FormProblem?: FormProblemResolvers<ContextType>;
  GlobalSets?: GlobalSetsResolvers<ContextType>;
  Globals?: GlobalsResolvers<ContextType>;
  Logo?: LogoResolvers<ContextType>;
  PrivacyPolicy?: PrivacyPolicyResolvers<ContextType>;
  Footer?: FooterResolvers<ContextType>;
  FooterLink?: FooterLinkResolvers<ContextType>;
  FooterCredit?: FooterCreditResolvers<ContextType>;
  GlobalData?: GlobalDataResolvers<ContextType>;
  TopNavigationLink?: TopNavigationLinkResolvers<ContextType>;
  SocialMedia?: SocialMediaResolvers<ContextType>;
  PromptBox?: PromptBoxResolvers<ContextType>;
  LoginBox?: LoginBoxResolvers<ContextType>;
  GlossaryTerm?: GlossaryTermResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageCrop?: ImageCropResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  Elevation?: ElevationResolvers<ContextType>;
  SitemapPart?: SitemapPartResolvers<ContextType>;
  SitemapEntry?: SitemapEntryResolvers<ContextType>;
  Alternate?: AlternateResolvers<ContextType>;
  SeoMetadata?: SeoMetadataResolvers<ContextType>;
  NavigationEntry?: NavigationEntryResolvers<ContextType>;
  NavigationLink?: NavigationLinkResolvers<ContextType>;
  NewsArticle?: NewsArticleResolvers<ContextType>;
  NewsDocument?: NewsDocumentResolvers<ContextType>;
  NewsletterAnswer?: NewsletterAnswerResolvers<ContextType>;
  NewsletterDone?: NewsletterDoneResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  Hero?: HeroResolvers<ContextType>;
  HeroDimension?: HeroDimensionResolvers<ContextType>;
  CallToAction?: CallToActionResolvers<ContextType>;
  LinkedEntry?: LinkedEntryResolvers<ContextType>;
  ProductFeed?: ProductFeedResolvers<ContextType>;
  ProductFeedItem?: ProductFeedItemResolvers<ContextType>;
  NumberedProduct?: NumberedProductResolvers<ContextType>;
  PlateCode?: PlateCodeResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  SparePart?: SparePartResolvers<ContextType>;
  DrawingPoint?: DrawingPointResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  LocalizedSlug?: LocalizedSlugResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Discontinuation?: DiscontinuationResolvers<ContextType>;
  ProductMatch?: ProductMatchResolvers<ContextType>;
  MatchingVariant?: MatchingVariantResolvers<ContextType>;
  Dimensions?: DimensionsResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Mounting?: MountingResolvers<ContextType>;
  ProductMaterial?: ProductMaterialResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  Supply?: SupplyResolvers<ContextType>;
  EnvironmentalFigures?: EnvironmentalFiguresResolvers<ContextType>;
  DimensionalDrawing?: DimensionalDrawingResolvers<ContextType>;
  DrawingView?: DrawingViewResolvers<ContextType>;
  Model?: ModelResolvers<ContextType>;
  ChoicePicture?: ChoicePictureResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectQuantity?: ProjectQuantityResolvers<ContextType>;
  NearPlace?: NearPlaceResolvers<ContextType>;
  ProjectList?: ProjectListResolvers<ContextType>;
  ProjectMarker?: ProjectMarkerResolvers<ContextType>;
  MemberQuotationList?: MemberQuotationListResolvers<ContextType>;
  MemberQuotationLine?: MemberQuotationLineResolvers<ContextType>;
  NamedQuotationList?: NamedQuotationListResolvers<ContextType>;
  QuotationSection?: QuotationSectionResolvers<ContextType>;
  StoreListAnswer?: StoreListAnswerResolvers<ContextType>;
  NamedListNewer?: NamedListNewerResolvers<ContextType>;
  KeepListAnswer?: KeepListAnswerResolvers<ContextType>;
  QuotationListKept?: QuotationListKeptResolvers<ContextType>;
  QuotationListNewer?: QuotationListNewerResolvers<ContextType>;
  QuoteRequest?: QuoteRequestResolvers<ContextType>;
  ShareAnswer?: ShareAnswerResolvers<ContextType>;
  SharedLink?: SharedLinkResolvers<ContextType>;
  StoreSharedAnswer?: StoreSharedAnswerResolvers<ContextType>;
  SharedListKept?: SharedListKeptResolvers<ContextType>;
  SharedListNewer?: SharedListNewerResolvers<ContextType>;
  SharedQuotationList?: SharedQuotationListResolvers<ContextType>;
  SharedQuotationLine?: SharedQuotationLineResolvers<ContextType>;
  QuotationLineChange?: QuotationLineChangeResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  SearchColumn?: SearchColumnResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  TextMark?: TextMarkResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberInformation?: TeamMemberInformationResolvers<ContextType>;
  AdviserAnswer?: AdviserAnswerResolvers<ContextType>;
  AdviserRegion?: AdviserRegionResolvers<ContextType>;
  AdviserStretch?: AdviserStretchResolvers<ContextType>;
};

