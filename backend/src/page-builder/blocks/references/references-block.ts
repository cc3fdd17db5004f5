import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { photo } from '../../../platform/payload/picker-drawing.ts';
import { projectsById } from '../../../projects/project-record.ts';
import { blockHead, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAlone } from '../../searchable-words.ts';

/** BLK-16: reference projects. */
export const referencesBlock = defineBlock({
  kind: 'references',
  typename: 'ReferencesBlock',
  labels: {
    singular: { nl: 'Projecten', en: 'Projects', de: 'Referenzen' },
    plural: { nl: 'Projecten', en: 'Projects', de: 'Referenzen' },
  },
  picker: {
    group: 'workAndPeople',
    help: { nl: 'Foto’s van opgeleverd werk', en: 'Photos of completed work', de: 'Fotos fertiger Arbeiten' },
    synonyms: { nl: 'project referentie werk foto', en: 'project reference work photo', de: 'Projekt Referenz Arbeit Foto' },
    drawing: `${photo(40, 40, 104, 68)}${photo(156, 40, 44, 68)}<path d="M40 126h48M156 126h32"/>`,
  },
  fields: [
    blockTitle(),
    relations('entries', { nl: 'Projecten', en: 'Projects', de: 'Referenzen' }, 'projects', { maxRows: limits.rows }),
    callToAction(),
  ],
  resolvers: {
    titleField: blockHead.titleField,
    cta: blockHead.cta,
    entries: ({ siteId, stored }, _, context) => projectsById(context, siteId, relationIds(stored.entries)),
  },
  words: titleAlone,
});
