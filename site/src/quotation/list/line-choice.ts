import { colourName } from '../../colours/colour.ts';
import { anyRalCode } from '../../products/lead-time.ts';
import { isSameLine, type LineIdentity, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import { increment, maxPieces, remove } from '../quotation-rules.ts';
import type { QuotationProduct } from './line-details.ts';

/** Variant, colour, mounting and options of a line. */
export type LineChoice = Pick<LineIdentity, 'variant' | 'colour' | 'mounting' | 'options'>;

/** A part of a choice with one value. */
type SinglePart = 'variant' | 'colour' | 'mounting';

/** A part of a choice with its options. An option without text is any RAL colour or, with an empty value, no choice. */
export type ChoicePart = { part: SinglePart; value: string; options: { value: string; text?: string }[] };

type Choosable = Pick<QuotationProduct, 'variants' | 'colours' | 'anyRal' | 'mountings'>;

/**
 * Returns the parts of a line that can be changed (QUO-10): those with another option. An option that the line has and the product has no
 * longer is among them, so that changing another part does not lose it. Spare parts have no options.
 */
export function choiceParts(line: QuotationLine, { variants, colours, anyRal, mountings }: Choosable): ChoicePart[] {
  if (line.part) return [];
  const offered: [SinglePart, ChoicePart['options']][] = [
    ['variant', variants.map(({ sku, title }) => ({ value: sku, text: title }))],
    [
      'colour',
      [
        ...colours.map((colour) => ({ value: colour.code, text: colourName(colour) })),
        ...(anyRal ? [{ value: anyRalCode }] : []),
      ],
    ],
    ['mounting', mountings.map(({ key, title }) => ({ value: key, text: title }))],
  ];
  return offered.flatMap(([part, options]) => {
    const value = line[part] ?? '';
    const isOffered = options.some((option) => option.value === value) || (options.length === 0 && !value);
    const all = isOffered ? options : [{ value, ...(value && { text: value }) }, ...options];
    return all.length > 1 ? [{ part, value, options: all }] : [];
  });
}

/**
 * Changes variant, colour, mounting and options of a line, which keeps its place, amount and remark (QUO-10). If the line becomes identical to
 * another, both are merged. The list is returned as it is if the pieces of both would exceed the maximum, because some would be lost.
 */
export function chooseOptions(lines: QuotationLines, line: LineIdentity, choice: LineChoice): QuotationLines {
  const before = lines.find((other) => isSameLine(other, line));
  const chosen = { ...line, ...choice };
  if (!before || isSameLine(line, chosen)) return lines;
  const twin = lines.find((other) => isSameLine(other, chosen));
  if (!twin) return lines.map((other) => (other === before ? { ...other, ...choice } : other));
  const amount = (twin.amount ?? 1) + (before.amount ?? 1);
  return amount > maxPieces ? lines : increment(remove(lines, before), twin, amount);
}
