import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of the activity of a document. */
export const activityLabels = {
  title: { nl: 'Wijzigingen', en: 'Activity', de: 'Änderungen' },
  versions: { nl: 'Versies', en: 'Versions', de: 'Versionen' },
  none: { nl: 'Hier is nog niets gewijzigd.', en: 'Nothing has been changed here yet.', de: 'Hier wurde noch nichts geändert.' },
  at: { nl: 'Wanneer', en: 'When', de: 'Wann' },
  author: { nl: 'Wie', en: 'Who', de: 'Wer' },
  action: { nl: 'Wat', en: 'What', de: 'Was' },
  changes: { nl: 'Gewijzigde velden', en: 'Changed fields', de: 'Geänderte Felder' },
  live: { nl: 'nu online', en: 'live now', de: 'jetzt online' },
  system: { nl: 'Het systeem', en: 'The system', de: 'Das System' },
  added: { nl: 'toegevoegd', en: 'added', de: 'hinzugefügt' },
  removed: { nl: 'verwijderd', en: 'removed', de: 'entfernt' },
  order: { nl: 'andere volgorde', en: 'reordered', de: 'neu geordnet' },
  value: { nl: 'gewijzigd', en: 'changed', de: 'geändert' },
  empty: { nl: 'leeg', en: 'empty', de: 'leer' },
  open: { nl: 'Open wat is gewijzigd', en: 'Open what was changed', de: 'Das Geänderte öffnen' },
  before: { nl: 'was', en: 'was', de: 'war' },
  after: { nl: 'wordt', en: 'becomes', de: 'wird' },
} as const satisfies Record<string, Label>;

/** Returns the note about changes beyond those in the log. */
export const moreChanges = (count: number): Label => ({
  nl: `en nog ${count}`,
  en: `and ${count} more`,
  de: `und ${count} weitere`,
});
