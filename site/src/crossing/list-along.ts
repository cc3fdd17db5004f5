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
