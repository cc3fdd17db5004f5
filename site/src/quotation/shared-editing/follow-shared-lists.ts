import { watchQuotationData } from '../../platform/interface-state.ts';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import { editLinks } from './edit-links.ts';
import { syncSharedList } from './sync-shared-list.ts';
import { isTyping } from './typing.ts';

/** Delay in ms between the last change and storing the lists. */
const pause = 1000;

/**
 * Synchronises the lists that several people edit on page load, and one second after each change on any page, unless the visitor still
 * types (QUO-12). Errors are reported, and the next change tries again.
 */
export function followSharedLists({ report, ...parts }: Pick<RouterContext, 'query' | 'siteId' | 'report'>): void {
  const syncAll = () => {
    for (const listId of Object.keys(editLinks())) syncSharedList(parts, listId).catch(report);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isTyping() ? schedule() : syncAll()), pause);
  };
  watchQuotationData.subscribe(schedule);
  syncAll();
}
