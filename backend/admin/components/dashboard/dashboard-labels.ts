import type { TaskKey } from '../../../src/dashboard/dashboard-tasks.ts';
import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of the dashboard and of its lists. */
export const dashboardLabels = {
  closed: {
    nl: 'Die pagina is er niet voor uw rol. Vraag een beheerder als u haar nodig hebt.',
    en: 'That page is not available to your role. Ask an administrator if you need it.',
    de: 'Diese Seite ist für Ihre Rolle nicht verfügbar. Fragen Sie die Administration, wenn Sie sie brauchen.',
  },
  morning: { nl: 'Goedemorgen', en: 'Good morning', de: 'Guten Morgen' },
  afternoon: { nl: 'Goedemiddag', en: 'Good afternoon', de: 'Guten Tag' },
  evening: { nl: 'Goedenavond', en: 'Good evening', de: 'Guten Abend' },
  customers: { nl: 'Klanten', en: 'Customers', de: 'Kunden' },
  content: { nl: 'Inhoud', en: 'Content', de: 'Inhalte' },
  nothing: { nl: 'Niets te doen', en: 'Nothing to do', de: 'Nichts zu tun' },
  unreachable: {
    nl: 'Kon niet worden geteld. Laad de pagina opnieuw.',
    en: 'Could not be counted. Reload the page.',
    de: 'Konnte nicht gezählt werden. Laden Sie die Seite neu.',
  },
  attention: { nl: 'kijk na', en: 'check', de: 'prüfen' },
  create: { nl: 'Nieuw', en: 'New', de: 'Neu' },
  page: { nl: 'Pagina', en: 'Page', de: 'Seite' },
  news: { nl: 'Bericht', en: 'News article', de: 'Nachricht' },
  product: { nl: 'Product', en: 'Product', de: 'Produkt' },
  media: { nl: 'Beeld', en: 'Picture', de: 'Bild' },
  prices: { nl: 'Prijzen wijzigen', en: 'Change prices', de: 'Preise ändern' },
  figures: { nl: 'Aanvragen en zoekopdrachten', en: 'Requests and searches', de: 'Anfragen und Suchen' },
  period: { nl: 'de laatste 13 hele weken', en: 'the last 13 whole weeks', de: 'die letzten 13 ganzen Wochen' },
  requestsPerWeek: { nl: 'Offerteaanvragen per week', en: 'Quote requests per week', de: 'Angebotsanfragen je Woche' },
  searchesPerWeek: { nl: 'Zoekopdrachten per week', en: 'Searches per week', de: 'Suchen je Woche' },
  requests: { nl: 'offerteaanvragen', en: 'quote requests', de: 'Angebotsanfragen' },
  searches: { nl: 'zoekopdrachten', en: 'searches', de: 'Suchen' },
  withoutHits: { nl: 'zonder resultaat', en: 'without results', de: 'ohne Treffer' },
  trend: {
    nl: 'ten opzichte van de 13 weken ervoor',
    en: 'compared with the 13 weeks before',
    de: 'gegenüber den 13 Wochen davor',
  },
  week: { nl: 'Week van', en: 'Week of', de: 'Woche ab' },
  tooFewWeeks: {
    nl: 'Hier komen grafieken zodra er twee hele weken met aanvragen of zoekopdrachten zijn.',
    en: 'Charts appear here after two whole weeks with requests or searches.',
    de: 'Hier erscheinen Diagramme nach zwei ganzen Wochen mit Anfragen oder Suchen.',
  },
  changes: { nl: 'Laatste wijzigingen', en: 'Latest changes', de: 'Letzte Änderungen' },
  log: { nl: 'Alle wijzigingen', en: 'All changes', de: 'Alle Änderungen' },
  noChanges: {
    nl: 'Nog niets gewijzigd. Wat u en uw collega’s bewaren, staat hier.',
    en: 'Nothing has been changed yet. What you and your colleagues save appears here.',
    de: 'Noch nichts geändert. Was Sie und Ihr Team speichern, steht hier.',
  },
  planned: { nl: 'Gepland', en: 'Planned', de: 'Geplant' },
  plannedIntro: {
    nl: 'Wat op een gekozen moment online komt, verdwijnt of een andere prijs krijgt. Open een item om de planning te wijzigen: Publiceren › Plannen, of de prijslijst.',
    en: 'What is published, unpublished or changes its price at a chosen time. Open an entry to change it: Publish › Schedule, or the price list.',
    de: 'Was zu einer gewählten Zeit online geht, verschwindet oder einen anderen Preis bekommt. Öffnen Sie einen Inhalt, um das zu ändern: Veröffentlichen › Planen, oder die Preisliste.',
  },
  nothingPlanned: { nl: 'Er is niets gepland.', en: 'Nothing is planned.', de: 'Es ist nichts geplant.' },
  drafts: { nl: 'Mijn concepten', en: 'My drafts', de: 'Meine Entwürfe' },
  draftsIntro: {
    nl: 'Wat u als laatste als concept hebt bewaard, en nog niet online is.',
    en: 'Drafts that you saved last, and that are not live yet.',
    de: 'Was Sie zuletzt als Entwurf gespeichert haben und was noch nicht online ist.',
  },
  noDrafts: { nl: 'U hebt geen concepten.', en: 'You have no drafts.', de: 'Sie haben keine Entwürfe.' },
  entry: { nl: 'Titel', en: 'Title', de: 'Titel' },
  kind: { nl: 'Soort', en: 'Kind', de: 'Art' },
  language: { nl: 'Taal', en: 'Language', de: 'Sprache' },
  allLanguages: { nl: 'alle talen', en: 'all languages', de: 'alle Sprachen' },
  savedAt: { nl: 'Bewaard', en: 'Saved', de: 'Gespeichert' },
  at: { nl: 'Wanneer', en: 'When', de: 'Wann' },
  by: { nl: 'Door', en: 'By', de: 'Von' },
  publish: { nl: 'Publiceren', en: 'Publish', de: 'Veröffentlichen' },
  takeEffect: { nl: 'Prijzen gaan in', en: 'Prices take effect', de: 'Preise gelten' },
  unpublish: { nl: 'Offline halen', en: 'Unpublish', de: 'Offline nehmen' },
} as const satisfies Record<string, Label>;

/** Mark of a task with overdue items. */
export const overdueLabel = (count: number): Label => ({
  nl: `${count} te laat`,
  en: `${count} overdue`,
  de: `${count} überfällig`,
});

export const taskLabels: Record<TaskKey, Label> = {
  quoteRequests: { nl: 'Nieuwe offerteaanvragen', en: 'New quote requests', de: 'Neue Angebotsanfragen' },
  submissions: { nl: 'Nieuwe inzendingen', en: 'New submissions', de: 'Neue Einsendungen' },
  members: { nl: 'Leden te beoordelen', en: 'Members to approve', de: 'Mitglieder zur Freigabe' },
  searches: { nl: 'Zoekopdrachten zonder resultaat', en: 'Searches without results', de: 'Suchen ohne Treffer' },
  translations: {
    nl: 'Vertalingen ontbreken of lopen achter',
    en: 'Translations missing or outdated',
    de: 'Übersetzungen fehlen oder sind veraltet',
  },
  planned: { nl: 'Gepland: publicaties en prijzen', en: 'Planned publications and prices', de: 'Geplant: Inhalte und Preise' },
  drafts: { nl: 'Mijn concepten', en: 'My drafts', de: 'Meine Entwürfe' },
  jobs: { nl: 'Taken mislukt', en: 'Failed jobs', de: 'Fehlgeschlagene Aufgaben' },
};

/** Texts before the time or after the count of a task. */
export const taskNotes: Partial<Record<TaskKey, Label>> = {
  quoteRequests: { nl: 'Oudste van', en: 'Oldest of', de: 'Älteste vom' },
  submissions: { nl: 'In de laatste zeven dagen', en: 'In the last seven days', de: 'In den letzten sieben Tagen' },
  members: { nl: 'Wachten op goedkeuring', en: 'Waiting for approval', de: 'Warten auf Freigabe' },
  translations: { nl: 'Ten opzichte van het Nederlands', en: 'Compared with Dutch', de: 'Gegenüber dem Niederländischen' },
  planned: { nl: 'Eerste:', en: 'First:', de: 'Erste:' },
  drafts: { nl: 'Laatste:', en: 'Latest:', de: 'Letzter:' },
  jobs: { nl: 'Bekijk de fout en voer opnieuw uit', en: 'Look at the error and retry', de: 'Fehler ansehen und wiederholen' },
};
