import type { Label } from '../../../src/platform/payload/label.ts';
import type { DraftedCollection } from '../../../src/platform/publication/drafted-collections.ts';
import type { TranslationState } from '../../../src/translations/translation-overview.ts';

/** Texts of the overview of translations. */
export const translationsLabels = {
  title: { nl: 'Vertalingen', en: 'Translations', de: 'Übersetzungen' },
  intro: {
    nl: 'Deze teksten staan in het Nederlands online en ontbreken in een andere taal of zijn daar ouder. Publiceer een vertaling opnieuw om te zeggen dat zij bij is.',
    en: 'These texts are live in Dutch but missing or outdated in another language. Publish a translation to mark it as current.',
    de: 'Diese Texte sind auf Niederländisch online und fehlen in einer anderen Sprache oder sind dort älter. Veröffentlichen Sie eine Übersetzung erneut, um zu sagen, dass sie aktuell ist.',
  },
  none: { nl: 'Alle vertalingen zijn bij.', en: 'All translations are up to date.', de: 'Alle Übersetzungen sind aktuell.' },
  all: { nl: 'Alles', en: 'Everything', de: 'Alles' },
  kind: { nl: 'Soort', en: 'Kind', de: 'Art' },
  entry: { nl: 'Nederlandse titel', en: 'Dutch title', de: 'Niederländischer Titel' },
  changedAt: { nl: 'Nederlands gewijzigd', en: 'Dutch changed', de: 'Niederländisch geändert' },
  previous: { nl: 'Vorige', en: 'Previous', de: 'Zurück' },
  next: { nl: 'Volgende', en: 'Next', de: 'Weiter' },
} as const satisfies Record<string, Label>;

export const stateLabels: Record<TranslationState, Label> = {
  missing: { nl: 'Ontbreekt', en: 'Missing', de: 'Fehlt' },
  draft: { nl: 'Concept', en: 'Draft', de: 'Entwurf' },
  older: { nl: 'Ouder', en: 'Older', de: 'Älter' },
  current: { nl: 'Bij', en: 'Up to date', de: 'Aktuell' },
};

export const kindLabels: Record<DraftedCollection, Label> = {
  pages: { nl: 'Pagina’s', en: 'Pages', de: 'Seiten' },
  categories: { nl: 'Categorieën', en: 'Categories', de: 'Kategorien' },
  products: { nl: 'Producten', en: 'Products', de: 'Produkte' },
  projects: { nl: 'Projecten', en: 'Projects', de: 'Referenzen' },
  news: { nl: 'Nieuws', en: 'News', de: 'Neuigkeiten' },
  faq: { nl: 'Veelgestelde vragen', en: 'Frequently asked questions', de: 'Häufig gestellte Fragen' },
};
