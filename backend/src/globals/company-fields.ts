import type { GroupField } from 'payload';
import { number } from '../platform/payload/fields/number-fields.ts';
import { email, text } from '../platform/payload/fields/text-fields.ts';
import { url } from '../platform/payload/fields/url-field.ts';

/** Returns the field group for the name, address and numbers of the company. */
export function companyData(): GroupField {
  return {
    name: 'globalData',
    type: 'group',
    label: { nl: 'Bedrijfsgegevens', en: 'Company data', de: 'Unternehmensdaten' },
    fields: [
      text('companyName', { nl: 'Naam', en: 'Name', de: 'Name' }, { required: true }),
      text('legalName', { nl: 'Statutaire naam', en: 'Legal name', de: 'Firma' }),
      email('eMailAddress', { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' }),
      text('phoneNumber', { nl: 'Telefoon', en: 'Phone', de: 'Telefon' }),
      text('administrationPhoneNumber', { nl: 'Telefoon administratie', en: 'Phone, administration', de: 'Telefon Verwaltung' }),
      text('salesPhoneNumber', { nl: 'Telefoon verkoop', en: 'Phone, sales', de: 'Telefon Vertrieb' }),
      text('whatsapp', { nl: 'WhatsApp', en: 'WhatsApp', de: 'WhatsApp' }),
      text('streetNameHouseNumber', { nl: 'Straat en huisnummer', en: 'Street and number', de: 'Straße und Hausnummer' }),
      text('postalCodeCityName', { nl: 'Postcode en plaats', en: 'Postal code and town', de: 'Postleitzahl und Ort' }),
      text('country', { nl: 'Land', en: 'Country', de: 'Land' }, { localized: true }),
      number('latitude', { nl: 'Breedtegraad', en: 'Latitude', de: 'Breitengrad' }, { min: -90, max: 90 }),
      number('longitude', { nl: 'Lengtegraad', en: 'Longitude', de: 'Längengrad' }, { min: -180, max: 180 }),
    ],
  };
}

/** Returns the field group for the company's pages on social networks (NAV-08). */
export function socialMedia(): GroupField {
  const networks = {
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    pinterest: 'Pinterest',
  };
  return {
    name: 'socialMedia',
    type: 'group',
    label: { nl: 'Sociale media', en: 'Social media', de: 'Soziale Medien' },
    fields: Object.entries(networks).map(([name, label]) => url(name, { nl: label, en: label, de: label })),
  };
}
