import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts about the uses of a document and its deletion. */
export const usedInLabels = {
  title: { nl: 'Gebruikt in', en: 'Used in', de: 'Verwendet in' },
  where: { nl: 'Waar', en: 'Where', de: 'Wo' },
  kind: { nl: 'Soort', en: 'Kind', de: 'Art' },
  place: { nl: 'Plaats', en: 'Place', de: 'Stelle' },
  languages: { nl: 'Talen', en: 'Languages', de: 'Sprachen' },
  live: { nl: 'online', en: 'live', de: 'online' },
  draft: { nl: 'alleen in een concept', en: 'in a draft only', de: 'nur in einem Entwurf' },
  missing: { nl: 'nog geen vertaling', en: 'no translation yet', de: 'noch keine Übersetzung' },
  unused: {
    nl: 'Nog nergens gebruikt. U kunt dit verwijderen.',
    en: 'Not used anywhere. You can delete this.',
    de: 'Nirgends verwendet. Sie können dies löschen.',
  },
  versions: {
    nl: 'Oudere versies tellen niet mee.',
    en: 'Older versions are not included.',
    de: 'Ältere Versionen zählen nicht.',
  },
  inUse: { nl: 'Dit is nog in gebruik', en: 'This is still in use', de: 'Dies wird noch verwendet' },
  wayOut: {
    nl: 'Verwijderen kan niet. Haal het eerst weg op deze plekken, of vervang het overal op het tabblad "Gebruikt in".',
    en: 'It cannot be deleted. Remove it from these places first, or replace it everywhere on the tab "Used in".',
    de: 'Löschen ist nicht möglich. Entfernen Sie es zuerst an diesen Stellen, oder ersetzen Sie es überall im Reiter „Verwendet in“.',
  },
  wayOutOfSelection: {
    nl: 'Er is niets verwijderd. Deselecteer wat nog in gebruik is, of haal het eerst weg op deze plekken.',
    en: 'Nothing has been deleted. Deselect what is still in use, or remove it from these places first.',
    de: 'Es wurde nichts gelöscht. Wählen Sie ab, was noch verwendet wird, oder entfernen Sie es zuerst an diesen Stellen.',
  },
  replace: { nl: 'Overal vervangen…', en: 'Replace everywhere…', de: 'Überall ersetzen …' },
  replaceSure: { nl: 'Overal vervangen?', en: 'Replace everywhere?', de: 'Überall ersetzen?' },
  replaceConfirm: { nl: 'Vervangen', en: 'Replace', de: 'Ersetzen' },
  replacing: { nl: 'Bezig met vervangen…', en: 'Replacing…', de: 'Wird ersetzt …' },
  replaceNow: {
    nl: 'Wat online staat, verandert meteen. Concepten blijven concepten.',
    en: 'Published places change immediately. Drafts stay drafts.',
    de: 'Stellen, die online sind, ändern sich sofort. Entwürfe bleiben Entwürfe.',
  },
  copy: { nl: 'Kopieer de lijst', en: 'Copy the list', de: 'Liste kopieren' },
  copied: { nl: 'De lijst is gekopieerd', en: 'The list has been copied', de: 'Die Liste wurde kopiert' },
  parts: {
    nl: 'Deze varianten worden mee verwijderd:',
    en: 'These variants will be deleted with it:',
    de: 'Diese Varianten werden mit gelöscht:',
  },
  sure: { nl: 'Verwijderen?', en: 'Delete?', de: 'Löschen?' },
  toTrash: {
    nl: 'Het gaat naar de prullenbak en kan daar nog worden teruggezet.',
    en: 'It moves to the trash, where it can still be restored.',
    de: 'Es kommt in den Papierkorb und lässt sich dort noch wiederherstellen.',
  },
  looking: {
    nl: 'We zoeken waar dit wordt gebruikt…',
    en: 'Looking where this is used…',
    de: 'Es wird gesucht, wo dies verwendet wird …',
  },
  failed: {
    nl: 'Dat is niet gelukt. Controleer uw verbinding en probeer het opnieuw.',
    en: 'This did not work. Check your connection and try again.',
    de: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
} as const satisfies Record<string, Label>;

/** Returns the text for the number of documents of a selection that are in use. */
export function countOfUsed(used: number, selected: number): Label {
  return {
    nl: `Nog in gebruik: ${used} van ${selected} geselecteerd`,
    en: `Still in use: ${used} of ${selected} selected`,
    de: `Noch verwendet: ${used} von ${selected} ausgewählt`,
  };
}

/** Returns the text for the number of places. */
export function countOfPlaces(count: number): Label {
  const isOne = count === 1;
  return {
    nl: isOne ? '1 plek' : `${count} plekken`,
    en: isOne ? '1 place' : `${count} places`,
    de: isOne ? '1 Stelle' : `${count} Stellen`,
  };
}

/** Returns the text for the number of places that were replaced. */
export function replacedPlaces(count: number): Label {
  const { nl, en, de } = countOfPlaces(count);
  return {
    nl: `Vervangen op ${nl}.`,
    en: `Replaced in ${en}.`,
    de: `Ersetzt an ${de === '1 Stelle' ? 'einer Stelle' : de}.`,
  };
}

/** Returns the text for the number of documents that remain to be replaced. */
export function remainingDocuments(count: number): Label {
  const isOne = count === 1;
  return {
    nl: isOne ? 'Nog 1 ander item gebruikt dit.' : `Nog ${count} andere items gebruiken dit.`,
    en: isOne ? '1 more entry still uses this.' : `${count} more entries still use this.`,
    de: isOne ? 'Ein weiterer Inhalt verwendet dies noch.' : `${count} weitere Inhalte verwenden dies noch.`,
  };
}

/** Returns the text for a replacement that does not reach all documents. */
export function afterThese(count: number): Label {
  const isOne = count === 1;
  return {
    nl: `Dit vervangt eerst de plekken in deze lijst. Daarna ${isOne ? 'blijft er nog 1 ander item' : `blijven er nog ${count} andere items`} over.`,
    en: `This replaces the places in this list first. ${isOne ? '1 more entry remains' : `${count} more entries remain`} after that.`,
    de: `Zuerst werden die Stellen in dieser Liste ersetzt. Danach ${isOne ? 'bleibt noch ein weiterer Inhalt' : `bleiben noch ${count} weitere Inhalte`} übrig.`,
  };
}

/** Returns the warning that a replacement has no alternative text in some languages. */
export function altMissingIn(locales: readonly string[], language: string): Label {
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  const names = new Intl.ListFormat(language).format(locales.map((locale) => nameOf.of(locale) ?? locale));
  return {
    nl: `Het nieuwe bestand heeft nog geen alternatieve tekst in: ${names}. Schermlezers kunnen het daar niet beschrijven.`,
    en: `The new file has no alternative text yet in: ${names}. Screen readers cannot describe it there.`,
    de: `Die neue Datei hat noch keinen Alternativtext auf: ${names}. Screenreader können sie dort nicht beschreiben.`,
  };
}

/** Returns the text that offers to continue the same replacement. */
export function goOnWith(title: string): Label {
  return {
    nl: `Verder vervangen door “${title}”…`,
    en: `Continue replacing it with “${title}”…`,
    de: `Weiter durch „${title}“ ersetzen …`,
  };
}

/** Returns the text for documents that the list does not show. */
export function moreDocuments(count: number): Label {
  return {
    nl: count === 1 ? 'En nog 1 ander item.' : `En nog ${count} andere items.`,
    en: count === 1 ? 'And 1 more entry.' : `And ${count} more entries.`,
    de: count === 1 ? 'Und ein weiterer Inhalt.' : `Und ${count} weitere Inhalte.`,
  };
}
