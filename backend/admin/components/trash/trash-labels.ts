import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of the trash. */
export const trashLabels = {
  title: { nl: 'Prullenbak', en: 'Trash', de: 'Papierkorb' },
  empty: { nl: 'De prullenbak is leeg.', en: 'The trash is empty.', de: 'Der Papierkorb ist leer.' },
  none: {
    nl: 'Niets in de prullenbak past bij deze woorden.',
    en: 'Nothing in the trash matches.',
    de: 'Nichts im Papierkorb passt dazu.',
  },
  clear: { nl: 'Toon alles', en: 'Show everything', de: 'Alles zeigen' },
  search: { nl: 'Zoek op titel of bestandsnaam', en: 'Search by title or file name', de: 'Nach Titel oder Dateiname suchen' },
  filter: { nl: 'Zoeken', en: 'Search', de: 'Suchen' },
  what: { nl: 'Wat', en: 'What', de: 'Was' },
  kind: { nl: 'Soort', en: 'Kind', de: 'Art' },
  by: { nl: 'Wie', en: 'Who', de: 'Wer' },
  deletedAt: { nl: 'Verwijderd', en: 'Deleted', de: 'Gelöscht' },
  expiresAt: { nl: 'Blijft tot', en: 'Stays until', de: 'Bleibt bis' },
  actions: { nl: 'Acties', en: 'Actions', de: 'Aktionen' },
  system: { nl: 'Het systeem', en: 'The system', de: 'Das System' },
  restore: { nl: 'Terugzetten', en: 'Restore', de: 'Wiederherstellen' },
  purge: { nl: 'Voorgoed verwijderen', en: 'Delete for good', de: 'Endgültig löschen' },
  purgeSure: { nl: 'Voorgoed verwijderen?', en: 'Delete for good?', de: 'Endgültig löschen?' },
  lasting: {
    nl: 'Dit kan niet ongedaan worden gemaakt. Een bestand verdwijnt ook uit de opslag.',
    en: 'This cannot be undone. A file is also removed from the storage.',
    de: 'Dies lässt sich nicht rückgängig machen. Eine Datei verschwindet auch aus dem Speicher.',
  },
  open: { nl: 'Open het item', en: 'Open it', de: 'Inhalt öffnen' },
  failed: {
    nl: 'Dat is niet gelukt. Controleer uw verbinding en probeer het opnieuw.',
    en: 'This did not work. Check your connection and try again.',
    de: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
} as const satisfies Record<string, Label>;

/** Returns the introduction, with the days that deleted documents stay. */
export const trashIntro = (days: number): Label => ({
  nl: `Wat is verwijderd, blijft hier ${days} dagen. Pagina’s, producten en andere items met concepten komen terug als concept, al het overige staat meteen weer online.`,
  en: `Deleted entries and files stay here for ${days} days. Pages, products and other entries with drafts come back as drafts; everything else is live again at once.`,
  de: `Gelöschtes bleibt hier ${days} Tage. Seiten, Produkte und andere Inhalte mit Entwürfen kommen als Entwurf zurück, alles andere ist sofort wieder online.`,
});

/** Returns the number of variants that were deleted with a product. */
export const withParts = (count: number): Label => ({
  nl: count === 1 ? 'met 1 variant' : `met ${count} varianten`,
  en: count === 1 ? 'with 1 variant' : `with ${count} variants`,
  de: count === 1 ? 'mit 1 Variante' : `mit ${count} Varianten`,
});

/** Returns the note that the list shows only the latest items. */
export const onlyLatest = (count: number): Label => ({
  nl: `De laatste ${count}. Zoek om oudere te vinden.`,
  en: `The latest ${count}. Search to find older ones.`,
  de: `Die letzten ${count}. Suchen Sie, um ältere zu finden.`,
});

export const restoredText = (subject: string): Label => ({
  nl: `“${subject}” is teruggezet.`,
  en: `“${subject}” has been restored.`,
  de: `„${subject}“ wurde wiederhergestellt.`,
});

export const purgedText = (subject: string): Label => ({
  nl: `“${subject}” is voorgoed verwijderd.`,
  en: `“${subject}” has been deleted for good.`,
  de: `„${subject}“ wurde endgültig gelöscht.`,
});
