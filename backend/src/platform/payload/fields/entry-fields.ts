import type { CheckboxField, GroupField, TextareaField, TextField } from 'payload';
import type { Label } from '../label.ts';
import { limits } from '../limits.ts';
import { checkbox } from './choice-fields.ts';
import { upload } from './relation-fields.ts';
import { longText, text } from './text-fields.ts';

const hints = {
  introduction: {
    nl: 'Korte tekst bovenaan, zonder opmaak. Ook de omschrijving voor zoekmachines als u daar niets invult.',
    en: 'Short plain text at the top. Also the description for search engines if you leave that one empty.',
    de: 'Kurzer Text am Anfang, ohne Formatierung. Auch die Beschreibung für Suchmaschinen, wenn jene leer ist.',
  },
  metaTitle: {
    nl: 'Titel in zoekresultaten en op het tabblad. Leeg: de titel en de bedrijfsnaam.',
    en: 'Title in search results and on the browser tab. Empty: the title and the company name.',
    de: 'Titel in Suchergebnissen und im Browser-Tab. Leer: der Titel und der Firmenname.',
  },
  metaDescription: {
    nl: 'Tekst onder de titel in zoekresultaten. Leeg: de inleiding of omschrijving, als die er is.',
    en: 'Text below the title in search results. Empty: the introduction or description, if there is one.',
    de: 'Text unter dem Titel in Suchergebnissen. Leer: die Einleitung oder Beschreibung, falls vorhanden.',
  },
  sharedPicture: {
    nl: 'Te zien als iemand de pagina deelt. Leeg: de eerste afbeelding, anders de vervangende paginakop.',
    en: 'Appears when somebody shares the page. Empty: the first picture, or else the placeholder for heroes.',
    de: 'Erscheint, wenn jemand die Seite teilt. Leer: das erste Bild, sonst der Ersatz für Seitenköpfe.',
  },
} satisfies Record<string, Label>;

/** Returns the title field of an entry, localised. */
export function title(description?: Label): TextField {
  const label = { nl: 'Titel', en: 'Title', de: 'Titel' };
  return text('title', label, { localized: true, required: true, maxLength: limits.title, description });
}

/** Returns the field for the introduction of an entry, localised. */
export function introduction(name: 'intro' | 'introtext' = 'intro', description: Label = hints.introduction): TextareaField {
  const label = { nl: 'Inleiding', en: 'Introduction', de: 'Einleitung' };
  return longText(name, label, { localized: true, description });
}

/** Returns the metadata fields of an entry for search engines. */
export function seo(): GroupField {
  return {
    name: 'seo',
    type: 'group',
    label: { nl: 'Zoekmachines', en: 'Search engines', de: 'Suchmaschinen' },
    fields: [
      text(
        'metaTitle',
        { nl: 'Paginatitel', en: 'Page title', de: 'Seitentitel' },
        { localized: true, maxLength: limits.title, description: hints.metaTitle },
      ),
      longText(
        'metaDescription',
        { nl: 'Omschrijving', en: 'Description', de: 'Beschreibung' },
        { localized: true, maxLength: 320, description: hints.metaDescription },
      ),
      upload(
        'image',
        { nl: 'Afbeelding voor delen', en: 'Picture for sharing', de: 'Bild zum Teilen' },
        { description: hints.sharedPicture },
      ),
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
