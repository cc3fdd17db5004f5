import type { CollectionConfig } from 'payload';
import { editorsAccess } from '../platform/access/collection-access.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { pageBlocks } from './blocks-field.ts';

/** Sets of blocks that editors insert into pages, news and projects (EDT-07). The site never shows them. */
export const pageTemplatesCollection: CollectionConfig = {
  slug: 'page-templates',
  labels: {
    singular: { nl: 'Sjabloon', en: 'Template', de: 'Vorlage' },
    plural: { nl: 'Sjablonen', en: 'Templates', de: 'Vorlagen' },
  },
  access: editorsAccess,
  defaultSort: 'title',
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    description: {
      nl: 'Blokken die u bij “Blok toevoegen” in één keer in een pagina invoegt. Een pagina bewaart een kopie.',
      en: 'Blocks that you insert into a page at once by “Add block”. A page keeps a copy.',
      de: 'Blöcke, die Sie mit „Block hinzufügen“ auf einmal in eine Seite einfügen. Eine Seite behält eine Kopie.',
    },
  },
  fields: [
    text('title', { nl: 'Naam', en: 'Name', de: 'Name' }, { required: true, unique: true, maxLength: limits.title }),
    pageBlocks({ localized: false }),
  ],
};
