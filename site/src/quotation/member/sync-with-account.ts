import { read } from '../../platform/data/operation.ts';
import { KeepQuotationList, MemberQuotationList } from '../../platform/generated/operations.ts';
import type { MemberQuotationListFragment } from '../../platform/generated/operations-types.ts';
import { watchQuotationData } from '../../platform/interface-state.ts';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import { storedProjectName, storeProjectName } from '../project-name.ts';
import { changeQuotationList } from '../quotation-list.ts';
import { storedText } from '../quotation-storage.ts';
import { requestedItems } from '../requested-items.ts';
import { readLines } from '../stored-lines.ts';
import { memberLines } from './member-lines.ts';
import { isSameList, mergeLists, mergeProjects } from './merge-lists.ts';
import { type SyncedState, storeSyncedState, syncedState } from './synced-state.ts';

/** Delay in ms between the last change and storing the list in the account. */
const pause = 1000;
/** Maximum number of attempts when other browsers have stored a newer list. */
const maxTries = 3;

type Parts = Pick<RouterContext, 'query' | 'siteId' | 'report'>;

/**
 * Synchronises the member's list in the browser with the account: on page load, and one second after the last change. Views show
 * the list of the browser (QUO-01). A browser without storage does not change the account. Errors are reported, and the next
 * change tries again.
 */
export async function syncWithAccount({ query, siteId, report }: Parts): Promise<void> {
  const { viewer } = await query(MemberQuotationList, { siteId });
  if (!viewer || !storeSyncedState(syncedState(viewer.id))) return;
  const memberId = viewer.id;

  const join = async (account: MemberQuotationListFragment | undefined): Promise<void> => {
    let newer = account;
    for (let tries = 0; tries < maxTries; tries += 1) {
      const common = syncedState(memberId);
      const merged = newer && newer.version !== common.version ? mergeAccountList(newer, common) : common;
      const lines = requestedItems(readLines(storedText()));
      const project = storedProjectName();
      if (isSameList(lines, merged.lines) && project === merged.project) return void storeSyncedState(merged);
      const { keepQuotationList: answer } = await query(KeepQuotationList, {
        siteId,
        list: lines,
        project,
        base: merged.version,
      });
      if (answer.__typename === 'QuotationListKept')
        return void storeSyncedState({ memberId, version: answer.version, lines, project });
      if (answer.__typename === 'RefusedSubmission') throw new Error('the API refused the quotation list');
      newer = read<MemberQuotationListFragment>(answer.list);
    }
    throw new Error('the quotation list changes too often in other browsers');
  };

  const first = join(viewer.quotationList ? read<MemberQuotationListFragment>(viewer.quotationList) : undefined);
  let last = first.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  watchQuotationData.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(() => join(undefined)).catch(report);
    }, pause);
  });
  await first;
}

/** Merges the list of the account into the browser. Returns the new common state. */
function mergeAccountList({ version, project, lines }: MemberQuotationListFragment, common: SyncedState): SyncedState {
  const theirs = memberLines(lines);
  const theirProject = project ?? '';
  storeProjectName(mergeProjects(common.project, storedProjectName(), theirProject));
  changeQuotationList((own) => {
    const merged = mergeLists(common.lines, own, theirs);
    return isSameList(requestedItems(merged), requestedItems(own)) ? own : merged;
  });
  return { ...common, version, lines: requestedItems(theirs), project: theirProject };
}
