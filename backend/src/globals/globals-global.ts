import type { GlobalConfig, TextFieldManyValidation } from 'payload';
import { byAdministrators, forEditors, globalAccess } from '../platform/access/collection-access.ts';
import { relation, relations, upload } from '../platform/payload/fields/relation-fields.ts';
import { email, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';
import { companyData, socialMedia } from './company-fields.ts';
import { loginBox, promptBox } from './prompt-fields.ts';
import { topNavigation } from './top-navigation-field.ts';

const validateHostNames: TextFieldManyValidation = (hosts) =>
  (hosts ?? []).every((host) => /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(host)) || 'www.example.org';

/** Embed hosts of a new installation: the video player that sets no cookies. */
const initialEmbedHosts = ['www.youtube-nocookie.com'];

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
            upload('logo', { nl: 'Logo', en: 'Logo', de: 'Logo' }),
            upload('darkLogo', { nl: 'Donker logo', en: 'Dark logo', de: 'Dunkles Logo' }),
            upload('mark', { nl: 'Beeldmerk', en: 'Mark', de: 'Bildmarke' }),
            upload('headerImagePlaceholder', {
              nl: 'Vervangende paginakop',
              en: 'Placeholder for heroes',
              de: 'Ersatz für Seitenköpfe',
            }),
            relations(
              'stripProducts',
              { nl: 'Producten in de voettekst', en: 'Products in the footer', de: 'Produkte in der Fußzeile' },
              'products',
              {
                maxRows: 12,
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
              ...email('formRecipient', {
                nl: 'Ontvanger van formulieren',
                en: 'Recipient of forms',
                de: 'Empfänger der Formulare',
              }),
              access: { read: forEditors, update: byAdministrators },
            },
            richText(
              'avgText',
              { nl: 'Tekst onder formulieren', en: 'Text below forms', de: 'Text unter Formularen' },
              { localized: true },
            ),
            {
              name: 'privacyPolicy',
              type: 'group',
              label: { nl: 'Privacybeleid', en: 'Privacy policy', de: 'Datenschutzerklärung' },
              localized: true,
              fields: [
                text('label', { nl: 'Tekst bij het vakje', en: 'Text beside the checkbox', de: 'Text neben dem Kästchen' }),
                text('linkText', { nl: 'Tekst van de link', en: 'Text of the link', de: 'Text des Links' }),
                relation('page', { nl: 'Pagina', en: 'Page', de: 'Seite' }, 'pages'),
              ],
            },
            relation(
              'samplesPage',
              { nl: 'Pagina om stalen aan te vragen', en: 'Page for sample requests', de: 'Seite für Musteranfragen' },
              'pages',
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
