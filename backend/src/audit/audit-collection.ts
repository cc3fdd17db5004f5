import type { Access, CollectionConfig, TextField } from 'payload';
import { roleLabels } from '../account/role-labels.ts';
import { type AdminRole, isAdministrator } from '../platform/access/roles.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';
import { wholeNumber } from '../platform/payload/fields/number-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label, labelFor } from '../platform/payload/label.ts';
import { type AuditAction, type AuditKind, theSystem } from './audit.ts';

const administrators: Access = ({ req }) => isAdministrator(req.user);
const nobody: Access = () => false;

const actions: Record<AuditAction, Label> = {
  read: { nl: 'Gelezen', en: 'Read', de: 'Gelesen' },
  export: { nl: 'Geëxporteerd', en: 'Exported', de: 'Exportiert' },
  download: { nl: 'Bestand gedownload', en: 'File downloaded', de: 'Datei heruntergeladen' },
  delete: { nl: 'Verwijderd', en: 'Deleted', de: 'Gelöscht' },
  retention: { nl: 'Bewaartermijn verstreken', en: 'Retention ended', de: 'Aufbewahrungsfrist abgelaufen' },
  register: { nl: 'Account aangevraagd', en: 'Account requested', de: 'Konto beantragt' },
  activate: { nl: 'Geactiveerd', en: 'Activated', de: 'Aktiviert' },
  approve: { nl: 'Goedgekeurd', en: 'Approved', de: 'Freigegeben' },
  withdraw: { nl: 'Goedkeuring ingetrokken', en: 'Approval withdrawn', de: 'Freigabe zurückgenommen' },
  disable: { nl: 'Geblokkeerd', en: 'Disabled', de: 'Gesperrt' },
  enable: { nl: 'Blokkering opgeheven', en: 'Enabled again', de: 'Entsperrt' },
  logIn: { nl: 'Ingelogd', en: 'Logged in', de: 'Angemeldet' },
  logInFailed: { nl: 'Inloggen mislukt', en: 'Log-in failed', de: 'Anmeldung fehlgeschlagen' },
  lockOut: { nl: 'Tijdelijk geweigerd na te veel pogingen', en: 'Temporarily locked out', de: 'Vorübergehend ausgesperrt' },
  passwordChange: { nl: 'Wachtwoord gewijzigd', en: 'Password changed', de: 'Passwort geändert' },
  passwordReset: { nl: 'Wachtwoord opnieuw ingesteld', en: 'Password reset', de: 'Passwort zurückgesetzt' },
  logOut: { nl: 'Uitgelogd', en: 'Logged out', de: 'Abgemeldet' },
  endSession: {
    nl: 'Op een ander apparaat uitgelogd',
    en: 'Logged out on another device',
    de: 'Auf einem anderen Gerät abgemeldet',
  },
  tokenReuse: {
    nl: 'Sessie beëindigd: mogelijk gestolen',
    en: 'Session ended: possibly stolen',
    de: 'Sitzung beendet: möglicherweise gestohlen',
  },
  make: { nl: 'Account gemaakt', en: 'Account created', de: 'Konto angelegt' },
  invite: { nl: 'Uitgenodigd', en: 'Invited', de: 'Eingeladen' },
  roleChange: { nl: 'Rol gewijzigd', en: 'Role changed', de: 'Rolle geändert' },
  secondFactorOn: {
    nl: 'Tweestapsverificatie ingeschakeld',
    en: 'Two-step verification turned on',
    de: 'Zwei-Faktor-Anmeldung eingeschaltet',
  },
  secondFactorOff: {
    nl: 'Tweestapsverificatie uitgeschakeld',
    en: 'Two-step verification turned off',
    de: 'Zwei-Faktor-Anmeldung ausgeschaltet',
  },
  recoveryCode: { nl: 'Herstelcode gebruikt', en: 'Recovery code used', de: 'Wiederherstellungscode benutzt' },
  connectionMade: { nl: 'Koppeling gemaakt', en: 'Connection created', de: 'Anbindung angelegt' },
  connectionChanged: { nl: 'Koppeling gewijzigd', en: 'Connection changed', de: 'Anbindung geändert' },
  connectionRemoved: { nl: 'Koppeling verwijderd', en: 'Connection deleted', de: 'Anbindung gelöscht' },
  addressChange: { nl: 'E-mailadres gewijzigd', en: 'Email address changed', de: 'E-Mail-Adresse geändert' },
};

const kinds: Record<AuditKind, Label> = {
  submissions: { nl: 'Inzendingen', en: 'Submissions', de: 'Einsendungen' },
  quoteRequests: { nl: 'Offerteaanvragen', en: 'Quote requests', de: 'Angebotsanfragen' },
  subscribers: { nl: 'Nieuwsbriefabonnees', en: 'Newsletter subscribers', de: 'Newsletter-Abonnenten' },
  members: { nl: 'Leden', en: 'Members', de: 'Mitglieder' },
  users: { nl: 'Gebruikers', en: 'Users', de: 'Benutzer' },
  connections: { nl: 'Koppelingen', en: 'Connections', de: 'Anbindungen' },
};

const system: Label = { nl: 'Het systeem', en: 'The system', de: 'Das System' };
const list: Label = { nl: 'Lijst', en: 'List', de: 'Liste' };

/** Shows a stored constant as a label in the language of the reader. */
const readAs = (field: TextField, stored: string | null, label: Label): TextField => ({
  ...field,
  hooks: { afterRead: [({ value, req }) => ((value ?? null) === stored ? labelFor(req, label) : value)] },
});

/** Shows the roles of a change in the language of the reader. */
const nameRoles = (field: TextField): TextField => ({
  ...field,
  hooks: {
    afterRead: [
      ...(field.hooks?.afterRead ?? []),
      ({ value, siblingData, req }) =>
        siblingData.action === 'roleChange' ? withRoleNames(value, (role) => labelFor(req, role)) : value,
    ],
  },
});

/** Returns a subject with the names of roles, which a change of role has after the account: `eva@example.org: editor → sales`. */
function withRoleNames(subject: unknown, label: (role: Label) => string): unknown {
  const [, account, before, after] = /^(.*): (\w+) → (\w+)$/.exec(String(subject)) ?? [];
  const nameOf = (role = '') => (Object.hasOwn(roleLabels.roles, role) ? label(roleLabels.roles[role as AdminRole]) : role);
  return account ? `${account}: ${nameOf(before)} → ${nameOf(after)}` : subject;
}

/** Audit log of access to data of visitors and of changes to accounts (SEC-08, SEC-10). Only code writes it. */
export const auditCollection: CollectionConfig = {
  slug: 'audit-log',
  labels: {
    singular: { nl: 'Regel van het logboek', en: 'Log entry', de: 'Protokolleintrag' },
    plural: { nl: 'Logboek van inzage', en: 'Access log', de: 'Zugriffsprotokoll' },
  },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    group: adminGroups.people,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'actor', 'action', 'kind', 'subject', 'count'],
    listSearchableFields: ['actor', 'subject'],
    hidden: ({ user }) => !isAdministrator(user as never),
    description: {
      nl: 'Wie las, exporteerde of verwijderde wat bezoekers hebben ingezonden, en wat er met accounts gebeurde. Regels worden twee jaar bewaard.',
      en: 'Records who read, exported or deleted data of visitors, and changes to accounts. Entries are kept for two years.',
      de: 'Wer gelesen, exportiert oder gelöscht hat, was Besucher gesendet haben, und was mit Konten geschah. Einträge bleiben zwei Jahre.',
    },
  },
  fields: [
    readAs(text('actor', { nl: 'Wie', en: 'Who', de: 'Wer' }, { required: true }), theSystem, system),
    choice('action', { nl: 'Wat', en: 'What', de: 'Was' }, actions, { required: true }),
    choice('kind', { nl: 'Waarvan', en: 'Of what', de: 'Wovon' }, kinds, { required: true }),
    nameRoles(readAs(text('subject', { nl: 'Welke', en: 'Which', de: 'Welche' }, { index: true }), null, list)),
    wholeNumber('count', { nl: 'Aantal', en: 'Number', de: 'Anzahl' }, { min: 0, max: 1_000_000_000 }),
  ],
};
