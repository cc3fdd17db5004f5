import { maxOptions } from '@plantsoen/contract/product-options.ts';
import { maxSections } from '@plantsoen/contract/quotation-lists.ts';

/** A line of a quotation list as a browser sends it. The backend loads the products it refers to (QUO-08). */
export type SentLine = {
  id: number;
  amount: number;
  variant?: string;
  colour?: string;
  mounting?: string;
  options?: string[];
  part?: string;
  remark?: string;
  section?: string;
};

const maxLines = 100;
const maxPieces = 100;
const maxLengths = { variant: 200, colour: 200, mounting: 200, part: 200, remark: 500, section: 200 } as const;
const maxId = 2 ** 31 - 1;

/** Parses the lines of a list and keeps only known fields; undefined if the text is not a valid list. */
export function readList(text: string): SentLine[] | undefined {
  const lines = parsed(text);
  if (!Array.isArray(lines) || lines.length > maxLines) return undefined;
  const read = lines.map(readLine);
  return read.every((line) => line !== undefined) ? read : undefined;
}

/** Project data and sections of a quotation list (QUO-11). */
export type SentListData = { place: string; tenderDate: string; sections: { id: string; name: string }[] };

const maxTextLength = 200;

/** Parses project data and sections; undefined without any. Invalid ones are left out, because the lines are complete without them. */
export function readListData(text: string | undefined): SentListData | undefined {
  const data = text ? parsed(text) : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { place, tenderDate, sections } = data as Record<string, unknown>;
  const found: unknown[] = Array.isArray(sections) ? sections.slice(0, maxSections) : [];
  return {
    place: shortText(place),
    tenderDate: shortText(tenderDate),
    sections: found.flatMap((section) => {
      const { id, name } = (section ?? {}) as Record<string, unknown>;
      return typeof id === 'string' && id.length <= maxTextLength ? [{ id, name: shortText(name) }] : [];
    }),
  };
}

const shortText = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxTextLength) : '');

function readLine(line: unknown): SentLine | undefined {
  if (typeof line !== 'object' || line === null) return undefined;
  const { id, amount } = line as Record<string, unknown>;
  if (!isWithin(id, maxId) || !isWithin(amount, maxPieces)) return undefined;
  const texts: Partial<Record<keyof typeof maxLengths, string>> = {};
  for (const [name, max] of Object.entries(maxLengths) as [keyof typeof maxLengths, number][]) {
    const text = (line as Record<string, unknown>)[name];
    if (text === undefined || text === null || text === '') continue;
    if (typeof text !== 'string' || text.length > max) return undefined;
    texts[name] = text;
  }
  const options = readOptions((line as Record<string, unknown>).options);
  return options && { id, amount, ...texts, ...(options.length > 0 && { options }) };
}

/** Returns the article numbers of options; undefined if they are invalid. */
function readOptions(options: unknown): string[] | undefined {
  if (options === undefined || options === null) return [];
  if (!Array.isArray(options) || options.length > maxOptions) return undefined;
  return options.every((option) => typeof option === 'string' && option !== '' && option.length <= maxLengths.part)
    ? options
    : undefined;
}

function isWithin(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
