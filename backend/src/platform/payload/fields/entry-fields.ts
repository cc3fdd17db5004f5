import type { CheckboxField, GroupField, TextField } from 'payload';
import { limits } from '../limits.ts';
import { checkbox } from './choice-fields.ts';
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

/** Whether the site's own search passes an entry by, in each language (SEA-02). */
export function hideFromSearch(): CheckboxField {
  return checkbox(
    'hideFromSearch',
    { nl: 'Niet in de zoekfunctie', en: 'Hide from search', de: 'Nicht in der Suche' },
    {
      localized: true,
      sidebar: true,
      description: {
        nl: 'De zoekfunctie van de website vindt dit niet, in deze taal. Lijsten, menu en zoekmachines tonen het wel.',
        en: 'The website’s own search does not find this, in this language. Lists, the menu and search engines still show it.',
        de: 'Die Suche der Website findet dies in dieser Sprache nicht. Listen, Menü und Suchmaschinen zeigen es weiterhin.',
      },
    },
  );
}
