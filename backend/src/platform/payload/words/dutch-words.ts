/** Replacements for Payload's Dutch texts that are English, informal or incorrect. `payload-words.test.ts` reports new ones. */
export const dutchWords = {
  error: {
    insufficientClipboardPermissions: 'De toegang tot het klembord is geweigerd. Controleer de rechten van de browser.',
  },
  fields: { addNew: 'Toevoegen' },
  general: {
    aboutToDeleteCount_many: 'Wilt u {{count}} {{label}} verwijderen?',
    aboutToDeleteCount_one: 'Wilt u {{count}} {{label}} verwijderen?',
    aboutToDeleteCount_other: 'Wilt u {{count}} {{label}} verwijderen?',
    aboutToPermanentlyDelete: 'Wilt u {{label}} <1>{{title}}</1> definitief verwijderen?',
    aboutToPermanentlyDeleteTrash: 'Wilt u <0>{{count}}</0> <1>{{label}}</1> definitief uit de prullenbak verwijderen?',
    copyWarning: 'Wilt u {{to}} overschrijven met {{from}} ({{label}} {{title}})?',
    currentlyEditing:
      'bewerkt dit document nu. Als u het overneemt, kan daar niet verder worden bewerkt en kunnen wijzigingen die niet zijn opgeslagen verloren gaan.',
    dashboard: 'Overzicht',
    false: 'Nee',
    noLabel: '–',
    resetPreferencesDescription: 'Hiermee zet u al uw voorkeuren terug naar de standaardinstellingen.',
    true: 'Ja',
  },
  localization: {
    selectedLocales: 'in gekozen talen',
    selectLocaleToDuplicate: 'Kies de talen die u wilt dupliceren',
  },
  upload: { bulkUpload: 'Meer bestanden uploaden' },
  version: {
    aboutToPublishSelection: 'Wilt u alle {{label}} in de selectie publiceren?',
    aboutToUnpublishSelection: 'Wilt u alle {{label}} in de selectie offline halen?',
    publishIn: 'Publiceer in {{locale}}',
    unpublishedSuccessfully: 'Het staat offline.',
  },
} as const;
