import type { GroupField, TextField } from 'payload';
import { limits } from '../limits.ts';
import { upload } from './relation-fields.ts';
import { longText, text } from './text-fields.ts';

/** The title of an entry, in each language. */
export function title(): TextField {
  const label = { nl: 'Titel', en: 'Title', de: 'Titel' };
  return text('title', label, { localized: true, required: true, maxLength: limits.title });
}

/** What search engines are told of an entry. */
export function seo(): GroupField {
  return {
    name: 'seo',
    type: 'group',
    label: { nl: 'Zoekmachines', en: 'Search engines', de: 'Suchmaschinen' },
    fields: [
      text('metaTitle', { nl: 'Paginatitel', en: 'Page title', de: 'Seitentitel' }, { localized: true, maxLength: limits.title }),
      longText(
        'metaDescription',
        { nl: 'Omschrijving', en: 'Description', de: 'Beschreibung' },
        { localized: true, maxLength: 320 },
      ),
      upload('image', { nl: 'Afbeelding voor delen', en: 'Picture for sharing', de: 'Bild zum Teilen' }),
    ],
  };
}
