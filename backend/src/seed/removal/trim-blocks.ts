import { localeCodes } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import type { Transaction } from '../../platform/database/in-transaction.ts';
import type { Target } from '../../references/mentions.ts';
import { fieldNamed, rowRefers } from './empty-pages.ts';
import type { RetainedDocument } from './removal-scope.ts';

const withBlocks = ['pages', 'projects', 'news'] as const;

/**
 * Removes the blocks that refer to removed content from demo documents that stay because they are used. Statements delete their other
 * links, but blocks are stored as JSON.
 */
export async function trimBlocks(
  { payload, transactionID }: Transaction,
  documents: readonly RetainedDocument[],
  isRemoved: (target: Target) => boolean,
): Promise<void> {
  for (const collection of withBlocks) {
    const field = fieldNamed(payload.collections[collection].config.fields, 'blocks');
    for (const { id } of documents.filter((doc) => doc.collection === collection && doc.reason === 'used')) {
      for (const locale of localeCodes) {
        const options = { collection, id, locale, depth: 0 } as const;
        const { blocks, _status } = await payload.findByID({ ...options, req: { transactionID } as PayloadRequest });
        const remaining = (blocks ?? []).filter((block) => !rowRefers(field, block, locale, isRemoved));
        if (_status !== 'published' || remaining.length === (blocks ?? []).length) continue;
        const data = { blocks: remaining, _status: 'published' as const };
        await payload.update({ ...options, data: data as never, req: { transactionID } as PayloadRequest });
      }
    }
  }
}
