import { pathOfUri } from '@plantsoen/contract/paths.ts';
import type { CollectionConfig, Field, TextField } from 'payload';
import { loggedAccess } from '../audit/logged-access.ts';
import { forEditors, readByEditors } from '../platform/access/collection-access.ts';
import { choice, site } from '../platform/payload/fields/choice-fields.ts';
import { moment } from '../platform/payload/fields/moment-field.ts';
import { email, longText, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { exportSubscribers } from './export-subscribers.ts';

/** Page on which a visitor signed up, as a path. */
const onPage: TextField = {
  ...text('page', { nl: 'Op pagina', en: 'On page', de: 'Auf der Seite' }, { maxLength: limits.url }),
  hooks: { afterRead: [({ value }) => value && pathOfUri(value)] },
};

/** Returns a field that is hidden from users. */
const unseen = (field: Field): Field => ({ ...field, admin: { hidden: true }, access: { read: () => false } }) as Field;

/**
 * Subscribers of the newsletter, with the proof of their consent. Only visitors sign up, confirm and unsubscribe; editors read,
 * and erase on request.
 */
export const subscribersCollection: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: { nl: 'Nieuwsbriefabonnee', en: 'Newsletter subscriber', de: 'Newsletter-Abonnent' },
    plural: { nl: 'Nieuwsbriefabonnees', en: 'Newsletter subscribers', de: 'Newsletter-Abonnenten' },
  },
  access: readByEditors,
  defaultSort: '-requestedAt',
  disableDuplicate: true,
  admin: {
    group: adminGroups.people,
    useAsTitle: 'email',
    components: { beforeListTable: ['/components/newsletter/subscriber-export.tsx#SubscriberExport'] },
    defaultColumns: ['email', 'firstName', 'lastName', 'site', 'state', 'requestedAt'],
    listSearchableFields: ['email', 'lastName'],
    description: {
      nl: 'Wie zich op de website heeft aangemeld. Alleen wie per mail heeft bevestigd krijgt de nieuwsbrief.',
      en: 'Visitors who signed up on the website. Only those who confirmed by email receive the newsletter.',
      de: 'Wer sich auf der Website angemeldet hat. Nur wer per E-Mail bestätigt hat, erhält den Newsletter.',
    },
  },
  endpoints: [exportSubscribers],
  hooks: loggedAccess<{ id: number }>('subscribers', ({ id }) => String(id)),
  fields: [
    email('email', { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' }),
    text('firstName', { nl: 'Voornaam', en: 'First name', de: 'Vorname' }),
    text('lastName', { nl: 'Achternaam', en: 'Last name', de: 'Nachname' }),
    site(),
    choice(
      'state',
      { nl: 'Stand', en: 'State', de: 'Stand' },
      {
        pending: { nl: 'Nog niet bevestigd', en: 'Not confirmed yet', de: 'Noch nicht bestätigt' },
        confirmed: { nl: 'Bevestigd', en: 'Confirmed', de: 'Bestätigt' },
        ended: { nl: 'Afgemeld', en: 'Unsubscribed', de: 'Abgemeldet' },
      },
      { required: true },
    ),
    moment('requestedAt', { nl: 'Aangemeld op', en: 'Signed up on', de: 'Angemeldet am' }),
    moment('confirmedAt', { nl: 'Bevestigd op', en: 'Confirmed on', de: 'Bestätigt am' }),
    moment('endedAt', { nl: 'Afgemeld op', en: 'Unsubscribed on', de: 'Abgemeldet am' }),
    longText('consent', { nl: 'Akkoord met', en: 'Agreed to', de: 'Zugestimmt' }),
    onPage,
    text('requestedFrom', { nl: 'Aangemeld vanaf', en: 'Signed up from', de: 'Angemeldet von' }, { readableBy: forEditors }),
    text('confirmedFrom', { nl: 'Bevestigd vanaf', en: 'Confirmed from', de: 'Bestätigt von' }, { readableBy: forEditors }),
    unseen({ name: 'confirmHash', type: 'text', index: true }),
    unseen({ name: 'confirmUntil', type: 'date' }),
  ],
};
