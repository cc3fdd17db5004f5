import type { Field, GroupField, SelectField } from 'payload';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import { wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { isAllowedUrl } from '../../platform/payload/fields/url-field.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { limits } from '../../platform/payload/limits.ts';
import { linkedEntryCollections } from '../../platform/payload/rich-text/editor.ts';
import { positions } from '../fields/admin-parts.ts';
import { folded } from '../fields/field-frame.ts';
import { formHtml, formText, inEachLanguage, standardText } from '../fields/form-texts.ts';
import { formLimits } from './form-limits.ts';

const addressHint: Label = {
  nl: '/pad/ binnen deze website, of een volledig adres (https://…)',
  en: '/path/ within this website, or a full address (https://…)',
  de: '/pfad/ innerhalb dieser Website oder eine vollständige Adresse (https://…)',
};

const isAddress = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value) || (/^https?:/.test(value) && isAllowedUrl(value));

const newsletterHint: Label = {
  nl: 'Nieuwsbrief: wie het akkoordveld met de technische naam newsletter aanvinkt, wordt aangemeld.',
  en: 'Newsletter: visitors who tick the agreement with the handle "newsletter" are subscribed.',
  de: 'Newsletter: Wer die Zustimmung mit dem technischen Namen newsletter ankreuzt, wird angemeldet.',
};

const severalPages = {
  description: { nl: 'Alleen bij meer dan één pagina.', en: 'Only with several pages.', de: 'Nur bei mehreren Seiten.' },
};

const redirectHint: Label = {
  nl: 'Zolang dit niet online staat, komt de bezoeker op de startpagina.',
  en: 'Until this is published, visitors get to the home page.',
  de: 'Solange dies nicht online ist, gelangen Besucher auf die Startseite.',
};

const leadsTo =
  (action: string) =>
  (_: unknown, { submitAction }: { submitAction?: string }) =>
    submitAction === action;

const display: Field[] = [
  checkbox('displayFormTitle', { nl: 'Titel tonen', en: 'Show the title', de: 'Titel zeigen' }, { on: true }),
  checkbox(
    'displayPageTabs',
    { nl: 'Pagina’s als tabbladen', en: 'Pages as tabs', de: 'Seiten als Registerkarten' },
    severalPages,
  ),
  checkbox(
    'displayCurrentPageTitle',
    { nl: 'Naam van de pagina tonen', en: 'Show the name of the page', de: 'Name der Seite zeigen' },
    severalPages,
  ),
  checkbox('displayPageProgress', { nl: 'Voortgang tonen', en: 'Show progress', de: 'Fortschritt zeigen' }, severalPages),
  choice(
    'progressPosition',
    { nl: 'Plaats van de voortgang', en: 'Position of the progress', de: 'Position des Fortschritts' },
    {
      start: { nl: 'Boven het formulier', en: 'Above the form', de: 'Über dem Formular' },
      end: { nl: 'Onder het formulier', en: 'Below the form', de: 'Unter dem Formular' },
    },
    { initial: 'end' },
  ),
  choice(
    'defaultLabelPosition',
    { nl: 'Plaats van opschriften', en: 'Position of labels', de: 'Position der Beschriftungen' },
    positions,
    { initial: 'aboveInput' },
  ),
  choice(
    'defaultInstructionsPosition',
    { nl: 'Plaats van uitleg', en: 'Position of instructions', de: 'Position der Hinweise' },
    positions,
    { initial: 'belowInput' },
  ),
];

const redirectUrl = formText(
  'redirectUrl',
  { nl: 'Adres, per taal', en: 'Address, per language', de: 'Adresse, je Sprache' },
  {
    maxLength: limits.url,
    description: addressHint,
    validate: inEachLanguage(
      (value, { req }) => !value || (value.length <= limits.url && isAddress(value)) || labelFor(req, addressHint),
    ),
  },
);

const afterSending: Field[] = [
  choice(
    'submitAction',
    { nl: 'Na het verzenden', en: 'After sending', de: 'Nach dem Senden' },
    {
      message: { nl: 'Een bericht tonen', en: 'Show a message', de: 'Eine Nachricht zeigen' },
      entry: { nl: 'Naar een onderdeel van de website', en: 'Go to an entry of the website', de: 'Zu einem Inhalt der Website' },
      url: { nl: 'Naar een adres', en: 'Go to an address', de: 'Zu einer Adresse' },
      reload: { nl: 'De pagina opnieuw laden', en: 'Reload the page', de: 'Die Seite neu laden' },
    },
    { initial: 'message' },
  ),
  formHtml(
    'submitActionMessageHtml',
    { nl: 'Bericht (HTML)', en: 'Message (HTML)', de: 'Nachricht (HTML)' },
    { description: standardText },
  ),
  checkbox(
    'submitActionFormHide',
    { nl: 'Formulier daarna verbergen', en: 'Hide the form then', de: 'Formular danach ausblenden' },
    { on: true },
  ),
  wholeNumber(
    'submitActionMessageTimeout',
    {
      nl: 'Bericht verdwijnt na (seconden; 0: blijft)',
      en: 'Message disappears after (seconds; 0: never)',
      de: 'Nachricht verschwindet nach (Sekunden; 0: bleibt)',
    },
    { min: 0, max: formLimits.messageTimeout },
    { initial: 0 },
  ),
  {
    name: 'redirectEntry',
    type: 'relationship',
    label: { nl: 'Onderdeel', en: 'Entry', de: 'Inhalt' },
    relationTo: [...linkedEntryCollections],
    admin: { condition: leadsTo('entry'), description: redirectHint },
  },
  { ...redirectUrl, admin: { ...redirectUrl.admin, condition: leadsTo('url') } },
  choice(
    'submitActionTab',
    { nl: 'Opent in', en: 'Opens in', de: 'Öffnet sich in' },
    {
      sameTab: { nl: 'Hetzelfde tabblad', en: 'The same tab', de: 'Demselben Tab' },
      newTab: { nl: 'Een nieuw tabblad', en: 'A new tab', de: 'Einem neuen Tab' },
    },
    { initial: 'sameTab' },
  ),
  formHtml(
    'errorMessageHtml',
    {
      nl: 'Melding als het niet lukt (HTML)',
      en: 'Message when sending fails (HTML)',
      de: 'Meldung, wenn es nicht gelingt (HTML)',
    },
    { description: standardText },
  ),
];

const sending: Field[] = [
  choice(
    'submitMethod',
    { nl: 'Verzenden', en: 'Sending', de: 'Senden' },
    {
      ajax: { nl: 'Zonder de pagina te verlaten', en: 'Without leaving the page', de: 'Ohne die Seite zu verlassen' },
      pageReload: { nl: 'Met herladen van de pagina', en: 'With a reload of the page', de: 'Mit Neuladen der Seite' },
    },
    { initial: 'ajax' },
  ),
  choice(
    'loadingIndicator',
    { nl: 'Tijdens het verzenden', en: 'While sending', de: 'Während des Sendens' },
    {
      none: { nl: 'Niets', en: 'Nothing', de: 'Nichts' },
      spinner: { nl: 'Een draaiend teken', en: 'A spinner', de: 'Ein drehendes Zeichen' },
      text: { nl: 'Een tekst', en: 'A text', de: 'Ein Text' },
    },
    { initial: 'spinner' },
  ),
  formText(
    'loadingIndicatorText',
    { nl: 'Tekst daarbij', en: 'Text while sending', de: 'Dessen Text' },
    { description: standardText },
  ),
  checkbox(
    'validationOnSubmit',
    { nl: 'Controleren bij verder en verzenden', en: 'Check on next and send', de: 'Beim Weitergehen und Senden prüfen' },
    { on: true },
  ),
  checkbox(
    'validationOnFocus',
    {
      nl: 'Controleren bij het verlaten van een veld',
      en: 'Check when the visitor leaves a field',
      de: 'Beim Verlassen eines Feldes prüfen',
    },
    { on: true },
  ),
  {
    ...choice(
      'integrations',
      { nl: 'Koppelingen', en: 'Integrations', de: 'Integrationen' },
      {
        captcha: { nl: 'Bescherming tegen robots', en: 'Protection against bots', de: 'Schutz vor Robotern' },
        newsletter: { nl: 'Nieuwsbrief', en: 'Newsletter', de: 'Newsletter' },
      },
      { description: newsletterHint },
    ),
    hasMany: true,
    defaultValue: ['captcha', 'newsletter'],
  } as SelectField,
];

/** Settings for the display and the submission of a form (FRM-01). */
export const settingsField: GroupField = {
  name: 'settings',
  type: 'group',
  label: false as never,
  admin: { hideGutter: true },
  fields: [
    folded({ nl: 'Weergave', en: 'Display', de: 'Darstellung' }, display),
    folded({ nl: 'Na het verzenden', en: 'After sending', de: 'Nach dem Senden' }, afterSending),
    folded({ nl: 'Verzenden en controleren', en: 'Sending and checking', de: 'Senden und Prüfen' }, sending),
  ],
};
