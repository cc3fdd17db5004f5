import type { GlobalConfig, TextFieldManyValidation } from 'payload';
import { byAdministrators, forEditors, globalAccess } from '../platform/access/collection-access.ts';
import { relation, relations, upload } from '../platform/payload/fields/relation-fields.ts';
import { email, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label, notOnSite } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';
import { companyData, socialMedia } from './company-fields.ts';
import { loginBox, promptBox } from './prompt-fields.ts';
import { topNavigation } from './top-navigation-field.ts';

const validateHostNames: TextFieldManyValidation = (hosts) =>
  (hosts ?? []).every((host) => /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(host)) || 'www.example.org';

/** Embed hosts of a new installation: the video player that sets no cookies. */
const initialEmbedHosts = ['www.youtube-nocookie.com'];

const hints = {
  logo: {
    nl: 'Lichte versie, voor over de afbeelding van een schermvullende paginakop.',
    en: 'Light version, for the picture of a full-screen hero.',
    de: 'Helle Version, für das Bild eines bildschirmfüllenden Seitenkopfs.',
  },
  darkLogo: {
    nl: 'Voor een witte ondergrond: de balk bovenaan, het menu en afdrukken.',
    en: 'For a white background: the bar at the top, the menu and prints.',
    de: 'Für weißen Grund: die obere Leiste, das Menü und Ausdrucke.',
  },
  placeholder: {
    nl: 'Voor categorieën zonder afbeelding, en voor gedeelde pagina’s zonder afbeelding.',
    en: 'For categories without a picture, and for shared pages without a picture.',
    de: 'Für Kategorien ohne Bild und für geteilte Seiten ohne Bild.',
  },
  stripProducts: {
    nl: 'Hun vooraanzichten staan op schaal boven de voettekst; alleen met een maattekening.',
    en: 'Their elevations stand to scale above the footer; only with a dimensional drawing.',
    de: 'Ihre Ansichten stehen maßstäblich über der Fußzeile; nur mit einer Maßzeichnung.',
  },
  formRecipient: {
    nl: 'Krijgt de inzendingen van formulieren zonder eigen ontvanger.',
    en: 'Gets the submissions of forms without a recipient of their own.',
    de: 'Erhält die Einsendungen von Formularen ohne eigenen Empfänger.',
  },
  avgText: {
    nl: 'Onder elk formulier waarbij de privacytekst aanstaat.',
    en: 'Below each form for which the privacy notice is on.',
    de: 'Unter jedem Formular, bei dem der Datenschutzhinweis an ist.',
  },
  policy: {
    nl: 'De vakjes bij een account en de nieuwsbrief linken hierheen. Zonder pagina is er geen link.',
    en: 'The checkboxes for an account and the newsletter link to it. Without a page there is no link.',
    de: 'Die Kästchen für ein Konto und den Newsletter verlinken hierher. Ohne Seite gibt es keinen Link.',
  },
  damagePage: {
    nl: 'Wie onderdelen zoekt, kan hierheen met de code van het typeplaatje. Leeg: naar Contact.',
    en: 'The parts finder links to it with the code of the type plate. Empty: to the contact page.',
    de: 'Die Ersatzteilsuche verlinkt hierher mit dem Code des Typenschilds. Leer: zur Kontaktseite.',
  },
  samplesPage: {
    nl: 'De kleurenkaart linkt hierheen met de gekozen kleur. Leeg: geen link.',
    en: 'The colour chart links to it with the chosen colour. Empty: no link.',
    de: 'Die Farbkarte verlinkt hierher mit der gewählten Farbe. Leer: kein Link.',
  },
} satisfies Record<string, Label>;

/** The global set 'globals' (API-05). */
export const globalsGlobal: GlobalConfig = {
  slug: 'globals',
  label: { nl: 'Algemene gegevens', en: 'General data', de: 'Allgemeine Daten' },
  access: globalAccess,
  admin: { group: adminGroups.site },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nl: 'Bedrijf', en: 'Company', de: 'Unternehmen' },
          fields: [companyData(), socialMedia(), topNavigation()],
        },
        {
          label: { nl: 'Beeld', en: 'Pictures', de: 'Bilder' },
          fields: [
            upload('logo', { nl: 'Logo', en: 'Logo', de: 'Logo' }, { description: hints.logo }),
            upload('darkLogo', { nl: 'Donker logo', en: 'Dark logo', de: 'Dunkles Logo' }, { description: hints.darkLogo }),
            upload('mark', { nl: 'Beeldmerk', en: 'Mark', de: 'Bildmarke' }, { description: notOnSite }),
            upload(
              'headerImagePlaceholder',
              { nl: 'Vervangende paginakop', en: 'Placeholder for heroes', de: 'Ersatz für Seitenköpfe' },
              { description: hints.placeholder },
            ),
            relations(
              'stripProducts',
              { nl: 'Producten in de voettekst', en: 'Products in the footer', de: 'Produkte in der Fußzeile' },
              'products',
              {
                maxRows: 12,
                description: hints.stripProducts,
              },
            ),
          ],
        },
        {
          label: { nl: 'Oproepen', en: 'Prompts', de: 'Hinweise' },
          fields: [
            promptBox('requestAQuoteCta', { nl: 'Offerte aanvragen', en: 'Request a quote', de: 'Angebot anfordern' }),
            promptBox('logInPopupBox', {
              nl: 'Bij inhoud voor leden',
              en: 'Beside content for members',
              de: 'Neben Inhalten für Mitglieder',
            }),
            promptBox('signUpBox', { nl: 'Account aanvragen', en: 'Request an account', de: 'Konto anfordern' }),
            loginBox(),
          ],
        },
        {
          label: { nl: 'Formulieren en privacy', en: 'Forms and privacy', de: 'Formulare und Datenschutz' },
          fields: [
            {
              ...email(
                'formRecipient',
                { nl: 'Ontvanger van formulieren', en: 'Recipient of forms', de: 'Empfänger der Formulare' },
                { description: hints.formRecipient },
              ),
              access: { read: forEditors, update: byAdministrators },
            },
            richText(
              'avgText',
              { nl: 'Tekst onder formulieren', en: 'Text below forms', de: 'Text unter Formularen' },
              { localized: true, description: hints.avgText },
            ),
            {
              name: 'privacyPolicy',
              type: 'group',
              label: { nl: 'Privacybeleid', en: 'Privacy policy', de: 'Datenschutzerklärung' },
              localized: true,
              fields: [
                text(
                  'label',
                  { nl: 'Tekst bij het vakje', en: 'Text beside the checkbox', de: 'Text neben dem Kästchen' },
                  { description: notOnSite },
                ),
                text(
                  'linkText',
                  { nl: 'Tekst van de link', en: 'Text of the link', de: 'Text des Links' },
                  { description: notOnSite },
                ),
                relation('page', { nl: 'Pagina', en: 'Page', de: 'Seite' }, 'pages', { description: hints.policy }),
              ],
            },
            relation(
              'samplesPage',
              { nl: 'Pagina om stalen aan te vragen', en: 'Page for sample requests', de: 'Seite für Musteranfragen' },
              'pages',
              { description: hints.samplesPage },
            ),
            relation(
              'damagePage',
              {
                nl: 'Pagina om schade of een klacht te melden',
                en: 'Page to report damage or a complaint',
                de: 'Seite, um Schaden oder Reklamation zu melden',
              },
              'pages',
              { description: hints.damagePage },
            ),
            {
              name: 'allowedEmbedHosts',
              type: 'text',
              label: {
                nl: 'Toegestane hosts voor insluiten',
                en: 'Allowed hosts for embeds',
                de: 'Erlaubte Hosts für Einbettungen',
              },
              hasMany: true,
              defaultValue: initialEmbedHosts,
              maxRows: limits.rows,
              maxLength: limits.line,
              validate: validateHostNames,
              access: { create: byAdministrators, update: byAdministrators },
              admin: {
                description: {
                  nl: 'Alleen van deze hosts mogen HTML-blokken en filmblokken iets tonen, en pas na toestemming van de bezoeker.',
                  en: 'HTML and video blocks can only show content from these hosts, and only after the visitor’s consent.',
                  de: 'Nur von diesen Hosts dürfen HTML- und Filmblöcke etwas zeigen, und erst nach Zustimmung der Besucher.',
                },
              },
            },
          ],
        },
      ],
    },
  ],
};
