import { storedProjectName } from '../quotation/project-name.ts';
import type { QuotationLines } from '../quotation/quotation-line.ts';
import { storedText } from '../quotation/quotation-storage.ts';
import { readLines } from '../quotation/stored-lines.ts';
import { openListData, readListData, type TransferredData } from '../quotation/transfer-list.ts';

/** Returns the quotation list of this domain and its project name as JSON to transfer; undefined if there is neither. */
export function listToTransfer(): string | undefined {
  const [lines, project, list] = [storedText(), storedProjectName(), openListData()];
  return lines === null && project === '' && !list ? undefined : JSON.stringify({ lines, project, list });
}

type TransferredList = { lines: QuotationLines; name: string; data: TransferredData | undefined };

/** Parses a transferred list. */
export function parseTransferredList(text: string): TransferredList {
  const { lines, project, list } = JSON.parse(text);
  return { lines: readLines(lines), name: String(project), data: readListData(list) };
}

const storageKey = 'productQuotationLeft';

/** Stores the list that the visitor transfers from this domain. */
export function storeTransferredList(text = ''): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Blocked storage contains no list.
  }
}

/** Whether a list is unchanged since the visitor last left this domain. */
export function isUnchangedSinceTransfer(text = ''): boolean {
  try {
    return localStorage.getItem(storageKey) === text;
  } catch {
    return false;
  }
}

const timeLimit = 5000;

/** Posts to the site's own endpoint. Resolves to undefined if it fails or does not answer within 5 seconds. */
export async function postHandoff<Answer>(fields: Record<string, string>): Promise<Answer | undefined> {
  try {
    const answer = await fetch('/handoff/', {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeLimit),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
