import type { BlocksField } from 'payload';
import { limits } from '../platform/payload/limits.ts';
import { blocks } from './blocks.ts';

/**
 * Returns the field for the blocks of a page. The whole list is localised, so each language has its own blocks. Payload merges a
 * shared list by position when one of its languages is published.
 */
export function pageBlocks(): BlocksField {
  return {
    name: 'blocks',
    type: 'blocks',
    label: { nl: 'Blokken', en: 'Blocks', de: 'Blöcke' },
    labels: {
      singular: { nl: 'Blok', en: 'Block', de: 'Block' },
      plural: { nl: 'Blokken', en: 'Blocks', de: 'Blöcke' },
    },
    localized: true,
    maxRows: limits.blocks,
    blocks: blocks.map(({ kind, typename, labels, fields }) => ({ slug: kind, interfaceName: typename, labels, fields })),
  };
}
