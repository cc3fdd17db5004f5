import { addressTag } from '@plantsoen/contract/cache-identity.ts';
import { siteIdOf } from '@plantsoen/contract/locales.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  RelationshipFieldSingleValidation,
} from 'payload';
import { relationship as validateRelationship } from 'payload/shared';
import { editorsAccess } from '../platform/access/collection-access.ts';
import { announce } from '../platform/changes/announce.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { choice, site } from '../platform/payload/fields/choice-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { linkedEntryCollections } from '../platform/payload/rich-text/editor.ts';
import { normalizeRedirect, validateSource, validateTarget } from './redirect-rules.ts';
import type { StoredRedirect } from './stored-redirect.ts';

const tagOf = ({ site, path }: StoredRedirect): string => addressTag(siteIdOf(site), path);

/** Announces the tags of a created or updated redirect, for its old and its new address. */
const announceRedirect: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const tags = operation === 'update' ? [tagOf(previousDoc), tagOf(doc)] : [tagOf(doc)];
  await announce(await requestSql(req), tags);
};

const announceRemoval: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(await requestSql(req), [tagOf(doc)]);
};

const sendsOn = ({ kind }: Partial<StoredRedirect>) => kind !== 'gone';
const leadsTo = (target: StoredRedirect['target']) => (data: Partial<StoredRedirect>) => sendsOn(data) && data.target === target;

const validateEntry: RelationshipFieldSingleValidation = (value, options) => {
  const isMissing = leadsTo('entry')(options.siblingData as Partial<StoredRedirect>) && !value;
  return isMissing ? options.req.t('validation:required') : validateRelationship(value, options);
};

const siteHint: Label = {
  nl: 'De website van het oude adres.',
  en: 'The website of the old address.',
  de: 'Die Website der alten Adresse.',
};

const kindHint: Label = {
  nl: '301: zoekmachines nemen het nieuwe adres over. 302: ze houden het oude. 410: er is niets voor in de plaats.',
  en: '301: search engines adopt the new address. 302: they keep the old one. 410: nothing replaces the address.',
  de: '301: Suchmaschinen übernehmen die neue Adresse. 302: sie behalten die alte. 410: es gibt keinen Ersatz.',
};

/** Redirects of editors, and addresses that they mark as permanently gone (API-08). */
export const redirectsCollection: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { nl: 'Doorverwijzing', en: 'Redirect', de: 'Weiterleitung' },
    plural: { nl: 'Doorverwijzingen', en: 'Redirects', de: 'Weiterleitungen' },
  },
  access: editorsAccess,
  defaultSort: 'path',
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'path'], unique: true }],
  admin: {
    group: adminGroups.site,
    useAsTitle: 'path',
    defaultColumns: ['path', 'site', 'kind', 'entry', 'address', 'updatedAt'],
    listSearchableFields: ['path', 'address'],
    description: {
      nl: 'Wie een adres van een onderdeel wijzigt hoeft hier niets te doen: het oude adres leidt vanzelf naar het nieuwe.',
      en: 'A changed slug needs no redirect here: the old address redirects to the new one automatically.',
      de: 'Wer die Adresse eines Inhalts ändert, muss hier nichts tun: Die alte Adresse führt von selbst zur neuen.',
    },
  },
  hooks: { beforeValidate: [normalizeRedirect], afterChange: [announceRedirect], afterDelete: [announceRemoval] },
  fields: [
    site({ initial: 'nl', description: siteHint }),
    text(
      'path',
      { nl: 'Oud adres', en: 'Old address', de: 'Alte Adresse' },
      {
        required: true,
        index: true,
        maxLength: limits.url,
        validate: validateSource,
        description: {
          nl: 'Bijvoorbeeld /oude-pagina/ of /folder.html',
          en: 'For example /old-page/ or /leaflet.html',
          de: 'Zum Beispiel /alte-seite/ oder /prospekt.html',
        },
      },
    ),
    choice(
      'kind',
      { nl: 'Soort', en: 'Kind', de: 'Art' },
      {
        permanent: { nl: '301 – voorgoed verhuisd', en: '301 – moved permanently', de: '301 – dauerhaft verschoben' },
        temporary: { nl: '302 – tijdelijk elders', en: '302 – moved temporarily', de: '302 – vorübergehend woanders' },
        gone: { nl: '410 – voorgoed verdwenen', en: '410 – removed permanently', de: '410 – endgültig entfernt' },
      },
      { required: true, initial: 'permanent', description: kindHint },
    ),
    {
      ...choice(
        'target',
        { nl: 'Leidt naar', en: 'Leads to', de: 'Führt zu' },
        {
          entry: { nl: 'Onderdeel van de website', en: 'Entry of the website', de: 'Inhalt der Website' },
          address: { nl: 'Adres', en: 'Address', de: 'Adresse' },
        },
        { initial: 'entry' },
      ),
      admin: { condition: sendsOn },
    },
    {
      name: 'entry',
      type: 'relationship',
      label: { nl: 'Onderdeel', en: 'Entry', de: 'Inhalt' },
      relationTo: [...linkedEntryCollections],
      validate: validateEntry,
      admin: { condition: leadsTo('entry') },
    },
    {
      ...text('address', { nl: 'Adres', en: 'Address', de: 'Adresse' }, { maxLength: limits.url, validate: validateTarget }),
      admin: {
        condition: leadsTo('address'),
        description: {
          nl: '/pad/ binnen deze website, of een volledig adres (https://…)',
          en: '/path/ within this website, or a full address (https://…)',
          de: '/pfad/ innerhalb dieser Website oder eine vollständige Adresse (https://…)',
        },
      },
    },
  ],
};
