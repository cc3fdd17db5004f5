import { isLocaleCode, type LocaleCode } from '@plantsoen/contract/locales.ts';
import type { CollectionBeforeValidateHook, CollectionConfig, PayloadRequest, TextField, TextFieldManyValidation } from 'payload';
import { editorsAccess } from '../../platform/access/collection-access.ts';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import { site } from '../../platform/payload/fields/choice-fields.ts';
import { key } from '../../platform/payload/fields/key-field.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import { adminGroups, labelFor } from '../../platform/payload/label.ts';
import { storedGroups, tellSynonymsChanged } from './stored-synonyms.ts';
import { inOtherGroup, synonymErrorMessages, tooManyGroups } from './synonym-messages.ts';
import { cleanSynonym, sameWord, synonymGroupError, synonymLimits } from './synonym-words.ts';

const maxTitleLength = 1000;

type SynonymData = { site?: LocaleCode | null; words?: string[] | null };

/** Normalises the words of a group, and derives the title from them. */
const tidyGroup: CollectionBeforeValidateHook = ({ data = {} }) => {
  if (!Array.isArray(data.words)) return data;
  const words = data.words.map((word: unknown) => cleanSynonym(String(word ?? ''))).filter((word) => word !== '');
  return { ...data, words, title: words.join(' = ').slice(0, maxTitleLength) };
};

/** Requires at least two different words, and refuses words that another group of the language contains. */
const validateWords: TextFieldManyValidation = async (value, { data, id, req }) => {
  const words = value ?? [];
  const fault = synonymGroupError(words);
  if (fault) return labelFor(req, synonymErrorMessages[fault.key](fault));
  const { site: own } = data as SynonymData;
  if (!isLocaleCode(own ?? '')) return true;
  const others = (await storedGroups(await requestReads(req))).filter(
    (group) => group.site === own && group.id !== Number(id ?? 0),
  );
  if (others.length >= synonymLimits.groupsOfSite) return labelFor(req, tooManyGroups);
  for (const word of words) {
    const other = others.find((group) => group.words.some((taken) => sameWord(taken) === sameWord(word)));
    if (other) return labelFor(req, inOtherGroup(word, other.words.join(', ')));
  }
  return true;
};

const tell = async ({ req }: { req: PayloadRequest }): Promise<void> => tellSynonymsChanged(await requestSql(req));

const words: TextField = {
  name: 'words',
  type: 'text',
  hasMany: true,
  required: true,
  label: { nl: 'Woorden', en: 'Words', de: 'Wörter' },
  validate: validateWords,
  admin: {
    placeholder: { nl: 'prullenbak', en: 'trash can', de: 'Mülleimer' },
    description: {
      nl: 'Typ een woord en druk op Enter. Wie het ene woord zoekt, vindt ook wat het andere heeft. Meervouden en tikfouten worden al gevonden.',
      en: 'Type a word and press Enter. A search for one word also finds the others. Plurals and typing errors need no entry.',
      de: 'Wort eingeben und Enter drücken. Wer das eine Wort sucht, findet auch, was das andere hat. Mehrzahl und Tippfehler werden ohnehin gefunden.',
    },
  },
};

/** Groups of synonyms in the search of a language (SEA-06). */
export const synonymsCollection: CollectionConfig = {
  slug: 'synonyms',
  labels: {
    singular: { nl: 'Groep synoniemen', en: 'Synonym group', de: 'Synonymgruppe' },
    plural: { nl: 'Synoniemen', en: 'Synonyms', de: 'Synonyme' },
  },
  access: editorsAccess,
  defaultSort: ['site', 'title'],
  disableDuplicate: true,
  admin: {
    group: adminGroups.site,
    useAsTitle: 'title',
    components: { beforeListTable: ['/components/site-links.tsx#SiteLinks'] },
    defaultColumns: ['title', 'site', 'updatedAt'],
    listSearchableFields: ['title'],
    description: {
      nl: 'Woorden die voor de zoekfunctie hetzelfde betekenen, per taal. Een wijziging geldt binnen enkele seconden.',
      en: 'Words that search treats as equal, per language. A change takes effect within seconds.',
      de: 'Wörter, die für die Suche dasselbe bedeuten, je Sprache. Eine Änderung gilt binnen Sekunden.',
    },
  },
  hooks: { beforeValidate: [tidyGroup], afterChange: [tell], afterDelete: [tell] },
  fields: [
    site({ description: { nl: 'De taal van deze woorden', en: 'The language of these words', de: 'Die Sprache dieser Wörter' } }),
    words,
    {
      ...text('title', { nl: 'Woorden', en: 'Words', de: 'Wörter' }, { maxLength: maxTitleLength }),
      admin: { hidden: true },
    } as TextField,
    { ...key(), admin: { hidden: true } },
  ],
};
