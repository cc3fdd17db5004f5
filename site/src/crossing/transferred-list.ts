import { keptProjectName } from '../quotation/project-name.ts';
import type { QuotationLines } from '../quotation/quotation-line.ts';
import { storedText } from '../quotation/quotation-storage.ts';
import { readLines } from '../quotation/stored-lines.ts';

/** Returns the quotation list of this domain and its project name as JSON to transfer; undefined if there is neither. */
export function listToTake(): string | undefined {
  const [lines, project] = [storedText(), keptProjectName()];
  return lines === null && project === '' ? undefined : JSON.stringify({ lines, project });
}

/** Parses a transferred list. */
export function listThatCame(text: string): { lines: QuotationLines; project: string } {
  const { lines, project } = JSON.parse(text);
  return { lines: readLines(lines), project: String(project) };
}

const storageKey = 'productQuotationLeft';

/** Stores the list that the visitor transfers from this domain. */
export function noteLeftList(text = ''): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Blocked storage contains no list.
  }
}

/** Whether a list is unchanged since the visitor last left this domain. */
export function isAsLeft(text = ''): boolean {
  try {
    return localStorage.getItem(storageKey) === text;
  } catch {
    return false;
  }
}

const timeLimit = 5000;

/** Posts to the site's own endpoint. Resolves to undefined if it fails or does not answer within 5 seconds. */
export async function postCrossing<Answer>(fields: Record<string, string>): Promise<Answer | undefined> {
  try {
    const answer = await fetch('/crossing/', {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeLimit),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
