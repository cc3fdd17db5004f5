import type { BlocksField } from 'payload';
import { limits } from '../platform/payload/limits.ts';
import { pickerDrawing } from '../platform/payload/picker-drawing.ts';
import { blockGroups } from './block-groups.ts';
import { blocks } from './blocks.ts';

/**
 * Returns the field for the blocks of a page. The whole list is localised, so each language has its own blocks. Payload merges a
 * shared list by position when one of its languages is published. The blocks of a template belong to no language.
 */
export function pageBlocks({ localized = true } = {}): BlocksField {
  return {
    name: 'blocks',
    type: 'blocks',
    label: { nl: 'Blokken', en: 'Blocks', de: 'Blöcke' },
    labels: {
      singular: { nl: 'Blok', en: 'Block', de: 'Block' },
      plural: { nl: 'Blokken', en: 'Blocks', de: 'Blöcke' },
    },
    localized,
    maxRows: limits.blocks,
    admin: { components: { Field: '/components/page-builder/page-blocks.tsx#PageBlocks' } },
    blocks: blocks.map(({ kind, typename, labels, picker: { group, help, synonyms, drawing }, fields }) => ({
      slug: kind,
      interfaceName: typename,
      labels,
      admin: {
        disableBlockName: true,
        group: blockGroups[group],
        images: { thumbnail: pickerDrawing(drawing) },
        custom: { group, help, synonyms },
      },
      fields,
    })),
  };
}
