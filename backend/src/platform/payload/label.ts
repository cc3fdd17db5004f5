/** A text of the admin in its languages; the site may have more. */
export type Label = Record<'nl' | 'en' | 'de', string>;

/** Names of a collection or block: singular and plural. */
export type Names = { singular: Label; plural: Label };

/** Groups of the admin's menu, in order. */
export const adminGroups = {
  content: { nl: 'Inhoud', en: 'Content', de: 'Inhalte' },
  sales: { nl: 'Verkoop', en: 'Sales', de: 'Vertrieb' },
  catalogue: { nl: 'Catalogus', en: 'Catalogue', de: 'Katalog' },
  dictionaries: { nl: 'Woordenlijsten', en: 'Dictionaries', de: 'Verzeichnisse' },
  media: { nl: 'Media', en: 'Media', de: 'Medien' },
  site: { nl: 'Website', en: 'Website', de: 'Website' },
  people: { nl: 'Accounts', en: 'Accounts', de: 'Konten' },
} as const satisfies Record<string, Label>;

/** Help text of a field that the site does not show. */
export const notOnSite: Label = {
  nl: 'Voor eigen gebruik: bezoekers van de website zien dit niet.',
  en: 'For your own records: visitors of the website do not see this.',
  de: 'Für den eigenen Gebrauch: Besucher der Website sehen dies nicht.',
};

/** Returns the text in the language of the admin's user. */
export function labelFor({ i18n }: { i18n: { language: string } }, label: Label): string {
  return Object.entries(label).find(([language]) => language === i18n.language)?.[1] ?? label.en;
}

/** Returns the label of a field or option in the language of the admin's user; an empty text without one. */
export function fieldLabelFor(language: { i18n: { language: string } }, label: unknown): string {
  return typeof label === 'object' && label !== null ? labelFor(language, label as Label) : String(label ?? '');
}
