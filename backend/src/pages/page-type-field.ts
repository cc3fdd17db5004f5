import type { SelectField } from 'payload';
import type { PageType } from '../platform/generated/contract.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';
import type { Label } from '../platform/payload/label.ts';

const pageTypeLabels: Record<PageType, Label> = {
  contentPage: { nl: 'Inhoudspagina', en: 'Content page', de: 'Inhaltsseite' },
  home: { nl: 'Startpagina', en: 'Home page', de: 'Startseite' },
  contact: { nl: 'Contact', en: 'Contact', de: 'Kontakt' },
  notFound: { nl: 'Niet gevonden', en: 'Not found', de: 'Nicht gefunden' },
  serviceUnavailable: { nl: 'Niet beschikbaar', en: 'Service unavailable', de: 'Nicht verfügbar' },
  productsOverview: { nl: 'Productenoverzicht', en: 'Product overview', de: 'Produktübersicht' },
  referenceOverview: { nl: 'Projectenoverzicht', en: 'Project overview', de: 'Referenzübersicht' },
  newsOverview: { nl: 'Nieuwsoverzicht', en: 'News overview', de: 'Neuigkeitenübersicht' },
  faqOverview: { nl: 'Veelgestelde vragen', en: 'Frequently asked questions', de: 'Häufig gestellte Fragen' },
  colourChart: { nl: 'Kleurenkaart', en: 'Colour chart', de: 'Farbkarte' },
  comparison: { nl: 'Vergelijken', en: 'Comparison', de: 'Vergleich' },
  contrast: { nl: 'Contrastrekenaar', en: 'Contrast calculator', de: 'Kontrastrechner' },
  favorites: { nl: 'Favorieten', en: 'Favourites', de: 'Favoriten' },
  quoteList: { nl: 'Offertelijst', en: 'Quotation list', de: 'Angebotsliste' },
  quoteRequest: { nl: 'Offerteaanvraag', en: 'Quote request', de: 'Angebotsanfrage' },
  search: { nl: 'Zoeken', en: 'Search', de: 'Suche' },
  login: { nl: 'Inloggen', en: 'Log in', de: 'Einloggen' },
  register: { nl: 'Registreren', en: 'Register', de: 'Registrieren' },
  activate: { nl: 'Account activeren', en: 'Activate account', de: 'Konto aktivieren' },
  forgotPassword: { nl: 'Wachtwoord vergeten', en: 'Forgot password', de: 'Passwort vergessen' },
  resetPassword: { nl: 'Wachtwoord opnieuw instellen', en: 'Reset password', de: 'Passwort zurücksetzen' },
  account: { nl: 'Account', en: 'Account', de: 'Konto' },
  changePassword: { nl: 'Wachtwoord wijzigen', en: 'Change password', de: 'Passwort ändern' },
  newsletterThanks: { nl: 'Bedankt voor uw aanmelding', en: 'Newsletter thank-you', de: 'Newsletter-Dank' },
  spareParts: { nl: 'Onderdelen vinden', en: 'Parts finder', de: 'Ersatzteilfinder' },
  downloads: { nl: 'Downloads', en: 'Download centre', de: 'Downloads' },
};

/** Returns the field for the type of a page: a content page, or one of the fixed pages, each of which exists once. */
export function pageType(): SelectField {
  return {
    ...choice('type', { nl: 'Soort pagina', en: 'Kind of page', de: 'Art der Seite' }, pageTypeLabels, {
      required: true,
      initial: 'contentPage',
      sidebar: true,
      description: {
        nl: 'Een vaste pagina, zoals Contact, bestaat één keer en heeft een vast adres.',
        en: 'A fixed page, such as Contact, exists once and has a fixed address.',
        de: 'Eine feste Seite wie Kontakt gibt es einmal, und ihre Adresse steht fest.',
      },
    }),
    index: true,
  };
}
