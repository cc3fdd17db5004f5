import {
  type EditConfig,
  type Field,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
  type TraverseFieldsCallback,
  traverseFields,
} from 'payload';
import { isRecorded } from '../src/activity/record-activity.ts';
import { buildPayloadConfig, type PayloadConfigOptions } from '../src/composition/payload-config.ts';
import type { Label } from '../src/platform/payload/label.ts';
import { isDrafted } from '../src/platform/publication/drafted-collections.ts';
import { relationsTo } from '../src/references/relation-fields.ts';
import { hasTranslations } from '../src/translations/translated-kinds.ts';
import { translationTab } from '../src/translations/translation-href.ts';
import { adminLook } from './admin-look.ts';
import { tellNamelessErrors, translateErrors } from './error-words.ts';
import { labelRows } from './label-rows.ts';
import { answerLists } from './lists/answerable-lists.ts';

/** Default number of rows in a list. */
const rowsPerPage = 25;

const importLink = '/components/imports/import-link.tsx#ImportLink';
/** Collections whose lists lead to import and export. */
const imported: ReadonlySet<string> = new Set(['products', 'variants', 'media', 'redirects']);

/** Builds the configuration of the admin: the backend's own, with the admin's look and columns. */
export async function buildAdminConfig(options: PayloadConfigOptions): Promise<SanitizedConfig> {
  const config = await buildPayloadConfig({ ...options, admin: adminLook });
  for (const collection of config.collections) {
    collection.admin.pagination = { ...collection.admin.pagination, defaultLimit: rowsPerPage };
    collection.admin.hideAPIURL = true;
    answerLists(collection);
    showStatusPerLanguage(collection);
    const cell = hasTranslations(collection.fields) ? 'relation-cell.tsx#RelationCell' : 'title-cell.tsx#TitleCell';
    traverseFields({ fields: collection.fields, callback: showColumns(cell), fillEmpty: false });
    labelRows(collection.fields);
    nameUploadFields(collection);
    addToControls(collection, [...guards, '/components/title-fallback.tsx#TitleFallback']);
    if (isDrafted(collection.slug)) addToControls(collection, ['/components/publish-languages.tsx#PublishLanguages']);
    addViews(config, collection);
  }
  Object.defineProperty(config.admin, 'dateFormat', { get: dateFormat, enumerable: true, configurable: true });
  config.hooks.afterError = [...(config.hooks.afterError ?? []), tellNamelessErrors, translateErrors];
  for (const global of config.globals) {
    labelRows(global.fields);
    if (global.admin) global.admin.hideAPIURL = true;
    guardGlobalText(global);
    showGlobalActivity(global);
    if (hasTranslations(global.fields)) showGlobalTranslation(global);
  }
  return config;
}

/** Returns the pattern of dates in the language of the page that is rendered (`http-edge.ts`). Germans write them in digits. */
function dateFormat(): string {
  const { adminLanguage } = globalThis as { adminLanguage?: () => string | undefined };
  return adminLanguage?.() === 'de' ? 'dd.MM.yyyy, HH:mm' : 'd MMM yyyy, HH:mm';
}

/** Adds the tabs and lists that fit a collection. */
function addViews(config: SanitizedConfig, collection: SanitizedCollectionConfig): void {
  if (isRecorded(collection)) showActivity(collection);
  if (isDrafted(collection.slug)) showLivePreview(collection);
  if (collection.upload) showPictures(collection);
  if (hasTranslations(collection.fields)) showTranslation(collection);
  if (relationsTo(config, collection.slug).length > 0) showUses(collection);
  if (imported.has(collection.slug)) linkImports(collection);
  if (collection.slug === 'products') showAvailability(collection);
}

/** Adds a link to import and export above a list. */
function linkImports({ admin }: SanitizedCollectionConfig): void {
  const { beforeListTable = [], ...components } = admin.components ?? {};
  admin.components = { ...components, beforeListTable: [...beforeListTable, importLink] };
}

/** Makes columns of relations show their titles in every row, and columns of several texts show these, which Payload shows as JSON. */
const showColumns =
  (relationCell: string): TraverseFieldsCallback =>
  ({ field, next }) => {
    if (field.type === 'array' || field.type === 'blocks') return next?.();
    const isTexts = field.type === 'text' && field.hasMany;
    if (field.type !== 'relationship' && !isTexts) return;
    const cell = isTexts ? 'texts-cell.tsx#TextsCell' : relationCell;
    const components = { Cell: `/components/cells/${cell}`, ...field.admin?.components };
    field.admin = { ...field.admin, components } as typeof field.admin;
  };

/** Replaces Payload's status cell, which shows the status in the main language only. Payload adds the field, so it exists only now. */
function showStatusPerLanguage({ fields }: SanitizedCollectionConfig): void {
  for (const field of fields) {
    if (!('name' in field) || field.name !== '_status' || field.type !== 'select') continue;
    field.admin = {
      ...field.admin,
      components: { ...field.admin?.components, Cell: '/components/status-cell.tsx#StatusCell' },
    };
  }
}

const uploadLabels: Record<string, Label> = {
  mimeType: { nl: 'Bestandstype', en: 'File type', de: 'Dateityp' },
  thumbnailURL: { nl: 'Adres van de miniatuur', en: 'Thumbnail address', de: 'Adresse der Miniatur' },
  folder: { nl: 'Map', en: 'Folder', de: 'Ordner' },
};

/** Translates labels that Payload has in English only. */
function nameUploadFields({ fields, upload }: SanitizedCollectionConfig): void {
  if (!upload) return;
  for (const field of fields) {
    const label = 'name' in field ? uploadLabels[field.name] : undefined;
    if (label) Object.assign(field, { label });
  }
}

/** A notice if another editor has saved the document meanwhile, and a question before another language discards typed text. */
const guards = ['/components/changed-elsewhere.tsx#ChangedElsewhere', '/components/language-guard.tsx#LanguageGuard'];

/** Adds components before the buttons of the edit view of a collection. */
function addToControls({ admin }: SanitizedCollectionConfig, added: string[]): void {
  const { components = {} } = admin;
  const { beforeDocumentControls = [], ...edit } = components.edit ?? {};
  admin.components = { ...components, edit: { ...edit, beforeDocumentControls: [...beforeDocumentControls, ...added] } };
}

/** Guards typed text in a global, whose configuration has another property for it. */
function guardGlobalText(global: SanitizedGlobalConfig): void {
  const { components, ...admin } = global.admin ?? {};
  const { beforeDocumentControls = [], ...elements } = components?.elements ?? {};
  const guarded = { ...elements, beforeDocumentControls: [...beforeDocumentControls, ...guards] };
  global.admin = { ...admin, components: { ...components, elements: guarded } } as SanitizedGlobalConfig['admin'];
}

const usedInTab = {
  usedIn: {
    Component: '/components/references/used-in-view.tsx#UsedInView',
    path: '/used-in',
    tab: {
      label: ({ t }) => t('plantsoen:usedIn'),
      href: '/used-in',
      Pill: '/components/references/used-in-pill.tsx#UsedInPill',
    },
  },
} as EditConfig;

/** Adds a tab with the uses of a document, and dialogs that delete only unused documents and name them. */
function showUses({ admin }: SanitizedCollectionConfig): void {
  const { components = {} } = admin;
  const { beforeListTable = [], edit, views } = components;
  admin.components = {
    ...components,
    beforeListTable: [...beforeListTable, '/components/references/bulk-delete-guard.tsx#BulkDeleteGuard'],
    edit: { ...edit, editMenuItems: [...(edit?.editMenuItems ?? []), '/components/references/delete-entry.tsx#DeleteEntry'] },
    views: { ...views, edit: { ...views?.edit, ...usedInTab } as EditConfig },
  };
}

const availabilityTab = {
  availability: {
    Component: '/components/products/availability-view.tsx#AvailabilityView',
    path: '/availability',
    tab: { label: ({ t }) => t('plantsoen:availability'), href: '/availability' },
  },
} as EditConfig;

/** Adds a tab with the availability of a product, and a menu item that leads to it (EDT-04). */
function showAvailability({ admin }: SanitizedCollectionConfig): void {
  const { edit, views } = admin.components ?? {};
  const editMenuItems = ['/components/products/availability-entry.tsx#AvailabilityEntry', ...(edit?.editMenuItems ?? [])];
  admin.components = {
    ...admin.components,
    edit: { ...edit, editMenuItems },
    views: { ...views, edit: { ...views?.edit, ...availabilityTab } as EditConfig },
  };
}

const activityView = '/components/activity/activity-view.tsx#ActivityView';
const versionView = '/components/activity/version-view.tsx#VersionView';

const activityTab = {
  activity: { Component: activityView, path: '/activity', tab: { label: ({ t }) => t('plantsoen:activity'), href: '/activity' } },
} as EditConfig;

/** Adds a tab with the changes of a document, in place of Payload's list of versions if it has drafts (EDT-11). */
function showActivity({ admin, slug }: SanitizedCollectionConfig): void {
  const { views } = admin.components ?? {};
  const tab = isDrafted(slug) ? { versions: { Component: activityView }, version: { Component: versionView } } : activityTab;
  admin.components = { ...admin.components, views: { ...views, edit: { ...views?.edit, ...tab } as EditConfig } };
}

const mediaList = { list: { Component: '/components/media/media-list-view.tsx#MediaListView' } };

/** Shows pictures, drawings and files as a grid, also in the picker of forms (EDT-06). */
function showPictures({ admin, fields }: SanitizedCollectionConfig): void {
  fields.push(componentField('firstError', '/components/media/first-error.tsx#FirstError'));
  admin.components = { ...admin.components, views: { ...admin.components?.views, ...mediaList } };
}

const livePreview = { livePreview: { Component: '/components/live-preview/live-preview.tsx#LivePreview' } } as EditConfig;

/** Replaces Payload's window for live previews, which shows a page that loads the values itself (EDT-08). */
function showLivePreview({ admin }: SanitizedCollectionConfig): void {
  const { views } = admin.components ?? {};
  admin.components = { ...admin.components, views: { ...views, edit: { ...views?.edit, ...livePreview } as EditConfig } };
}

function showGlobalActivity(global: SanitizedGlobalConfig): void {
  const { components } = global.admin ?? {};
  const { views } = components ?? {};
  const edit = { ...views?.edit, ...activityTab };
  global.admin = { ...global.admin, components: { ...components, views: { ...views, edit } } } as SanitizedGlobalConfig['admin'];
}

const translateTab = {
  translate: {
    Component: '/components/translations/translate-view.tsx#TranslateView',
    path: translationTab,
    tab: { label: ({ t }) => t('plantsoen:translate'), href: translationTab },
  },
} as EditConfig;

/** Returns a field that stores nothing and renders a component. */
const componentField = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  label: '',
  admin: { components: { Field: component }, disableBulkEdit: true, disableListColumn: true },
});

/** Field of the tab with source and translation. It renders nothing on other tabs. */
const translationForm = () => componentField('translationForm', '/components/translations/translation-form.tsx#TranslationForm');

/** Adds a tab with source and translation side by side (EDT-09). */
function showTranslation({ admin, fields }: SanitizedCollectionConfig): void {
  const { views } = admin.components ?? {};
  fields.push(translationForm());
  admin.components = { ...admin.components, views: { ...views, edit: { ...views?.edit, ...translateTab } as EditConfig } };
}

function showGlobalTranslation(global: SanitizedGlobalConfig): void {
  const { components } = global.admin ?? {};
  const { views } = components ?? {};
  global.fields.push(translationForm());
  const edit = { ...views?.edit, ...translateTab };
  global.admin = { ...global.admin, components: { ...components, views: { ...views, edit } } } as SanitizedGlobalConfig['admin'];
}
