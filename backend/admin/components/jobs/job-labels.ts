import type { JobState } from '../../../src/platform/jobs/stored-jobs.ts';
import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of the overview of background jobs. */
export const jobLabels = {
  title: { nl: 'Achtergrondtaken', en: 'Background jobs', de: 'Hintergrundaufgaben' },
  intro: {
    nl: 'Wat de website na een handeling doet, zoals e-mails versturen en de zoekindex bijwerken. Een taak die mislukt, wordt met steeds langere pauzes opnieuw geprobeerd. Wat geslaagd is, staat hier niet.',
    en: 'What the website does after an action, such as sending emails and updating the search index. A failing job is retried with growing pauses. Jobs that succeeded are not listed.',
    de: 'Was die Website nach einer Aktion erledigt, etwa E-Mails senden und den Suchindex aktualisieren. Eine fehlgeschlagene Aufgabe wird mit wachsenden Pausen wiederholt. Erledigte Aufgaben stehen hier nicht.',
  },
  none: { nl: 'Er zijn geen openstaande taken.', en: 'There are no open jobs.', de: 'Es gibt keine offenen Aufgaben.' },
  job: { nl: 'Taak', en: 'Job', de: 'Aufgabe' },
  state: { nl: 'Status', en: 'State', de: 'Status' },
  queuedAt: { nl: 'Sinds', en: 'Since', de: 'Seit' },
  runAt: { nl: 'Volgende poging', en: 'Next attempt', de: 'Nächster Versuch' },
  attempts: { nl: 'Pogingen', en: 'Attempts', de: 'Versuche' },
  error: { nl: 'Laatste fout', en: 'Last error', de: 'Letzter Fehler' },
  actions: { nl: 'Acties', en: 'Actions', de: 'Aktionen' },
  retry: { nl: 'Nu proberen', en: 'Retry now', de: 'Jetzt versuchen' },
  retryAll: {
    nl: 'Alle mislukte taken nu proberen',
    en: 'Retry all failed jobs now',
    de: 'Alle fehlgeschlagenen jetzt versuchen',
  },
  delete: { nl: 'Verwijderen', en: 'Delete', de: 'Löschen' },
  refresh: { nl: 'Vernieuwen', en: 'Refresh', de: 'Neu laden' },
} as const satisfies Record<string, Label>;

export const stateLabels: Record<JobState, Label> = {
  failed: { nl: 'Mislukt', en: 'Failed', de: 'Fehlgeschlagen' },
  retrying: { nl: 'Wordt herhaald', en: 'Retrying', de: 'Wird wiederholt' },
  running: { nl: 'Bezig', en: 'Running', de: 'Läuft' },
  waiting: { nl: 'Wacht', en: 'Waiting', de: 'Wartet' },
};

/** Names of the jobs, by the name of their kind. */
export const jobNames: Readonly<Record<string, Label>> = {
  'send-mail': { nl: 'E-mail versturen', en: 'Send an email', de: 'E-Mail senden' },
  'send-webhook': { nl: 'Webhook versturen', en: 'Send a webhook', de: 'Webhook senden' },
  'process-account-request': { nl: 'Accountaanvraag verwerken', en: 'Process an account request', de: 'Kontoanfrage bearbeiten' },
  'sign-up-for-newsletter': {
    nl: 'Aanmelding voor de nieuwsbrief doorgeven',
    en: 'Pass on a newsletter sign-up',
    de: 'Newsletter-Anmeldung weitergeben',
  },
  'update-search-index': { nl: 'Zoekindex bijwerken', en: 'Update the search index', de: 'Suchindex aktualisieren' },
  'project-category': {
    nl: 'Producten van een productgroep bijwerken',
    en: 'Update the products of a category',
    de: 'Produkte einer Kategorie aktualisieren',
  },
  'project-products': { nl: 'Producten bijwerken', en: 'Update products', de: 'Produkte aktualisieren' },
  'run-import': { nl: 'Bestand importeren', en: 'Import a file', de: 'Datei importieren' },
  'send-quote-answer': {
    nl: 'Antwoord op een offerteaanvraag versturen',
    en: 'Send an answer to a quote request',
    de: 'Antwort auf eine Angebotsanfrage senden',
  },
  'remove-demo-content': { nl: 'Demo-inhoud verwijderen', en: 'Remove demo content', de: 'Demo-Inhalte entfernen' },
  'run-scheduled-publications': {
    nl: 'Geplande publicaties uitvoeren',
    en: 'Run scheduled publications',
    de: 'Geplante Veröffentlichungen ausführen',
  },
  'apply-due-prices': { nl: 'Geplande prijzen laten ingaan', en: 'Apply planned prices', de: 'Geplante Preise anwenden' },
  'remind-advisers': {
    nl: 'Herinneren aan onbeantwoorde offerteaanvragen',
    en: 'Remind of unanswered quote requests',
    de: 'An unbeantwortete Angebotsanfragen erinnern',
  },
  'discontinue-due-products': {
    nl: 'Geplande producten laten vervallen',
    en: 'Discontinue planned products',
    de: 'Geplante Produkte einstellen',
  },
  'note-translations': { nl: 'Vertalingen vergelijken', en: 'Compare translations', de: 'Übersetzungen vergleichen' },
  'delete-expired-submissions': {
    nl: 'Verlopen inzendingen verwijderen',
    en: 'Delete expired submissions',
    de: 'Abgelaufene Einsendungen löschen',
  },
  'delete-expired-accounts': {
    nl: 'Verlopen accounts verwijderen',
    en: 'Delete expired accounts',
    de: 'Abgelaufene Konten löschen',
  },
  'delete-expired-subscriptions': {
    nl: 'Verlopen nieuwsbriefaanmeldingen verwijderen',
    en: 'Delete expired newsletter subscriptions',
    de: 'Abgelaufene Newsletter-Anmeldungen löschen',
  },
  'delete-expired-imports': { nl: 'Oude importen verwijderen', en: 'Delete old imports', de: 'Alte Importe löschen' },
  'delete-expired-mails': { nl: 'Oude e-mails verwijderen', en: 'Delete old emails', de: 'Alte E-Mails löschen' },
  'delete-expired-changes': {
    nl: 'Oude wijzigingsberichten verwijderen',
    en: 'Delete old change messages',
    de: 'Alte Änderungsmeldungen löschen',
  },
  'delete-expired-activity': {
    nl: 'Oude regels van het logboek van wijzigingen verwijderen',
    en: 'Delete old entries of the activity log',
    de: 'Alte Einträge des Änderungsprotokolls löschen',
  },
  'delete-expired-webhooks': {
    nl: 'Oude leveringen van webhooks verwijderen',
    en: 'Delete old deliveries of webhooks',
    de: 'Alte Zustellungen von Webhooks löschen',
  },
  'delete-expired-trash': {
    nl: 'De prullenbak legen van wat zijn termijn heeft gehad',
    en: 'Delete expired entries of the trash',
    de: 'Abgelaufene Inhalte des Papierkorbs löschen',
  },
  'delete-expired-form-tokens': {
    nl: 'Verlopen formulierbeveiliging verwijderen',
    en: 'Delete expired form protection',
    de: 'Abgelaufenen Formularschutz löschen',
  },
  'delete-expired-quotations': {
    nl: 'Verlopen offertelijsten verwijderen',
    en: 'Delete expired quotation lists',
    de: 'Abgelaufene Angebotslisten löschen',
  },
  'delete-expired-sessions': {
    nl: 'Verlopen sessies verwijderen',
    en: 'Delete expired sessions',
    de: 'Abgelaufene Sitzungen löschen',
  },
  'delete-expired-handoffs': {
    nl: 'Verlopen domeinwissels verwijderen',
    en: 'Delete expired domain handoffs',
    de: 'Abgelaufene Domainwechsel löschen',
  },
  'delete-expired-searches': { nl: 'Oude zoekopdrachten verwijderen', en: 'Delete old searches', de: 'Alte Suchen löschen' },
  'delete-expired-site-assets': {
    nl: 'Bestanden van oude versies van de site verwijderen',
    en: 'Delete assets of earlier builds of the site',
    de: 'Dateien früherer Versionen der Website löschen',
  },
  'delete-expired-jobs': {
    nl: 'Oude mislukte taken verwijderen',
    en: 'Delete old failed jobs',
    de: 'Alte fehlgeschlagene Aufgaben löschen',
  },
};
