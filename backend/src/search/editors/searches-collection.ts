import type { CollectionConfig, TextField } from 'payload';
import { editorsAccess } from '../../platform/access/collection-access.ts';
import { choice, site } from '../../platform/payload/fields/choice-fields.ts';
import { moment } from '../../platform/payload/fields/moment-field.ts';
import { wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../../platform/payload/label.ts';
import { makeSynonym, validateMeaning } from './make-synonym.ts';
import { synonymLimits } from './synonym-words.ts';

const nobody = { update: () => false };

const means: TextField = {
  ...text(
    'means',
    { nl: 'Betekent hetzelfde als', en: 'Means the same as', de: 'Bedeutet dasselbe wie' },
    {
      maxLength: synonymLimits.letters,
      validate: validateMeaning,
      description: {
        nl: 'Een woord waarop wel iets wordt gevonden. Bij het bewaren worden beide synoniemen: in de groep die dit woord al heeft, of in een nieuwe.',
        en: 'A word that finds results. When you save, both words become synonyms, in the group of this word or in a new one.',
        de: 'Ein Wort, mit dem etwas gefunden wird. Beim Speichern werden beide zu Synonymen: in der Gruppe, die dieses Wort schon hat, oder in einer neuen.',
      },
    },
  ),
};

const stateHint: Label = {
  nl: 'Open zoekopdrachten staan vooraan in de lijst.',
  en: 'Open searches come first in the list.',
  de: 'Offene Suchen stehen vorn in der Liste.',
};

/**
 * Searches without hits, stored without data about the visitor. Only code creates and counts them; editors set their meaning and
 * state.
 */
export const searchesCollection: CollectionConfig = {
  slug: 'searchesWithoutHits',
  dbName: 'searches_without_hits',
  labels: {
    singular: { nl: 'Zoekopdracht zonder resultaat', en: 'Search without results', de: 'Suche ohne Treffer' },
    plural: { nl: 'Zoeken zonder resultaat', en: 'Searches without results', de: 'Suchen ohne Treffer' },
  },
  access: { ...editorsAccess, create: () => false },
  // Open searches come first.
  defaultSort: ['state', '-count'],
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['site', 'words'], unique: true }],
  admin: {
    group: adminGroups.site,
    useAsTitle: 'words',
    components: { beforeListTable: ['/components/site-links.tsx#SiteLinks'] },
    defaultColumns: ['words', 'count', 'site', 'state', 'lastAt'],
    listSearchableFields: ['words'],
    description: {
      nl: 'Waarnaar bezoekers zochten zonder iets te vinden, het meeste eerst. Open een zoekopdracht om er een synoniem van te maken of haar te negeren.',
      en: 'Searches of visitors that found nothing, most frequent first. Open a search to create a synonym or to dismiss it.',
      de: 'Wonach gesucht und nichts gefunden wurde, das Häufigste zuerst. Öffnen Sie eine Suche, um ein Synonym daraus zu machen oder sie zu ignorieren.',
    },
  },
  hooks: { beforeChange: [makeSynonym] },
  fields: [
    {
      ...text('words', { nl: 'Gezocht', en: 'Searched for', de: 'Gesucht' }, { required: true, index: true, readOnly: true }),
      access: nobody,
    } as TextField,
    means,
    choice(
      'state',
      { nl: 'Stand', en: 'State', de: 'Stand' },
      {
        new: { nl: 'Open', en: 'Open', de: 'Offen' },
        solved: { nl: 'Synoniem gemaakt', en: 'Synonym created', de: 'Synonym angelegt' },
        dismissed: { nl: 'Genegeerd', en: 'Dismissed', de: 'Ignoriert' },
      },
      { required: true, initial: 'new', description: stateHint },
    ),
    { ...site({ sidebar: true }), access: nobody },
    {
      ...wholeNumber(
        'count',
        { nl: 'Aantal keer', en: 'Times', de: 'Anzahl' },
        { min: 0, max: 1_000_000 },
        { sidebar: true, index: true },
      ),
      access: nobody,
    },
    moment('firstAt', { nl: 'Voor het eerst', en: 'First time', de: 'Zum ersten Mal' }, { sidebar: true }),
    moment('lastAt', { nl: 'Voor het laatst', en: 'Last time', de: 'Zuletzt' }, { sidebar: true }),
  ],
};
