import type { CountryCode } from '@plantsoen/contract/countries.ts';
import type { CollectionConfig, TextFieldManyValidation } from 'payload';
import { adminContentAccess } from '../platform/access/collection-access.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { text, texts } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label, labelFor } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { isPostcodeRule } from './adviser-region.ts';

const countries: Record<CountryCode, Label> = {
  NL: { nl: 'Nederland', en: 'Netherlands', de: 'Niederlande' },
  BE: { nl: 'België', en: 'Belgium', de: 'Belgien' },
  LU: { nl: 'Luxemburg', en: 'Luxembourg', de: 'Luxemburg' },
  DE: { nl: 'Duitsland', en: 'Germany', de: 'Deutschland' },
  AT: { nl: 'Oostenrijk', en: 'Austria', de: 'Österreich' },
  CH: { nl: 'Zwitserland', en: 'Switzerland', de: 'Schweiz' },
  GB: { nl: 'Verenigd Koninkrijk', en: 'United Kingdom', de: 'Vereinigtes Königreich' },
  IE: { nl: 'Ierland', en: 'Ireland', de: 'Irland' },
};

const invalid = (rule: string): Label => ({
  nl: `“${rule}” is geen postcode of reeks. Schrijf bijvoorbeeld 1000-3999, 80 of SW1A.`,
  en: `“${rule}” is neither a postcode nor a range. Write for example 1000-3999, 80 or SW1A.`,
  de: `„${rule}“ ist weder Postleitzahl noch Bereich. Schreiben Sie zum Beispiel 1000-3999, 80 oder SW1A.`,
});

const validatePostcodes: TextFieldManyValidation = (rules, { req }) => {
  const wrong = (rules ?? []).find((rule) => !isPostcodeRule(rule));
  return wrong === undefined ? true : labelFor(req, invalid(wrong));
};

const adviserHint: Label = {
  nl: 'Wordt voorgesteld bij nieuwe offerteaanvragen voor projecten in deze regio.',
  en: 'Proposed for new quote requests for projects in this region.',
  de: 'Wird bei neuen Angebotsanfragen für Projekte in dieser Region vorgeschlagen.',
};

/** The regions of the advisers, by country and postcode (EDT-12, CON-08). */
export const adviserRegionsCollection: CollectionConfig = {
  slug: 'adviserRegions',
  labels: {
    singular: { nl: 'Adviesregio', en: 'Adviser region', de: 'Beratungsregion' },
    plural: { nl: 'Adviesregio’s', en: 'Adviser regions', de: 'Beratungsregionen' },
  },
  access: adminContentAccess,
  defaultSort: 'name',
  admin: {
    group: adminGroups.sales,
    useAsTitle: 'name',
    defaultColumns: ['name', 'country', 'postcodes', 'adviser'],
    description: {
      nl: 'Land en postcode van een project bepalen de adviseur op de website en bij offerteaanvragen. De nauwste regio geldt.',
      en: 'Country and postcode of a project decide its adviser, on the website and for quote requests. The narrowest region applies.',
      de: 'Land und Postleitzahl eines Projekts bestimmen die Beratung, auf der Website und bei Anfragen. Es gilt die engste Region.',
    },
  },
  fields: [
    text('name', { nl: 'Naam', en: 'Name', de: 'Name' }, { required: true, maxLength: limits.key }),
    text(
      'title',
      { nl: 'Naam op de website', en: 'Name on the website', de: 'Name auf der Website' },
      {
        localized: true,
        maxLength: limits.key,
        description: {
          nl: 'Staat bij de adviseur op de contactpagina, bijvoorbeeld Noord. Mag leeg blijven.',
          en: 'Is shown with the adviser on the contact page, for example North. May stay empty.',
          de: 'Steht bei der Beratung auf der Kontaktseite, zum Beispiel Nord. Darf leer bleiben.',
        },
      },
    ),
    choice('country', { nl: 'Land', en: 'Country', de: 'Land' }, countries, { required: true }),
    {
      ...texts(
        'postcodes',
        { nl: 'Postcodes', en: 'Postcodes', de: 'Postleitzahlen' },
        {
          description: {
            nl: 'Reeksen (1000-3999) of het begin van een postcode (80, SW1A). Leeg: het hele land.',
            en: 'Ranges (1000-3999) or the beginning of a postcode (80, SW1A). Empty: the entire country.',
            de: 'Bereiche (1000-3999) oder der Anfang einer Postleitzahl (80, SW1A). Leer: das ganze Land.',
          },
        },
      ),
      validate: validatePostcodes,
    } as ReturnType<typeof texts>,
    relation('adviser', { nl: 'Adviseur', en: 'Adviser', de: 'Berater' }, 'team', { required: true, description: adviserHint }),
    key(),
  ],
};
