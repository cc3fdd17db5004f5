import { read } from '../platform/data/fragment.ts';
import { KeepQuotationList, MemberQuotationList } from '../platform/generated/operations.ts';
import type { MemberQuotationListFragment } from '../platform/generated/operations-types.ts';
import { watchQuotationData } from '../platform/interface-state.ts';
import type { RouterContext } from '../platform/rendering/router-context.ts';
import { askedLines } from './asked-lines.ts';
import { type KeptState, keepState, keptState } from './member/kept-state.ts';
import { memberLines } from './member/member-lines.ts';
import { isSameList, mergeLists, mergeProjects } from './member/merge-lists.ts';
import { keepProjectName, keptProjectName } from './project-name.ts';
import { changeQuotationList } from './quotation-list.ts';
import { storedText } from './quotation-storage.ts';
import { readLines } from './stored-lines.ts';

/** How long after the last change the list is kept with the account, ms. */
const pause = 1000;
/** How often the lists are joined anew while other browsers are faster. */
const mostTries = 3;

type Parts = Pick<RouterContext, 'query' | 'siteId' | 'report'>;

/**
 * Makes the list of a member's browser and the one of the account the same: joined when a page comes, and kept a moment after each change. The
 * browser's stays the truth of what is shown (QUO-01); where the browser keeps nothing, the account's is left alone. What could not be kept is
 * reported, and tried again at the next change.
 */
export async function keepWithAccount({ query, siteId, report }: Parts): Promise<void> {
  const { viewer } = await query(MemberQuotationList, { siteId });
  if (!viewer || !keepState(keptState(viewer.id))) return;
  const memberId = viewer.id;

  const join = async (account: MemberQuotationListFragment | undefined): Promise<void> => {
    let newer = account;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const common = keptState(memberId);
      const kept = newer && newer.version !== common.version ? takeOver(newer, common) : common;
      const lines = askedLines(readLines(storedText()));
      const project = keptProjectName();
      if (isSameList(lines, kept.lines) && project === kept.project) return void keepState(kept);
      const { keepQuotationList: answer } = await query(KeepQuotationList, { siteId, list: lines, project, base: kept.version });
      if (answer.__typename === 'QuotationListKept') return void keepState({ memberId, version: answer.version, lines, project });
      if (answer.__typename === 'RefusedSubmission') throw new Error('the account does not take the quotation list');
      newer = read<MemberQuotationListFragment>(answer.list);
    }
    throw new Error('other browsers keep the quotation list faster');
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

/** Joins the account's list with the browser's; answers the account's as it is then known. */
function takeOver({ version, project, lines }: MemberQuotationListFragment, common: KeptState): KeptState {
  const theirs = memberLines(lines);
  const theirProject = project ?? '';
  keepProjectName(mergeProjects(common.project, keptProjectName(), theirProject));
  changeQuotationList((own) => {
    const merged = mergeLists(common.lines, own, theirs);
    return isSameList(askedLines(merged), askedLines(own)) ? own : merged;
  });
  return { ...common, version, lines: askedLines(theirs), project: theirProject };
}
