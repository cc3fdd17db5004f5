import type { Label } from '../../../src/platform/payload/label.ts';
import type { Removal } from '../../../src/seed/removal/removal-state.ts';

/** Texts of the removal of the demo content. */
export const demoLabels = {
  title: { nl: 'Demo-inhoud verwijderen', en: 'Remove demo content', de: 'Demo-Inhalte entfernen' },
  intro: {
    nl: 'Verwijdert in één keer de voorbeeldproducten, projecten, berichten, pagina’s, vragen, medewerkers en bestanden. Wat u zelf hebt gemaakt of gewijzigd blijft staan, met alles waar het naar verwijst.',
    en: 'Removes the sample products, projects, news, pages, questions, people and files in one go. Content that you have created or changed stays, with everything it refers to.',
    de: 'Entfernt die Beispielprodukte, Referenzen, Nachrichten, Seiten, Fragen, Personen und Dateien auf einmal. Was Sie selbst angelegt oder geändert haben, bleibt, mit allem, worauf es verweist.',
  },
  needed: {
    nl: 'Startpagina, vaste pagina’s en juridische pagina’s blijven, zonder beeld en voorbeeldblokken; ook formulieren, kenmerken, kleuren, materialen en synoniemen blijven. Menu en voettekst verliezen de links naar wat weg is, en de gegevens van het voorbeeldbedrijf verdwijnen. Controleer daarna de teksten van de juridische pagina’s.',
    en: 'The home page, fixed pages and legal pages stay, without pictures and sample blocks; forms, facts, colours, materials and synonyms stay as well. Menu and footer lose the links to removed content, and the data of the sample company is cleared. Check the texts of the legal pages afterwards.',
    de: 'Startseite, feste Seiten und rechtliche Seiten bleiben, ohne Bilder und Beispielblöcke; auch Formulare, Merkmale, Farben, Materialien und Synonyme bleiben. Menü und Fußzeile verlieren die Links zu Entferntem, und die Daten des Beispielunternehmens werden geleert. Prüfen Sie danach die Texte der rechtlichen Seiten.',
  },
  none: {
    nl: 'Er is geen demo-inhoud om te verwijderen.',
    en: 'There is no demo content to remove.',
    de: 'Es gibt keine Demo-Inhalte zu entfernen.',
  },
  removed: { nl: 'Wordt verwijderd', en: 'Will be removed', de: 'Wird entfernt' },
  kind: { nl: 'Soort', en: 'Kind', de: 'Art' },
  count: { nl: 'Aantal', en: 'Number', de: 'Anzahl' },
  total: { nl: 'Totaal', en: 'Total', de: 'Gesamt' },
  kept: { nl: 'Blijft staan', en: 'Stays', de: 'Bleibt' },
  entry: { nl: 'Titel', en: 'Title', de: 'Titel' },
  reason: { nl: 'Waarom', en: 'Why', de: 'Warum' },
  changed: { nl: 'gewijzigd na de import', en: 'changed since the import', de: 'seit dem Import geändert' },
  used: { nl: 'gebruikt door', en: 'used by', de: 'verwendet von' },
  more: { nl: 'en nog', en: 'and further', de: 'und weitere' },
  requests: { nl: 'Gevolgen voor offerteaanvragen', en: 'Effects on quote requests', de: 'Folgen für Angebotsanfragen' },
  includeChanged: {
    nl: 'Ook gewijzigde demo-inhoud verwijderen',
    en: 'Also remove changed demo content',
    de: 'Auch geänderte Demo-Inhalte entfernen',
  },
  keepChanged: {
    nl: 'Gewijzigde demo-inhoud laten staan',
    en: 'Keep changed demo content',
    de: 'Geänderte Demo-Inhalte behalten',
  },
  warning: {
    nl: 'Dit kan niet ongedaan worden gemaakt. Maak eerst een back-up. Typ om door te gaan:',
    en: 'This cannot be undone. Make a backup first. To continue, type:',
    de: 'Das lässt sich nicht rückgängig machen. Erstellen Sie zuerst eine Sicherung. Zum Fortfahren geben Sie ein:',
  },
  submit: { nl: 'Verwijder de demo-inhoud', en: 'Remove the demo content', de: 'Demo-Inhalte entfernen' },
  failed: {
    nl: 'Dit is niet gelukt. Er is niets verwijderd. Probeer het opnieuw.',
    en: 'This did not work. Nothing was removed. Try again.',
    de: 'Das ist nicht gelungen. Es wurde nichts entfernt. Versuchen Sie es erneut.',
  },
  refresh: { nl: 'Vernieuwen', en: 'Refresh', de: 'Neu laden' },
  documents: { nl: 'documenten verwijderd', en: 'documents removed', de: 'Dokumente entfernt' },
} as const satisfies Record<string, Label>;

export const stepLabels: Record<Removal['step'], Label> = {
  queued: {
    nl: 'De demo-inhoud wordt verwijderd. Dit duurt ongeveer een minuut.',
    en: 'The demo content is being removed. This takes about a minute.',
    de: 'Die Demo-Inhalte werden entfernt. Das dauert etwa eine Minute.',
  },
  projections: {
    nl: 'De documenten zijn verwijderd. Adressen, catalogus en zoekindex worden bijgewerkt.',
    en: 'The documents are removed. Addresses, catalogue and search index are being updated.',
    de: 'Die Dokumente sind entfernt. Adressen, Katalog und Suchindex werden aktualisiert.',
  },
  files: {
    nl: 'Ongebruikte bestanden worden verwijderd.',
    en: 'Unused files are being deleted.',
    de: 'Ungenutzte Dateien werden gelöscht.',
  },
  done: { nl: 'De demo-inhoud is verwijderd.', en: 'The demo content is removed.', de: 'Die Demo-Inhalte sind entfernt.' },
};

/** Returns what happens to quote requests whose adviser is removed. */
export const requestsWithAdviser = (count: number, open: number, names: string): Label => ({
  nl: `${count === 1 ? '1 offerteaanvraag verliest haar adviseur' : `${count} offerteaanvragen verliezen hun adviseur`} (${names}); daarvan ${open} nog open. Wijs vooraf een andere adviseur toe.`,
  en: `${count === 1 ? '1 quote request loses its adviser' : `${count} quote requests lose their adviser`} (${names}); ${open} of them still open. Assign another adviser first.`,
  de: `${count === 1 ? '1 Angebotsanfrage verliert ihren Berater' : `${count} Angebotsanfragen verlieren ihren Berater`} (${names}); davon ${open} noch offen. Weisen Sie vorher einen anderen Berater zu.`,
});

/** Returns what happens to quote requests that name removed products. */
export const requestsWithProducts = (count: number): Label => ({
  nl: `${count === 1 ? '1 offerteaanvraag noemt' : `${count} offerteaanvragen noemen`} producten die verdwijnen. De regels blijven zoals ze zijn verstuurd, zonder link en beeld.`,
  en: `${count === 1 ? '1 quote request names' : `${count} quote requests name`} products that will be removed. The lines stay as they were sent, without link and picture.`,
  de: `${count === 1 ? '1 Angebotsanfrage nennt' : `${count} Angebotsanfragen nennen`} Produkte, die verschwinden. Die Positionen bleiben, wie sie gesendet wurden, ohne Link und Bild.`,
});
