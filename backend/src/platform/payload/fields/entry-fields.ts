import type { CheckboxField, GroupField, TextField } from 'payload';
import { limits } from '../limits.ts';
import { checkbox } from './choice-fields.ts';
import { upload } from './relation-fields.ts';
import { longText, text } from './text-fields.ts';

/** Returns the title field of an entry, localised. */
export function title(): TextField {
  const label = { nl: 'Titel', en: 'Title', de: 'Titel' };
  return text('title', label, { localized: true, required: true, maxLength: limits.title });
}

/** Returns the metadata fields of an entry for search engines. */
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

/** Returns a localised checkbox that excludes an entry from the site's search (SEA-02). */
export function hideFromSearch(): CheckboxField {
  return checkbox(
    'hideFromSearch',
    { nl: 'Niet in de zoekfunctie', en: 'Hide from search', de: 'Nicht in der Suche' },
    {
      localized: true,
      sidebar: true,
      description: {
        nl: 'De zoekfunctie van de website vindt dit niet, in deze taal. Lijsten, menu en zoekmachines tonen het wel.',
        en: 'The site search does not find this in this language. Lists, the menu and search engines still show it.',
        de: 'Die Suche der Website findet dies in dieser Sprache nicht. Listen, Menü und Suchmaschinen zeigen es weiterhin.',
      },
    },
  );
}
