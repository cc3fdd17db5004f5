import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
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
