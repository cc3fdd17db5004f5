import type { TextMark } from '../search/search-engine.ts';

/** Returns a text with brackets around its marks. */
export function marked(text = '', marks: readonly TextMark[] = []): string {
  return [...marks]
    .reverse()
    .reduce((done, { start, end }) => `${done.slice(0, start)}[${done.slice(start, end)}]${done.slice(end)}`, text);
}
