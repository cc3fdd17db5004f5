import type { Label } from '../../../src/platform/payload/label.ts';
import type { DraftedCollection } from '../../../src/platform/publication/drafted-collections.ts';
import type { TranslationState } from '../../../src/translations/compare-texts.ts';

/** Texts of the overview of translations. */
export const translationsLabels = {
  title: { nl: 'Vertalingen', en: 'Translations', de: 'Übersetzungen' },
  intro: {
    nl: 'Alle teksten die in het Nederlands online staan en in een andere taal ontbreken, verouderd zijn of alleen als concept bestaan. Open een taal om bron en vertaling naast elkaar te zien.',
    en: 'All texts that are live in Dutch and missing, outdated or only a draft in another language. Open a language to see source and translation side by side.',
    de: 'Alle Texte, die auf Niederländisch online sind und in einer anderen Sprache fehlen, veraltet sind oder nur als Entwurf bestehen. Öffnen Sie eine Sprache, um Quelle und Übersetzung nebeneinander zu sehen.',
  },
  none: { nl: 'Alle vertalingen zijn bij.', en: 'All translations are up to date.', de: 'Alle Übersetzungen sind aktuell.' },
  noneHere: { nl: 'Niets past bij dit filter.', en: 'Nothing matches this filter.', de: 'Nichts passt zu diesem Filter.' },
  clear: { nl: 'Wis filter', en: 'Clear filter', de: 'Filter löschen' },
  perKind: { nl: 'Aantallen per soort', en: 'Numbers per kind', de: 'Anzahl je Art' },
  list: { nl: 'Te vertalen', en: 'To translate', de: 'Zu übersetzen' },
  allKinds: { nl: 'Alle soorten', en: 'All kinds', de: 'Alle Arten' },
  allLanguages: { nl: 'Alle talen', en: 'All languages', de: 'Alle Sprachen' },
  allStates: { nl: 'Alle toestanden', en: 'All states', de: 'Alle Zustände' },
  kind: { nl: 'Soort', en: 'Kind', de: 'Art' },
  language: { nl: 'Taal', en: 'Language', de: 'Sprache' },
  state: { nl: 'Toestand', en: 'State', de: 'Zustand' },
  entry: { nl: 'Nederlandse titel', en: 'Dutch title', de: 'Niederländischer Titel' },
  changedAt: { nl: 'Nederlands gewijzigd', en: 'Dutch changed', de: 'Niederländisch geändert' },
  previous: { nl: 'Vorige', en: 'Previous', de: 'Zurück' },
  next: { nl: 'Volgende', en: 'Next', de: 'Weiter' },
} as const satisfies Record<string, Label>;

export const stateLabels: Record<TranslationState, Label> = {
  missing: { nl: 'Ontbreekt', en: 'Missing', de: 'Fehlt' },
  outdated: { nl: 'Verouderd', en: 'Outdated', de: 'Veraltet' },
  draft: { nl: 'Concept', en: 'Draft', de: 'Entwurf' },
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
