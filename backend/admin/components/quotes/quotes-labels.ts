import type { Label } from '../../../src/platform/payload/label.ts';
import type { RequestTab } from '../../../src/quotation/list-requests.ts';

/** Texts of the list of quote requests and of an opened request. */
export const quotesLabels = {
  title: { nl: 'Offerteaanvragen', en: 'Quote requests', de: 'Angebotsanfragen' },
  openValue: { nl: 'Open', en: 'Open', de: 'Offen' },
  figures: { nl: 'Cijfers', en: 'Figures', de: 'Zahlen' },
  tabs: { nl: 'Soorten aanvragen', en: 'Kinds of requests', de: 'Arten von Anfragen' },
  search: {
    nl: 'Project, organisatie, naam of kenmerk',
    en: 'Project, organisation, name or reference',
    de: 'Projekt, Organisation, Name oder Kennung',
  },
  region: { nl: 'Regio', en: 'Region', de: 'Region' },
  adviser: { nl: 'Adviseur', en: 'Adviser', de: 'Berater' },
  all: { nl: 'Alle', en: 'All', de: 'Alle' },
  none: { nl: 'Niet toegewezen', en: 'Not assigned', de: 'Nicht zugewiesen' },
  filter: { nl: 'Filteren', en: 'Filter', de: 'Filtern' },
  clear: { nl: 'Wis filter', en: 'Clear filter', de: 'Filter löschen' },
  empty: { nl: 'Geen open aanvragen.', en: 'No open requests.', de: 'Keine offenen Anfragen.' },
  noMatch: {
    nl: 'Geen aanvraag past bij dit filter.',
    en: 'No request matches this filter.',
    de: 'Keine Anfrage passt zu diesem Filter.',
  },
  noAdviser: {
    nl: 'Uw account hoort nog niet bij een adviseur. Kies uzelf in uw account. Staat u er niet bij, kies dan “Aan mij toewijzen” bij een aanvraag.',
    en: 'Your account does not belong to an adviser yet. Choose yourself in your account. If you are not listed, choose “Assign to me” in a request.',
    de: 'Ihr Konto gehört noch zu keinem Berater. Wählen Sie sich in Ihrem Konto aus. Wenn Sie dort fehlen, wählen Sie „Mir zuweisen“ in einer Anfrage.',
  },
  account: { nl: 'Naar uw account', en: 'To your account', de: 'Zu Ihrem Konto' },
  request: { nl: 'Aanvraag', en: 'Request', de: 'Anfrage' },
  value: { nl: 'Waarde', en: 'Value', de: 'Wert' },
  age: { nl: 'Oud', en: 'Age', de: 'Alter' },
  status: { nl: 'Status', en: 'Status', de: 'Status' },
  followUp: { nl: 'Opvolgen', en: 'Follow up', de: 'Nachfassen' },
  followUpOn: { nl: 'Opvolgen op', en: 'Follow up on', de: 'Nachfassen am' },
  today: { nl: 'vandaag', en: 'today', de: 'heute' },
  assignToMe: { nl: 'Aan mij toewijzen', en: 'Assign to me', de: 'Mir zuweisen' },
  assign: { nl: 'Toewijzen', en: 'Assign', de: 'Zuweisen' },
  tenderDate: { nl: 'Aanbesteding op', en: 'Tender on', de: 'Vergabe am' },
  withoutProject: { nl: 'Zonder project', en: 'Without a project', de: 'Ohne Projekt' },
  private: { nl: 'Particulier', en: 'Private person', de: 'Privatperson' },
  previous: { nl: 'Vorige', en: 'Previous', de: 'Zurück' },
  next: { nl: 'Volgende', en: 'Next', de: 'Weiter' },
  keys: {
    nl: 'Sneltoetsen: J en K volgende en vorige, R antwoorden, A toewijzen',
    en: 'Shortcuts: J and K next and previous, R answer, A assign',
    de: 'Tastenkürzel: J und K weiter und zurück, R antworten, A zuweisen',
  },
  logged: {
    nl: 'Openen komt in het logboek van inzage.',
    en: 'The access log records opening.',
    de: 'Das Öffnen wird im Zugriffsprotokoll vermerkt.',
  },
  close: { nl: 'Sluiten', en: 'Close', de: 'Schließen' },
  record: { nl: 'Alle gegevens', en: 'All data', de: 'Alle Angaben' },
  gone: { nl: 'Deze aanvraag is er niet meer.', en: 'This request no longer exists.', de: 'Diese Anfrage gibt es nicht mehr.' },
  unassigned: { nl: 'Nog niemand', en: 'Nobody yet', de: 'Noch niemand' },
  lossReason: { nl: 'Reden van verlies', en: 'Reason of loss', de: 'Grund des Verlusts' },
  choose: { nl: 'Kies een reden', en: 'Choose a reason', de: 'Grund wählen' },
  reasonMissing: {
    nl: 'Nog niet bewaard: kies een reden.',
    en: 'Not saved yet: choose a reason.',
    de: 'Noch nicht gespeichert: Wählen Sie einen Grund.',
  },
  dayNotSaved: {
    nl: 'Nog niet bewaard: druk op Enter of verlaat het veld.',
    en: 'Not saved yet: press Enter or leave the field.',
    de: 'Noch nicht gespeichert: Drücken Sie Enter oder verlassen Sie das Feld.',
  },
  dayHasPassed: { nl: 'Deze dag is voorbij.', en: 'This day has passed.', de: 'Dieser Tag ist vorbei.' },
  replaceText: { nl: 'Uw tekst vervangen', en: 'Replace your text', de: 'Ihren Text ersetzen' },
  replacedText: {
    nl: 'De tekst die u hebt getypt, verdwijnt. Een eigen PDF blijft bij het antwoord.',
    en: 'The text that you have typed will be lost. Your own PDF stays with the answer.',
    de: 'Der Text, den Sie geschrieben haben, geht verloren. Eine eigene PDF bleibt bei der Antwort.',
  },
  saved: { nl: 'Bewaard', en: 'Saved', de: 'Gespeichert' },
  failed: {
    nl: 'Dit kon niet worden bewaard. Probeer het opnieuw.',
    en: 'This could not be saved. Try again.',
    de: 'Das konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  },
  visitor: { nl: 'Aanvrager', en: 'Requester', de: 'Anfragende Person' },
  member: { nl: 'lid', en: 'member', de: 'Mitglied' },
  anonymous: {
    nl: 'De gegevens van de aanvrager zijn gewist, na de bewaartermijn of met het account van het lid.',
    en: 'The data of the requester were deleted, after the retention period or with the account of the member.',
    de: 'Die Daten der anfragenden Person wurden gelöscht, nach der Aufbewahrungsfrist oder mit dem Konto des Mitglieds.',
  },
  lines: { nl: 'Lijst', en: 'List', de: 'Liste' },
  noLines: { nl: 'Zonder offertelijst.', en: 'Without a quotation list.', de: 'Ohne Angebotsliste.' },
  product: { nl: 'Product', en: 'Product', de: 'Produkt' },
  amount: { nl: 'Aantal', en: 'Amount', de: 'Anzahl' },
  unitPrice: { nl: 'Richtprijs', en: 'Guide price', de: 'Richtpreis' },
  sum: { nl: 'Samen', en: 'Total', de: 'Summe' },
  netPrices: {
    nl: 'excl. btw, vracht en plaatsing',
    en: 'excl. VAT, freight and installation',
    de: 'ohne MwSt., Fracht und Montage',
  },
  answer: { nl: 'Antwoord', en: 'Answer', de: 'Antwort' },
  template: { nl: 'Sjabloon', en: 'Template', de: 'Vorlage' },
  chooseTemplate: { nl: 'Kies een sjabloon', en: 'Choose a template', de: 'Vorlage wählen' },
  noTemplates: {
    nl: 'Er is nog geen sjabloon in deze taal.',
    en: 'There is no template in this language yet.',
    de: 'In dieser Sprache gibt es noch keine Vorlage.',
  },
  editTemplates: { nl: 'Sjablonen', en: 'Templates', de: 'Vorlagen' },
  noAddress: {
    nl: 'Bij deze aanvraag staat geen e-mailadres.',
    en: 'This request has no email address.',
    de: 'Diese Anfrage hat keine E-Mail-Adresse.',
  },
  to: { nl: 'Aan', en: 'To', de: 'An' },
  subject: { nl: 'Onderwerp', en: 'Subject', de: 'Betreff' },
  text: { nl: 'Tekst', en: 'Text', de: 'Text' },
  preview: { nl: 'Voorbeeld', en: 'Preview', de: 'Vorschau' },
  missing: { nl: 'Nog invullen:', en: 'Still to fill in:', de: 'Noch auszufüllen:' },
  attachments: { nl: 'Bijlagen', en: 'Attachments', de: 'Anhänge' },
  listAttached: {
    nl: 'De lijst van de aanvraag als PDF',
    en: 'The list of the request as a PDF',
    de: 'Die Liste der Anfrage als PDF',
  },
  ownPdf: { nl: 'Eigen offerte (PDF, tot 7 MB)', en: 'Own quote (PDF, up to 7 MB)', de: 'Eigenes Angebot (PDF, bis 7 MB)' },
  removeFile: { nl: 'Weghalen', en: 'Remove', de: 'Entfernen' },
  listReplaced: {
    nl: 'Uw PDF vervangt de lijst. Vink de lijst aan om beide te sturen.',
    en: 'Your PDF replaces the list. Check the list to send both.',
    de: 'Ihre PDF ersetzt die Liste. Wählen Sie die Liste, um beide zu senden.',
  },
  noQuote: {
    nl: 'Zonder eigen PDF gaat er geen offerte mee.',
    en: 'Without an own PDF, no quote is attached.',
    de: 'Ohne eigenes PDF wird kein Angebot angehängt.',
  },
  withPrices: { nl: 'met richtprijzen', en: 'with guide prices', de: 'mit Richtpreisen' },
  withoutPrices: { nl: 'zonder prijzen', en: 'without prices', de: 'ohne Preise' },
  becomes: { nl: 'Status wordt:', en: 'Status becomes:', de: 'Status wird:' },
  send: { nl: 'Versturen', en: 'Send', de: 'Senden' },
  sent: { nl: 'Het antwoord wordt verstuurd.', en: 'The answer is being sent.', de: 'Die Antwort wird gesendet.' },
  notSent: {
    nl: 'Het antwoord is niet verstuurd. Uw tekst staat er nog; probeer het opnieuw.',
    en: 'The answer was not sent. Your text is still here. Try again.',
    de: 'Die Antwort wurde nicht gesendet. Ihr Text steht noch da; versuchen Sie es erneut.',
  },
  notes: { nl: 'Notities', en: 'Notes', de: 'Notizen' },
  notesHint: { nl: 'alleen voor collega’s', en: 'only for colleagues', de: 'nur für das Team' },
  save: { nl: 'Bewaar', en: 'Save', de: 'Speichern' },
  history: { nl: 'Geschiedenis', en: 'History', de: 'Verlauf' },
  underway: { nl: 'wordt verstuurd', en: 'being sent', de: 'wird gesendet' },
  pdf: { nl: 'Lijst (PDF)', en: 'List (PDF)', de: 'Liste (PDF)' },
} as const satisfies Record<string, Label>;

export const tabLabels: Record<RequestTab, Label> = {
  open: { nl: 'Open', en: 'Open', de: 'Offen' },
  mine: { nl: 'Van mij', en: 'Mine', de: 'Meine' },
  new: { nl: 'Nieuw', en: 'New', de: 'Neu' },
  overdue: { nl: 'Te laat', en: 'Overdue', de: 'Überfällig' },
  offered: { nl: 'Verstuurd', en: 'Sent', de: 'Gesendet' },
  finished: { nl: 'Afgerond', en: 'Finished', de: 'Abgeschlossen' },
  all: { nl: 'Alle', en: 'All', de: 'Alle' },
};

/** Age of a request in days. */
export const ageLabel = (days: number): Label => ({
  nl: days === 1 ? '1 dag' : `${days} dgn`,
  en: days === 1 ? '1 day' : `${days} days`,
  de: days === 1 ? '1 Tag' : `${days} Tage`,
});

/** Mark of an overdue request, with the number of days. */
export const overdueByLabel = (days: number): Label => {
  const age = ageLabel(days);
  return days === 0
    ? { nl: 'te laat', en: 'overdue', de: 'überfällig' }
    : { nl: `${age.nl} te laat`, en: `${age.en} overdue`, de: `${age.de} überfällig` };
};

/** Place of the visible rows in the list. */
export const rowsLabel = (first: number, last: number, total: number): Label => ({
  nl: `${first}–${last} van ${total}`,
  en: `${first}–${last} of ${total}`,
  de: `${first}–${last} von ${total}`,
});

/** Proposal of the region for a request without an adviser. */
export const proposalLabel = (adviser: string): Label => ({
  nl: `Toewijzen aan ${adviser}`,
  en: `Assign to ${adviser}`,
  de: `${adviser} zuweisen`,
});

/** Name of the export of a tab with the present filter, with the number of its requests. */
export const exportLabel = (tab: RequestTab, count: number): Label => ({
  nl: `Exporteer ${tabLabels[tab].nl} (${count})`,
  en: `Export ${tabLabels[tab].en} (${count})`,
  de: `${tabLabels[tab].de} exportieren (${count})`,
});
