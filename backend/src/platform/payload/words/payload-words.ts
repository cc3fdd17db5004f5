import type { Config } from 'payload';
import { deepMergeSimple } from 'payload/shared';
import { dutchWords } from './dutch-words.ts';
import { germanWords } from './german-words.ts';

/** The title of the drawer that changes a field of several documents, whose forms are the same. */
const editingSeveral = (text: string) => ({ editingLabel_one: text, editingLabel_many: text, editingLabel_other: text });

/**
 * Replacements for Payload's own texts that are unclear or not translated. For example, unpublishing without a language, as a schedule
 * does, unpublishes all languages.
 */
const adminWords: NonNullable<Config['i18n']>['translations'] = {
  nl: {
    plantsoen: { usedIn: 'Gebruikt in', activity: 'Wijzigingen', translate: 'Vertalen', availability: 'Leverbaarheid' },
    general: {
      copyField: 'Alles kopiëren',
      pasteField: 'Alles plakken',
      upcomingEvents: 'Gepland',
      noUpcomingEventsScheduled: 'Er is niets gepland.',
      anotherUserTakenOver:
        '{{colleague}} bewerkt dit nu. Wat u hebt getypt, blijft in de alleen-lezen weergave staan tot u dit scherm verlaat, maar is niet opgeslagen.',
      ...editingSeveral('{{count}} {{label}} bewerken'),
    },
    version: {
      restoreThisVersion: 'Herstel als concept',
      confirmVersionRestoration: 'Oudere versie herstellen?',
      aboutToRestore:
        'U zet dit document ({{label}}) terug naar {{versionDate}}, als concept en alleen in de taal die u bewerkt. De website verandert pas als u publiceert.',
      unpublish: 'In alle talen offline halen',
      unpublishIn: 'Offline halen in {{locale}}',
      aboutToUnpublish: 'Dit verdwijnt in alle talen van de website. Weet u het zeker?',
      aboutToUnpublishIn: 'Dit verdwijnt in {{locale}} van de website. Weet u het zeker?',
      confirmUnpublish: 'Offline halen',
    },
  },
  en: {
    plantsoen: { usedIn: 'Used in', activity: 'Activity', translate: 'Translate', availability: 'Availability' },
    general: {
      copyField: 'Copy all',
      pasteField: 'Paste all',
      noResults: 'No {{label}} found.',
      noResultsDescription: 'Create something new, or clear the search text to see everything.',
      noResultsFound: 'There is nothing here.',
      noUpcomingEventsScheduled: 'Nothing is planned.',
      anotherUserTakenOver:
        '{{colleague}} is editing this now. Your input stays in the read-only view until you leave this page, but it is not saved.',
      payloadSettings: 'Settings',
      upcomingEvents: 'Planned',
      livePreview: 'Preview',
      exitLivePreview: 'Close preview',
    },
    folder: { selectFolderForItem: 'Select a folder' },
    upload: { dragAndDrop: 'drag and drop a file' },
    version: {
      restoreThisVersion: 'Restore as draft',
      confirmVersionRestoration: 'Restore an older version?',
      aboutToRestore:
        'You restore this {{label}} to {{versionDate}}, as a draft and only in the language you are editing. The site changes once you publish.',
      unpublish: 'Unpublish in all languages',
      aboutToUnpublish: 'This will be removed from the site in all languages. Are you sure?',
      aboutToUnpublishIn: 'This will be removed from the site in {{locale}}. Are you sure?',
    },
  },
  de: {
    plantsoen: { usedIn: 'Verwendet in', activity: 'Änderungen', translate: 'Übersetzen', availability: 'Lieferbarkeit' },
    general: {
      copyField: 'Alles kopieren',
      pasteField: 'Alles einfügen',
      upcomingEvents: 'Geplant',
      noUpcomingEventsScheduled: 'Es ist nichts geplant.',
      anotherUserTakenOver:
        '{{colleague}} bearbeitet dies jetzt. Ihr Text bleibt in der Nur-Lese-Ansicht stehen, bis Sie diese Seite verlassen, ist aber nicht gespeichert.',
      livePreview: 'Vorschau',
      exitLivePreview: 'Vorschau schließen',
      ...editingSeveral('{{count}} {{label}} bearbeiten'),
    },
    version: {
      restoreThisVersion: 'Als Entwurf wiederherstellen',
      confirmVersionRestoration: 'Ältere Version wiederherstellen?',
      aboutToRestore:
        'Sie stellen diesen Inhalt ({{label}}) vom {{versionDate}} wieder her, als Entwurf und nur in der Sprache, die Sie bearbeiten. Die Website ändert sich erst, wenn Sie veröffentlichen.',
      unpublish: 'In allen Sprachen offline nehmen',
      unpublishIn: 'Offline nehmen in {{locale}}',
      aboutToUnpublish: 'Dies verschwindet in allen Sprachen von der Website. Sind Sie sicher?',
      aboutToUnpublishIn: 'Dies verschwindet in {{locale}} von der Website. Sind Sie sicher?',
      confirmUnpublish: 'Offline nehmen',
    },
  },
};

type Words = NonNullable<Config['i18n']>['translations'];

/** Replacements and additions to Payload's own texts, by language. */
export const payloadWords: Words = deepMergeSimple({ nl: dutchWords, de: germanWords }, adminWords as object) as Words;
