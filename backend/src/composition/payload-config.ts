import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { nl } from '@payloadcms/translations/languages/nl';
import { defaultLocale, type LocaleCode, locales } from '@plantsoen/contract/locales.ts';
import { buildConfig, type CollectionConfig, type Config, type SanitizedConfig } from 'payload';
import { membersCollection } from '../account/members-collection.ts';
import { usersCollection } from '../account/users-collection.ts';
import { activityCollection } from '../activity/activity-collection.ts';
import { isRecorded, withActivity, withGlobalActivity } from '../activity/record-activity.ts';
import { auditCollection } from '../audit/audit-collection.ts';
import { colourGroupsCollection } from '../colours/colour-groups-collection.ts';
import { coloursCollection } from '../colours/colours-collection.ts';
import { downloadsCollection } from '../downloads/downloads-collection.ts';
import { faqCollection } from '../faq/faq-collection.ts';
import { faqTopicsCollection } from '../faq/faq-topics-collection.ts';
import { formsCollection } from '../forms/forms-collection.ts';
import { submissionsCollection } from '../forms/submissions/submissions-collection.ts';
import { footerGlobal } from '../globals/footer-global.ts';
import { globalsGlobal } from '../globals/globals-global.ts';
import { glossaryTermsCollection } from '../glossary/glossary-collection.ts';
import { exportEndpoints } from '../imports/export-endpoint.ts';
import { importEndpoints } from '../imports/import-endpoints.ts';
import { payloadMail } from '../mail/payload-mail.ts';
import { drawingsCollection } from '../media/drawings-collection.ts';
import { filesCollection } from '../media/files-collection.ts';
import { mediaCollection } from '../media/media-collection.ts';
import { navigationGlobal } from '../navigation/navigation-global.ts';
import { newsCollection } from '../news/news-collection.ts';
import { subscribersCollection } from '../newsletter/subscribers-collection.ts';
import { pageTemplatesCollection } from '../page-builder/page-templates-collection.ts';
import { pagesCollection } from '../pages/pages-collection.ts';
import { jobAccess } from '../platform/access/collection-access.ts';
import type { MailingService, MemberSettings, Recaptcha } from '../platform/configuration.ts';
import { databaseAdapter } from '../platform/database/database-adapter.ts';
import type { FieldKeys } from '../platform/field-keys.ts';
import { jobEndpoints } from '../platform/jobs/job-endpoints.ts';
import type { Log } from '../platform/log.ts';
import { withInstallation } from '../platform/payload/installation.ts';
import { ownLocks } from '../platform/payload/own-locks.ts';
import { tellRefusedValues } from '../platform/payload/refusal.ts';
import { richTextEditor } from '../platform/payload/rich-text/editor.ts';
import { withSharedNote } from '../platform/payload/shared-note.ts';
import { payloadWords } from '../platform/payload/words/payload-words.ts';
import { patchPublication, publishedByLanguage } from '../platform/publication/published-by-language.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { foldersCollection } from '../platform/uploads/folders-collection.ts';
import { categoriesCollection } from '../products/categories-collection.ts';
import { factValuesCollection } from '../products/fact-values-collection.ts';
import { factsCollection } from '../products/facts-collection.ts';
import { feedKeyEndpoints } from '../products/feed/feed-key-endpoints.ts';
import { materialsCollection } from '../products/materials-collection.ts';
import { mountingsCollection } from '../products/mountings-collection.ts';
import { productOptionsCollection } from '../products/options/product-options-collection.ts';
import { productsCollection } from '../products/products-collection.ts';
import { sparePartsCollection } from '../products/spare-parts/spare-parts-collection.ts';
import { variantsCollection } from '../products/variants-collection.ts';
import { projectsCollection } from '../projects/projects-collection.ts';
import { quoteRequestsCollection } from '../quotation/quote-requests-collection.ts';
import { quoteTemplatesCollection } from '../quotation/requests/quote-templates-collection.ts';
import { redirectsCollection } from '../redirects/redirects-collection.ts';
import { withDeletionRefused } from '../references/refuse-deletion-in-use.ts';
import { searchesCollection } from '../search/editors/searches-collection.ts';
import { synonymsCollection } from '../search/editors/synonyms-collection.ts';
import { removalEndpoint } from '../seed/removal/removal-endpoint.ts';
import { adviserRegionsCollection } from '../team/adviser-regions-collection.ts';
import { teamCollection } from '../team/team-collection.ts';
import { withGlobalTranslations, withTranslations } from '../translations/note-translations.ts';
import { translationEndpoints } from '../translations/translation-endpoints.ts';
import { withGlobalTranslators, withTranslators } from '../translations/translator-access.ts';
import { withTrash } from '../trash/move-to-trash.ts';
import { trashEndpoints } from '../trash/trash-endpoints.ts';
import { webhookEndpoints } from '../webhooks/webhook-endpoints.ts';
import { discontinuationEndpoints } from './discontinuation-endpoints.ts';
import { derivedFacts } from './import-parts.ts';
import { withLivePreview } from './live-preview-grant.ts';
import { withPreview } from './preview-links.ts';
import { withAnnouncement, withProjection } from './projection-hooks.ts';

/** Limits the session cookie of the admin to https if the admin's address uses https. */
function secureCookies(config: SanitizedConfig, adminUrl: string): void {
  if (!adminUrl.startsWith('https:')) return;
  for (const { auth } of config.collections) if (auth) auth.cookies.secure = true;
}

/** The languages of the content. No text falls back to another language (LOC-06). */
const localization: NonNullable<Config['localization']> = {
  locales: locales.map(({ code, name }) => ({ code, label: name })),
  defaultLocale,
  fallback: false,
  defaultLocalePublishOption: 'active',
};

/** Maximum size of an upload in bytes. */
const maxUpload = 100_000_000;

/** Copies the list of fields. Payload adds the field of the folder to it, and refuses a second one in the next configuration. */
const withOwnFields = (collection: CollectionConfig): CollectionConfig => ({ ...collection, fields: [...collection.fields] });

export type PayloadConfigOptions = {
  databaseUrl: string;
  secret: string;
  /** Storage of originals, crops and form uploads. */
  storage: FileStorage;
  /** Keys for encrypted fields of forms. */
  fieldKeys: FieldKeys;
  /** Origin of the site in each locale. */
  siteOrigins: Record<LocaleCode, string>;
  /** Origin of the admin. */
  adminUrl: string;
  /** Origin of the video host's pictures. */
  videoPictureOrigin: string;
  /** reCAPTCHA keys for forms; without them forms use their own bot check. */
  recaptcha?: Recaptcha | undefined;
  /** Settings of visitors' accounts. By default accounts are activated by email and need no approval. */
  members?: MemberSettings;
  /** Whether two-factor login is mandatory for editors. By default each editor chooses. */
  needsSecondFactor?: boolean;
  /** Automation service that receives newsletter sign-ups. Without one, subscribers are stored here. */
  mailingService?: MailingService | undefined;
  /** Whether targets of webhooks may be on this machine, for tests. By default they may not. */
  webhookRules?: { allowsLocalhost: boolean };
  /** Days in which deleted documents can be restored from the trash. */
  trashDays?: number;
  /** Former secrets, which only verify links without an end. */
  previousSecrets?: readonly string[];
  /** Maximum number of database connections of this process. */
  poolSize?: number;
  /** Logger of Payload; its own console log by default. */
  log?: Log;
  /** Additional admin settings of the admin program. */
  admin?: Config['admin'];
};

/** Builds the Payload configuration that the API, the commands and the admin share. */
export async function buildPayloadConfig(options: PayloadConfigOptions): Promise<SanitizedConfig> {
  const { databaseUrl, secret, siteOrigins, adminUrl, poolSize = 10, log, admin } = options;
  const { storage, fieldKeys, videoPictureOrigin, recaptcha, mailingService } = options;
  const {
    members = { logInAtOnce: false, needApproval: false },
    needsSecondFactor = false,
    previousSecrets = [],
    trashDays = 30,
  } = options;
  const { webhookRules = { allowsLocalhost: false } } = options;
  const globals = [navigationGlobal, footerGlobal, globalsGlobal];
  const collections = [
    pagesCollection,
    newsCollection,
    projectsCollection,
    pageTemplatesCollection,
    faqCollection,
    teamCollection,
    categoriesCollection,
    { ...productsCollection, endpoints: discontinuationEndpoints },
    variantsCollection,
    productOptionsCollection,
    sparePartsCollection,
    factsCollection,
    factValuesCollection,
    materialsCollection,
    mountingsCollection,
    colourGroupsCollection,
    coloursCollection,
    faqTopicsCollection,
    glossaryTermsCollection,
    mediaCollection,
    drawingsCollection,
    filesCollection,
    downloadsCollection,
    redirectsCollection,
    synonymsCollection,
    searchesCollection,
    quoteRequestsCollection,
    quoteTemplatesCollection,
    adviserRegionsCollection,
    formsCollection,
    submissionsCollection,
    auditCollection,
    subscribersCollection,
    usersCollection({ secureCookies: adminUrl.startsWith('https:') }),
    membersCollection,
  ];
  const config = await buildConfig({
    secret,
    serverURL: adminUrl,
    db: databaseAdapter({ databaseUrl, poolSize }),
    editor: richTextEditor,
    collections: [...collections, activityCollection(collections.filter(isRecorded), globals)]
      .map(withOwnFields)
      .map(publishedByLanguage)
      .map(withSharedNote)
      .map(withTranslators)
      .map(withProjection)
      .map(withActivity)
      .map(withTranslations)
      .map(withDeletionRefused)
      .map(withTrash)
      .map(withPreview)
      .map(withLivePreview),
    globals: globals.map(withGlobalTranslators).map(withAnnouncement).map(withGlobalActivity).map(withGlobalTranslations),
    folders: { browseByFolder: false, collectionSpecific: false, collectionOverrides: [foldersCollection] },
    localization,
    endpoints: [
      ...jobEndpoints,
      ...exportEndpoints(derivedFacts),
      ...importEndpoints,
      removalEndpoint,
      ...webhookEndpoints,
      ...feedKeyEndpoints,
      ...trashEndpoints,
      ...translationEndpoints,
    ],
    jobs: { access: jobAccess },
    experimental: { localizeStatus: true },
    i18n: { supportedLanguages: { nl, en, de }, fallbackLanguage: 'nl', translations: payloadWords },
    admin: { user: 'users', avatar: 'default', ...admin },
    logger: log,
    // `refusedLogIn` logs them.
    loggingLevels: { AuthenticationError: false },
    email: payloadMail,
    custom: withInstallation({
      storage,
      previousSecrets,
      fieldKeys,
      siteOrigins,
      videoPictureOrigin,
      recaptcha,
      members,
      needsSecondFactor,
      mailingService,
      webhookRules,
      trashDays,
    }),
    hooks: { afterError: [tellRefusedValues] },
    graphQL: { disable: true },
    upload: { abortOnLimit: true, limits: { fileSize: maxUpload } },
    telemetry: false,
    typescript: { autoGenerate: false },
  });
  secureCookies(config, adminUrl);
  ownLocks(config);
  return patchPublication(config);
}
