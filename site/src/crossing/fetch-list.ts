import { keepProjectName, keptProjectName } from '../quotation/project-name.ts';
import { changeQuotationList } from '../quotation/quotation-list.ts';
import { union } from '../quotation/quotation-rules.ts';
import { isAsLeft } from './left-list.ts';
import { listThatCame, listToTake } from './list-along.ts';
import { keptListCode, listCodeIn } from './list-code.ts';
import { postCrossing } from './post-crossing.ts';

/**
 * Takes over the list that has come along. It is the newer one where this domain's is as it was left, so that what was removed meanwhile
 * does not come back; else the lines of both stay, each with its larger amount, and the project is called as it is here.
 */
export async function fetchList(): Promise<void> {
  const listCode = listCodeIn(document.cookie);
  if (!listCode) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = keptListCode();
  const answer = await postCrossing<{ list: string | null }>({ listCode });
  if (!answer?.list) return;
  const come = listThatCame(answer.list);
  const isNewer = isAsLeft(listToTake());
  keepProjectName(isNewer ? come.project : keptProjectName() || come.project);
  changeQuotationList((lines) => (isNewer ? come.lines : union(lines, come.lines)));
}
