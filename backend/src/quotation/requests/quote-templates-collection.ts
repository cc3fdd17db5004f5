import type { CollectionConfig } from 'payload';
import { adminContentAccess } from '../../platform/access/collection-access.ts';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import { key } from '../../platform/payload/fields/key-field.ts';
import { position } from '../../platform/payload/fields/number-fields.ts';
import { longText, text } from '../../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../../platform/payload/label.ts';
import { limits } from '../../platform/payload/limits.ts';
import { answerLimits } from './answer-input.ts';
import { placeholderNames } from './fill-template.ts';
import { statusLabels } from './request-status.ts';

const names = placeholderNames.map((name) => `{${name}}`).join(' ');

const hints = {
  subject: {
    nl: 'Onderwerp van de e-mail; dezelfde woorden tussen accolades als in de tekst worden ingevuld.',
    en: 'Subject of the email; the same words in braces as in the text are filled in.',
    de: 'Betreff der E-Mail; dieselben Wörter in geschweiften Klammern wie im Text werden ausgefüllt.',
  },
  statusAfter: {
    nl: 'Krijgt de aanvraag zodra het antwoord is verstuurd, tenzij ze al verder is.',
    en: 'The request gets it once the answer is sent, unless it is further already.',
    de: 'Erhält die Anfrage, sobald die Antwort gesendet ist, sofern sie nicht schon weiter ist.',
  },
} satisfies Record<string, Label>;

/** Templates of answers to quote requests, with a text in each language (EDT-12). */
export const quoteTemplatesCollection: CollectionConfig = {
  slug: 'quoteTemplates',
  labels: {
    singular: { nl: 'Sjabloon voor offertes', en: 'Quote template', de: 'Angebotsvorlage' },
    plural: { nl: 'Sjablonen voor offertes', en: 'Quote templates', de: 'Angebotsvorlagen' },
  },
  access: adminContentAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.sales,
    useAsTitle: 'name',
    defaultColumns: ['name', 'subject', 'statusAfter', 'position'],
  },
  fields: [
    text('name', { nl: 'Naam', en: 'Name', de: 'Name' }, { required: true, maxLength: limits.key }),
    text(
      'subject',
      { nl: 'Onderwerp', en: 'Subject', de: 'Betreff' },
      { required: true, localized: true, maxLength: answerLimits.subject, description: hints.subject },
    ),
    longText(
      'text',
      { nl: 'Tekst', en: 'Text', de: 'Text' },
      {
        required: true,
        localized: true,
        maxLength: answerLimits.text,
        description: {
          nl: `Automatisch: ${names}. Andere woorden tussen accolades vult u zelf in.`,
          en: `Automatic: ${names}. Replace other words in braces in each answer.`,
          de: `Automatisch: ${names}. Andere Wörter in Klammern ersetzen Sie selbst.`,
        },
      },
    ),
    choice(
      'statusAfter',
      { nl: 'Status na versturen', en: 'Status after sending', de: 'Status nach dem Senden' },
      { offered: statusLabels.offered, answered: statusLabels.answered },
      { required: true, initial: 'offered', sidebar: true, description: hints.statusAfter },
    ),
    checkbox(
      'hasPrices',
      { nl: 'Richtprijzen in de PDF', en: 'Guide prices in the PDF', de: 'Richtpreise im PDF' },
      {
        sidebar: true,
        description: {
          nl: 'De prijzen van de dag van de aanvraag. Zonder vinkje toont de PDF geen prijzen.',
          en: 'The prices on the day of the request. If not ticked, the PDF shows no prices.',
          de: 'Die Preise am Tag der Anfrage. Ohne Häkchen zeigt das PDF keine Preise.',
        },
      },
    ),
    position(),
    key(),
  ],
};
