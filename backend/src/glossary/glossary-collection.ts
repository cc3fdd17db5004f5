import type { CollectionConfig } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { requiredKey } from '../platform/payload/fields/key-field.ts';
import { longText, texts } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';

/** The technical terms that the site explains in place (CAT-21). */
export const glossaryTermsCollection: CollectionConfig = {
  slug: 'glossaryTerms',
  labels: {
    singular: { nl: 'Begrip', en: 'Glossary term', de: 'Fachbegriff' },
    plural: { nl: 'Begrippen', en: 'Glossary', de: 'Glossar' },
  },
  access: publicAccess,
  defaultSort: 'key',
  admin: {
    group: adminGroups.dictionaries,
    useAsTitle: 'title',
    defaultColumns: ['title', 'explanation', 'key'],
    listSearchableFields: ['title', 'key'],
    description: {
      nl: 'De website legt een begrip uit waar het in kenmerken en cijfers van producten en kleuren staat.',
      en: 'The website explains a term where it appears among the facts and figures of products and colours.',
      de: 'Die Website erklärt einen Begriff dort, wo er in Merkmalen und Zahlen von Produkten und Farben steht.',
    },
  },
  fields: [
    title({
      nl: 'Het begrip zoals het in een label staat, zoals MKI. Hele woorden worden herkend, hoofdletters tellen niet.',
      en: 'The term as a label has it, such as MKI. Whole words are recognised, in any case.',
      de: 'Der Begriff, wie er in einer Beschriftung steht, etwa MKI. Erkannt werden ganze Wörter, auch klein geschrieben.',
    }),
    texts(
      'spellings',
      { nl: 'Andere schrijfwijzen', en: 'Other spellings', de: 'Andere Schreibweisen' },
      {
        localized: true,
        description: {
          nl: 'Andere woorden voor het begrip, zoals milieukosten. Typ een woord en druk op Enter.',
          en: 'Other words for the term, such as environmental cost. Type a word and press Enter.',
          de: 'Andere Wörter für den Begriff, etwa Umweltkosten. Wort eingeben und Enter drücken.',
        },
      },
    ),
    longText(
      'explanation',
      { nl: 'Uitleg', en: 'Explanation', de: 'Erklärung' },
      {
        localized: true,
        maxLength: 400,
        description: {
          nl: 'Een of twee zinnen. Zonder uitleg in een taal is het begrip daar een gewoon woord.',
          en: 'One or two sentences. Without an explanation in a language, the term is a plain word there.',
          de: 'Ein oder zwei Sätze. Ohne Erklärung in einer Sprache ist der Begriff dort ein normales Wort.',
        },
      },
    ),
    requiredKey(),
  ],
};
