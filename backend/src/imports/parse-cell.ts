import { formatNumber } from '../platform/format-number.ts';
import { parsePrice } from '../products/parse-price.ts';
import type { CellProblem } from './cell-problem.ts';
import { clearingText, plainText, unguarded } from './cell-text.ts';
import type { CellValue, Choice, ValueRule } from './import-column.ts';
import { foldName, nearestName } from './nearest-name.ts';
import type { CellContent } from './sheet/sheet.ts';

/** Value of a cell, or why it has none. */
export type ParsedCell = { value: CellValue } | { problem: CellProblem };

const yes: ReadonlySet<string> = new Set(['ja', 'yes', 'true', 'waar', 'wahr', '1', 'x']);
const no: ReadonlySet<string> = new Set(['nee', 'nein', 'no', 'false', 'onwaar', 'falsch', '0']);

/** Translates a cell that is not empty. `language` is that of the file's numbers. The text `-` clears the field. */
export function parseCell(content: CellContent, rule: ValueRule, language: string): ParsedCell {
  if (typeof content === 'string' && content.trim() === clearingText) return { value: null };
  switch (rule.type) {
    case 'text':
      return parseText(textOf(content), rule);
    case 'number':
      return parseNumber(content, rule, language);
    case 'flag':
      return parseFlag(content);
    case 'choice':
      return parseChoice(textOf(content), rule);
  }
}

/** Returns the text of a cell. Numbers are written without separators of thousands. */
export const textOf = (content: CellContent): string => (typeof content === 'string' ? plainText(content) : String(content));

/** Returns the text of a cell that identifies a document. */
export const keyOf = (content: CellContent): string => unguarded(textOf(content));

function parseText(text: string, { maxLength, pattern }: Extract<ValueRule, { type: 'text' }>): ParsedCell {
  const value = unguarded(text);
  if (value.length > maxLength)
    return {
      problem: { reason: 'tooLong', detail: `${value.length} > ${maxLength}`, proposal: value.slice(0, maxLength).trim() },
    };
  return pattern && !pattern.test(value) ? { problem: { reason: 'pattern' } } : { value };
}

/** Returns the number of a text in a language, also a negative one; undefined if it has none. */
function numberOf(text: string, language: string): number | undefined {
  const [, sign = '', digits = ''] = /^\s*([-−]?)(.*)$/s.exec(text) ?? [];
  const amount = parsePrice(digits.replaceAll('%', ''), language);
  return amount === undefined || sign === '' ? amount : -amount;
}

function parseNumber(content: CellContent, rule: Extract<ValueRule, { type: 'number' }>, language: string): ParsedCell {
  const text = textOf(content);
  const value = typeof content === 'number' ? content : numberOf(text, language);
  if (value === undefined) {
    const intended = intendedNumber(text, language);
    return { problem: { reason: 'number', ...(intended !== undefined && { proposal: formatNumber(intended, language) }) } };
  }
  if (value < rule.min || value > rule.max) return { problem: { reason: 'range', detail: `${rule.min} – ${rule.max}` } };
  const factor = 10 ** rule.decimals;
  const rounded = Math.round(value * factor) / factor;
  if (Math.abs(value - rounded) * factor <= 1e-6) return { value: rounded };
  return { problem: { reason: 'decimals', detail: String(rule.decimals), proposal: formatNumber(rounded, language) } };
}

/** Returns the number that a text with letters for digits, a unit, or the separators of another language stands for. */
function intendedNumber(text: string, language: string): number | undefined {
  const digits = text
    .replace(/(?<=[\d.,])[oO]|[oO](?=[\d.,])/g, '0')
    .replace(/(?<=[\d.,])[lI]|[lI](?=[\d.,])/g, '1')
    .replace(/[^\d.,\-−]/g, '');
  return numberOf(digits, language) ?? numberOf(digits, language === 'en' ? 'nl' : 'en');
}

function parseFlag(content: CellContent): ParsedCell {
  if (typeof content === 'boolean') return { value: content };
  const folded = foldName(textOf(content));
  if (yes.has(folded)) return { value: true };
  return no.has(folded) ? { value: false } : { problem: { reason: 'flag' } };
}

function parseChoice(text: string, { choices, hasMany }: Extract<ValueRule, { type: 'choice' }>): ParsedCell {
  const parts = hasMany ? text.split(/[;\n]/).map((part) => part.trim()) : [text];
  const named = parts.filter(Boolean).map((part) => choiceOf(part, choices));
  if (named.length > 0 && named.every((choice) => choice !== undefined)) {
    const values = [...new Set(named.map(({ value }) => value))];
    return { value: hasMany ? values : (values[0] ?? null) };
  }
  const joined = hasMany ? intendedChoices(text.split(/[;,+/&\n]|\s(?:en|and|und)\s/), choices) : [];
  if (joined.length > 1) return { problem: { reason: 'severalValues', proposal: joined.join('; ') } };
  const intended = intendedChoices(parts.filter(Boolean), choices);
  return {
    problem: { reason: 'choice', detail: someNames(choices), ...(intended.length > 0 && { proposal: intended.join('; ') }) },
  };
}

/** Maximum number of choices that a message names. */
const maxNamed = 8;

/** Returns the names of the first choices, which show an editor how they are written. */
function someNames(choices: readonly Choice[]): string {
  const names = choices.slice(0, maxNamed).map(({ names: [name], value }) => name ?? value);
  return [...names, ...(choices.length > maxNamed ? ['…'] : [])].join(', ');
}

const choiceOf = (text: string, choices: readonly Choice[]): Choice | undefined => {
  const folded = foldName(text);
  return (
    choices.find(({ value }) => value === text) ?? choices.find(({ names }) => names.some((name) => foldName(name) === folded))
  );
};

/** Returns the names of the choices that the parts of a text stand for; empty if one is unclear. */
function intendedChoices(parts: readonly string[], choices: readonly Choice[]): string[] {
  const names = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const exact = choiceOf(part, choices);
      const near = nearestName(
        part,
        choices.map((choice) => choice.names[0] ?? choice.value),
      );
      return exact ? (exact.names[0] ?? exact.value) : near;
    });
  return names.every((name) => name !== undefined) ? names : [];
}
