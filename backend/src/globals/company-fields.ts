import type { GroupField } from 'payload';
import { coordinates } from '../platform/payload/fields/number-fields.ts';
import { email, text } from '../platform/payload/fields/text-fields.ts';
import { url } from '../platform/payload/fields/url-field.ts';
import type { Label } from '../platform/payload/label.ts';

const hints = {
  companyName: {
    nl: 'Staat in paginatitels, in de voettekst en op de contactpagina.',
    en: 'Appears in page titles, in the footer and on the contact page.',
    de: 'Steht in Seitentiteln, in der Fußzeile und auf der Kontaktseite.',
  },
  legalName: {
    nl: 'Alleen in de gegevens voor zoekmachines.',
    en: 'Only in the data for search engines.',
    de: 'Nur in den Daten für Suchmaschinen.',
  },
  everywhere: {
    nl: 'Staat in het menu op telefoons, de voettekst en op de contactpagina.',
    en: 'Appears in the menu on phones, in the footer and on the contact page.',
    de: 'Steht im Menü auf Telefonen, in der Fußzeile und auf der Kontaktseite.',
  },
  administration: { nl: 'Alleen op de contactpagina.', en: 'Only on the contact page.', de: 'Nur auf der Kontaktseite.' },
  sales: {
    nl: 'Op de contactpagina en bij de offerteaanvraag. Leeg: daar het algemene nummer.',
    en: 'On the contact page and with the quote request. Empty: the general number there.',
    de: 'Auf der Kontaktseite und bei der Angebotsanfrage. Leer: dort die allgemeine Nummer.',
  },
  whatsapp: {
    nl: 'Nummer met landcode, zoals +31 6 12345678; alleen op de contactpagina.',
    en: 'Number with country code, such as +44 7700 900123; only on the contact page.',
    de: 'Nummer mit Landesvorwahl, etwa +49 151 12345678; nur auf der Kontaktseite.',
  },
  town: {
    nl: 'Postcode eerst, zoals 3011 AA Rotterdam.',
    en: 'Postal code first, such as 3011 AA Rotterdam.',
    de: 'Postleitzahl zuerst, etwa 48149 Münster.',
  },
  country: {
    nl: 'Voluit, in elke taal, zoals Nederland.',
    en: 'The whole name, in each language, such as Netherlands.',
    de: 'Ausgeschrieben, in jeder Sprache, etwa Niederlande.',
  },
  coordinates: {
    nl: 'Decimale graden, zoals 52,0907 en 5,1214. Zonder beide getallen toont de contactpagina geen kaart.',
    en: 'Decimal degrees, such as 52.0907 and 5.1214. Without both numbers the contact page shows no map.',
    de: 'Dezimalgrad, etwa 52,0907 und 5,1214. Ohne beide Zahlen zeigt die Kontaktseite keine Karte.',
  },
} satisfies Record<string, Label>;

/** Returns the field group for the name, address and numbers of the company. */
export function companyData(): GroupField {
  return {
    name: 'globalData',
    type: 'group',
    label: { nl: 'Bedrijfsgegevens', en: 'Company data', de: 'Unternehmensdaten' },
    fields: [
      text('companyName', { nl: 'Naam', en: 'Name', de: 'Name' }, { required: true, description: hints.companyName }),
      text('legalName', { nl: 'Statutaire naam', en: 'Legal name', de: 'Firma' }, { description: hints.legalName }),
      email('eMailAddress', { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' }, { description: hints.everywhere }),
      text('phoneNumber', { nl: 'Telefoon', en: 'Phone', de: 'Telefon' }, { description: hints.everywhere }),
      text(
        'administrationPhoneNumber',
        { nl: 'Telefoon administratie', en: 'Phone, administration', de: 'Telefon Verwaltung' },
        { description: hints.administration },
      ),
      text(
        'salesPhoneNumber',
        { nl: 'Telefoon verkoop', en: 'Phone, sales', de: 'Telefon Vertrieb' },
        { description: hints.sales },
      ),
      text('whatsapp', { nl: 'WhatsApp', en: 'WhatsApp', de: 'WhatsApp' }, { description: hints.whatsapp }),
      text('streetNameHouseNumber', { nl: 'Straat en huisnummer', en: 'Street and number', de: 'Straße und Hausnummer' }),
      text(
        'postalCodeCityName',
        { nl: 'Postcode en plaats', en: 'Postal code and town', de: 'Postleitzahl und Ort' },
        { description: hints.town },
      ),
      text('country', { nl: 'Land', en: 'Country', de: 'Land' }, { localized: true, description: hints.country }),
      ...coordinates(hints.coordinates),
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
