import type { Block } from 'payload';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { countryName, isPhoneCountry, phoneCountryCodes } from '../definition/phone-countries.ts';
import { fieldBlock } from './field-frame.ts';
import { formText, inEachLanguage } from './form-texts.ts';

const unknownCountry: Label = {
  nl: 'Twee hoofdletters van een land uit de lijst, zoals NL',
  en: 'Enter the two-letter code of a country in the list, such as GB',
  de: 'Zwei Großbuchstaben eines Landes aus der Liste, zum Beispiel DE',
};

const withCountry = (_: unknown, { countryEnabled }: { countryEnabled?: boolean }) => Boolean(countryEnabled);

export const phoneBlock: Block = fieldBlock({
  slug: 'Phone',
  withPlaceholder: true,
  fields: [
    formText('defaultValue', { nl: 'Vooraf ingevuld', en: 'Default value', de: 'Vorausgefüllt' }),
    checkbox('countryEnabled', { nl: 'Met landkeuze', en: 'With a country list', de: 'Mit Länderauswahl' }),
    {
      name: 'countries',
      type: 'select',
      hasMany: true,
      label: { nl: 'Landen', en: 'Countries', de: 'Länder' },
      options: phoneCountryCodes.map((code) => ({
        value: code,
        label: { nl: countryName(code, 'nl'), en: countryName(code, 'en'), de: countryName(code, 'de') },
      })),
      admin: { condition: withCountry, isSortable: true },
    },
    {
      ...text(
        'countryDefaultValue',
        {
          nl: 'Vooraf gekozen land (twee letters, per taal)',
          en: 'Default country (two letters, per language)',
          de: 'Vorausgewähltes Land (zwei Buchstaben, je Sprache)',
        },
        {
          localized: true,
          maxLength: 2,
          validate: inEachLanguage((value, { req }) => !value || isPhoneCountry(value) || labelFor(req, unknownCountry)),
        },
      ),
      admin: { condition: withCountry },
    },
    {
      ...checkbox(
        'countryShowDialCode',
        { nl: 'Landnummer tonen', en: 'Show the dial code', de: 'Ländervorwahl zeigen' },
        { on: true },
      ),
      admin: { condition: withCountry },
    },
  ],
});
