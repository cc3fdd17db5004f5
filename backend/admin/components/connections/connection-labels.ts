import type { Label } from '../../../src/platform/payload/label.ts';
import type { FeedKeyAnswer } from '../../../src/products/feed/feed-key-endpoints.ts';
import type { DeliveryState, WebhookEvent, WebhookProblem } from '../../../src/webhooks/webhook-event.ts';
import type { TargetProblem } from '../../../src/webhooks/webhook-targets.ts';

/** Texts of the view of connections. */
export const connectionLabels = {
  title: { nl: 'Koppelingen', en: 'Connections', de: 'Schnittstellen' },
  intro: {
    nl: 'Webhooks melden andere systemen wat er gebeurt, zonder persoonsgegevens. Met een prijssleutel leest een ander systeem de productfeed met prijzen.',
    en: 'Webhooks tell other systems what happens, without personal data. With a key for prices, another system reads the product feed with prices.',
    de: 'Webhooks melden anderen Systemen, was geschieht, ohne personenbezogene Daten. Mit einem Preisschlüssel liest ein anderes System den Produktfeed mit Preisen.',
  },
  webhooks: { nl: 'Webhooks', en: 'Webhooks', de: 'Webhooks' },
  noWebhooks: { nl: 'Er zijn nog geen webhooks.', en: 'There are no webhooks yet.', de: 'Es gibt noch keine Webhooks.' },
  add: { nl: 'Webhook toevoegen', en: 'Add a webhook', de: 'Webhook hinzufügen' },
  name: { nl: 'Naam', en: 'Name', de: 'Name' },
  url: { nl: 'Adres (https)', en: 'Address (https)', de: 'Adresse (https)' },
  events: { nl: 'Gebeurtenissen', en: 'Events', de: 'Ereignisse' },
  isEnabled: { nl: 'Ingeschakeld', en: 'Enabled', de: 'Aktiviert' },
  state: { nl: 'Status', en: 'State', de: 'Status' },
  on: { nl: 'Aan', en: 'On', de: 'Ein' },
  off: { nl: 'Uit', en: 'Off', de: 'Aus' },
  actions: { nl: 'Acties', en: 'Actions', de: 'Aktionen' },
  edit: { nl: 'Bewerken', en: 'Edit', de: 'Bearbeiten' },
  test: { nl: 'Test versturen', en: 'Send a test', de: 'Test senden' },
  tested: {
    nl: 'De test is onderweg. De uitkomst staat onder Leveringen.',
    en: 'The test is on its way. Its result appears under Deliveries.',
    de: 'Der Test ist unterwegs. Das Ergebnis steht unter Zustellungen.',
  },
  rotate: { nl: 'Nieuw geheim', en: 'New secret', de: 'Neues Geheimnis' },
  rotateNote: {
    nl: 'Berichten krijgen het nieuwe geheim, en nog 24 uur ook het oude.',
    en: 'Messages are signed with the new secret, and for 24 hours with the old one too.',
    de: 'Nachrichten werden mit dem neuen Geheimnis signiert, und noch 24 Stunden auch mit dem alten.',
  },
  delete: { nl: 'Verwijderen', en: 'Delete', de: 'Löschen' },
  deleteNote: {
    nl: 'De webhook en zijn leveringen worden definitief verwijderd.',
    en: 'The webhook and its deliveries are deleted permanently.',
    de: 'Der Webhook und seine Zustellungen werden endgültig gelöscht.',
  },
  save: { nl: 'Bewaar', en: 'Save', de: 'Speichern' },
  cancel: { nl: 'Annuleren', en: 'Cancel', de: 'Abbrechen' },
  secretNote: {
    nl: 'Kopieer het geheim nu en bewaar het veilig. Het wordt niet opnieuw getoond.',
    en: 'Copy the secret now and store it safely. It is not shown again.',
    de: 'Kopieren Sie das Geheimnis jetzt und bewahren Sie es sicher auf. Es wird nicht noch einmal angezeigt.',
  },
  keyNote: {
    nl: 'Kopieer de sleutel nu: hij wordt niet opnieuw getoond. Het andere systeem stuurt hem mee als “Authorization: Bearer” met de sleutel.',
    en: 'Copy the key now: it is not shown again. The other system sends it as “Authorization: Bearer” with the key.',
    de: 'Kopieren Sie den Schlüssel jetzt: Er wird nicht noch einmal angezeigt. Das andere System sendet ihn als „Authorization: Bearer“ mit dem Schlüssel.',
  },
  copy: { nl: 'Kopiëren', en: 'Copy', de: 'Kopieren' },
  copied: { nl: 'Gekopieerd.', en: 'Copied.', de: 'Kopiert.' },
  failed: {
    nl: 'Dat is niet gelukt. Controleer de verbinding en probeer het opnieuw.',
    en: 'That did not work. Check the connection and try again.',
    de: 'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  deliveries: { nl: 'Leveringen', en: 'Deliveries', de: 'Zustellungen' },
  noDeliveries: { nl: 'Er zijn geen leveringen.', en: 'There are no deliveries.', de: 'Es gibt keine Zustellungen.' },
  all: { nl: 'De laatste 100', en: 'The latest 100', de: 'Die letzten 100' },
  onlyFailed: { nl: 'Alleen mislukte', en: 'Failed ones only', de: 'Nur fehlgeschlagene' },
  time: { nl: 'Tijd', en: 'Time', de: 'Zeit' },
  event: { nl: 'Gebeurtenis', en: 'Event', de: 'Ereignis' },
  target: { nl: 'Webhook', en: 'Webhook', de: 'Webhook' },
  answer: { nl: 'Antwoord', en: 'Answer', de: 'Antwort' },
  duration: { nl: 'Duur', en: 'Duration', de: 'Dauer' },
  attempts: { nl: 'Pogingen', en: 'Attempts', de: 'Versuche' },
  replay: { nl: 'Opnieuw versturen', en: 'Send again', de: 'Erneut senden' },
  keys: { nl: 'Prijssleutels', en: 'Keys for prices', de: 'Preisschlüssel' },
  feed: { nl: 'Productfeed', en: 'Product feed', de: 'Produktfeed' },
  noKeys: { nl: 'Er zijn nog geen sleutels.', en: 'There are no keys yet.', de: 'Es gibt noch keine Schlüssel.' },
  keyName: { nl: 'Naam van het systeem', en: 'Name of the system', de: 'Name des Systems' },
  createKey: { nl: 'Sleutel maken', en: 'Create a key', de: 'Schlüssel erstellen' },
  created: { nl: 'Gemaakt', en: 'Created', de: 'Erstellt' },
  lastUsed: { nl: 'Laatst gebruikt', en: 'Last used', de: 'Zuletzt benutzt' },
  never: { nl: 'Nooit', en: 'Never', de: 'Nie' },
  valid: { nl: 'Geldig', en: 'Valid', de: 'Gültig' },
  revoked: { nl: 'Ingetrokken', en: 'Revoked', de: 'Widerrufen' },
  revoke: { nl: 'Intrekken', en: 'Revoke', de: 'Widerrufen' },
  revokeNote: {
    nl: 'Het systeem met deze sleutel leest dan geen prijzen meer.',
    en: 'The system with this key then reads no more prices.',
    de: 'Das System mit diesem Schlüssel liest dann keine Preise mehr.',
  },
} as const satisfies Record<string, Label>;

/** Names of the events in the form and the log. */
export const eventLabels: Record<WebhookEvent | 'webhook.test', Label> = {
  'quote_request.created': { nl: 'Nieuwe offerteaanvraag', en: 'New quote request', de: 'Neue Angebotsanfrage' },
  'submission.created': { nl: 'Nieuwe inzending', en: 'New submission', de: 'Neue Einsendung' },
  'member.activated': { nl: 'Nieuw lid', en: 'New member', de: 'Neues Mitglied' },
  'content.published': { nl: 'Inhoud gepubliceerd', en: 'Content published', de: 'Inhalt veröffentlicht' },
  'content.withdrawn': { nl: 'Inhoud offline gehaald', en: 'Content withdrawn', de: 'Inhalt offline genommen' },
  'webhook.test': { nl: 'Proefbericht', en: 'Test message', de: 'Testnachricht' },
};

export const deliveryLabels: Record<DeliveryState, Label> = {
  waiting: { nl: 'Wacht', en: 'Waiting', de: 'Wartet' },
  retrying: { nl: 'Wordt herhaald', en: 'Retrying', de: 'Wird wiederholt' },
  delivered: { nl: 'Afgeleverd', en: 'Delivered', de: 'Zugestellt' },
  failed: { nl: 'Mislukt', en: 'Failed', de: 'Fehlgeschlagen' },
};

/** Reasons for which a delivery failed. */
export const deliveryProblems: Record<WebhookProblem, Label> = {
  address: {
    nl: 'Geweigerd: het adres ligt in een besloten netwerk',
    en: 'Refused: the address is in a private network',
    de: 'Abgelehnt: Die Adresse liegt in einem privaten Netz',
  },
  redirect: {
    nl: 'Geweigerd: het adres verwijst door',
    en: 'Refused: the address redirects',
    de: 'Abgelehnt: Die Adresse leitet weiter',
  },
  status: { nl: 'Het systeem meldt een fout', en: 'The system reports an error', de: 'Das System meldet einen Fehler' },
  timeout: {
    nl: 'Geen antwoord binnen 10 seconden',
    en: 'No answer within 10 seconds',
    de: 'Keine Antwort innerhalb von 10 Sekunden',
  },
  connection: { nl: 'Geen verbinding', en: 'No connection', de: 'Keine Verbindung' },
  disabled: { nl: 'De webhook staat uit', en: 'The webhook is off', de: 'Der Webhook ist ausgeschaltet' },
  secret: {
    nl: 'Het geheim is onleesbaar. Maak een nieuw geheim',
    en: 'The secret cannot be read. Create a new one',
    de: 'Das Geheimnis ist nicht lesbar. Erstellen Sie ein neues',
  },
};

/** Reasons for which a target is not saved. */
export const targetProblemLabels: Record<TargetProblem['reason'], Label> = {
  name: {
    nl: 'Vul een naam in van hoogstens 100 tekens.',
    en: 'Enter a name of up to 100 characters.',
    de: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
  },
  tooMany: {
    nl: 'Er zijn al 20 webhooks. Verwijder er eerst een.',
    en: 'There are already 20 webhooks. Delete one first.',
    de: 'Es gibt bereits 20 Webhooks. Löschen Sie zuerst einen.',
  },
  events: { nl: 'Kies minstens één gebeurtenis.', en: 'Choose at least one event.', de: 'Wählen Sie mindestens ein Ereignis.' },
  url: {
    nl: 'Dit is geen volledig adres. Voorbeeld: https://crm.voorbeeld.nl/webhook',
    en: 'This is not a complete address. Example: https://crm.example.com/webhook',
    de: 'Das ist keine vollständige Adresse. Beispiel: https://crm.beispiel.de/webhook',
  },
  https: {
    nl: 'Het adres moet met https:// beginnen.',
    en: 'The address must begin with https://.',
    de: 'Die Adresse muss mit https:// beginnen.',
  },
  credentials: {
    nl: 'Zet geen gebruikersnaam of wachtwoord in het adres.',
    en: 'Leave user name and password out of the address.',
    de: 'Die Adresse darf keinen Benutzernamen und kein Passwort enthalten.',
  },
  unresolved: {
    nl: 'Deze servernaam bestaat niet. Controleer het adres.',
    en: 'This server name does not exist. Check the address.',
    de: 'Diesen Servernamen gibt es nicht. Prüfen Sie die Adresse.',
  },
  address: {
    nl: 'Dit adres ligt in een besloten netwerk. Gebruik een openbaar adres.',
    en: 'This address is in a private network. Use a public address.',
    de: 'Diese Adresse liegt in einem privaten Netz. Verwenden Sie eine öffentliche Adresse.',
  },
};

/** Reasons for which a key is not created. */
export const keyProblemLabels: Record<Extract<FeedKeyAnswer, { reason: unknown }>['reason'], Label> = {
  name: targetProblemLabels.name,
  tooMany: {
    nl: 'Er zijn al 50 geldige sleutels. Trek er eerst een in.',
    en: 'There are already 50 valid keys. Revoke one first.',
    de: 'Es gibt bereits 50 gültige Schlüssel. Widerrufen Sie zuerst einen.',
  },
};
