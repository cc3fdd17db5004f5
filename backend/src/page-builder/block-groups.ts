import type { Label } from '../platform/payload/label.ts';

/** Groups of the block picker, in order (EDT-07). */
export const blockGroups = {
  textAndPicture: { nl: 'Tekst en beeld', en: 'Text and pictures', de: 'Text und Bild' },
  catalogue: { nl: 'Catalogus', en: 'Catalogue', de: 'Katalog' },
  workAndPeople: { nl: 'Werk en mensen', en: 'Work and people', de: 'Projekte und Menschen' },
  contact: { nl: 'In contact', en: 'Contact', de: 'Kontakt' },
  technical: { nl: 'Techniek', en: 'Technical', de: 'Technik' },
} as const satisfies Record<string, Label>;

export type BlockGroup = keyof typeof blockGroups;
