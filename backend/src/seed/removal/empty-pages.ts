import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { Field, PayloadRequest } from 'payload';
import type { Transaction } from '../../platform/database/in-transaction.ts';
import type { Page } from '../../platform/generated/payload-types.ts';
import { mentionsIn, type Target } from '../../references/mentions.ts';
import { remainingBlocks } from './removable-content.ts';

type IsRemoved = (target: Target) => boolean;

/** Returns the named field of a list of fields, below tabs and groups of the layout. */
export function fieldNamed(fields: readonly Field[], name: string): Field {
  const find = (list: readonly Field[]): Field | undefined => {
    for (const field of list) {
      if ('name' in field && field.name === name) return field;
      const inner =
        field.type === 'tabs'
          ? field.tabs.flatMap((tab) => tab.fields)
          : 'fields' in field && !('name' in field)
            ? field.fields
            : [];
      const found = inner && find(inner as Field[]);
      if (found) return found;
    }
    return undefined;
  };
  const found = find(fields);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
}

/** Whether one row of a list, read in one language, refers to a removed document. */
export function rowRefers(field: Field, row: unknown, locale: LocaleCode, isRemoved: IsRemoved): boolean {
  const name = 'name' in field ? field.name : undefined;
  const mentions = mentionsIn([field], { [name ?? '']: [row] }, { steps: [], locale });
  return [...mentions].some(({ target }) => isRemoved(target));
}

/**
 * Removes the demo pictures, advertising texts and blocks of pages that the product needs, in every language in which they are live. Their
 * titles, addresses and forms stay.
 */
export async function emptyPages(transaction: Transaction, ids: readonly number[], isRemoved: IsRemoved): Promise<void> {
  const { payload, transactionID } = transaction;
  const { fields } = payload.collections.pages.config;
  const blocksField = fieldNamed(fields, 'blocks');
  for (const id of ids) {
    for (const locale of localeCodes) {
      const req = { transactionID } as PayloadRequest;
      const page = await payload.findByID({ collection: 'pages', id, locale, depth: 0, req });
      if (page._status !== 'published') continue;
      const data = {
        ...emptied(page, (block) => rowRefers(blocksField, block, locale, isRemoved)),
        _status: 'published' as const,
      };
      await payload.update({ collection: 'pages', id, locale, depth: 0, data, req: { transactionID } as PayloadRequest });
    }
  }
}

/** Returns the fields of a page without demo content. */
function emptied(page: Page, refersToRemoved: (block: NonNullable<Page['blocks']>[number]) => boolean): Partial<Page> {
  const noLine = { product: null, fromX: null, fromY: null, toX: null, toY: null };
  return {
    blocks: remainingBlocks(page, page.blocks ?? [], refersToRemoved),
    hero: { variant: 'content', image: null, mobileImage: null, dimension: noLine, ctas: [] },
    seo: { ...page.seo, image: null, ...(page.type === 'home' && { metaTitle: null, metaDescription: null }) },
    ...(page.type === 'home' && { pageTitle: null, intro: null }),
  };
}
