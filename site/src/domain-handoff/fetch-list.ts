import { receiveList } from '../quotation/transfer-list.ts';
import { listCodeCookie, listCodeIn } from './list-code-cookie.ts';
import { isUnchangedSinceTransfer, listToTransfer, parseTransferredList, postHandoff } from './transferred-list.ts';

/** Fetches the transferred list and opens it on this domain (LOC-09, QUO-11). */
export async function fetchList(): Promise<void> {
  const listCode = listCodeIn(document.cookie);
  if (!listCode) return;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = listCodeCookie();
  const answer = await postHandoff<{ list: string | null }>({ listCode });
  if (!answer?.list) return;
  receiveList(parseTransferredList(answer.list), isUnchangedSinceTransfer(listToTransfer()));
}
