import { keptProjectName } from '../quotation/project-name.ts';
import type { QuotationLines } from '../quotation/quotation-line.ts';
import { storedText } from '../quotation/quotation-storage.ts';
import { readLines } from '../quotation/stored-lines.ts';

/** The quotation list of this domain as it goes along to another, with the name of its project; undefined where there is neither. */
export function listToTake(): string | undefined {
  const [lines, project] = [storedText(), keptProjectName()];
  return lines === null && project === '' ? undefined : JSON.stringify({ lines, project });
}

/** What has come along. */
export function listThatCame(text: string): { lines: QuotationLines; project: string } {
  const { lines, project } = JSON.parse(text);
  return { lines: readLines(lines), project: String(project) };
}
