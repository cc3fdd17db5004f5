import { storedProjectName, storeProjectName } from '../quotation/project-name.ts';
import { changeQuotationList } from '../quotation/quotation-list.ts';
import { union } from '../quotation/quotation-rules.ts';
import { listCodeCookie, listCodeIn } from './list-code-cookie.ts';
import { isUnchangedSinceTransfer, listToTransfer, parseTransferredList, postHandoff } from './transferred-list.ts';

/**
 * Fetches the transferred list. If this domain's list has not changed since the visitor left, it is replaced, so that removed
 * lines do not return. Otherwise the lines of both remain, each with its larger amount, and the project keeps its name.
 */
export async function fetchList(): Promise<void> {
  const listCode = listCodeIn(document.cookie);
  if (!listCode) return;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = listCodeCookie();
  const answer = await postHandoff<{ list: string | null }>({ listCode });
  if (!answer?.list) return;
  const come = parseTransferredList(answer.list);
  const isNewer = isUnchangedSinceTransfer(listToTransfer());
  storeProjectName(isNewer ? come.project : storedProjectName() || come.project);
  changeQuotationList((lines) => (isNewer ? come.lines : union(lines, come.lines)));
}
