/** Maximum length in characters for large type. */
const maxLength = 300;

/** Whether a text is short and plain enough for large type: one column, one paragraph, a few sentences. */
export function isStatement({ text, textColumn2 }: { text: string | null; textColumn2: string | null }): boolean {
  if (!text || textColumn2) return false;
  const [, words] = /^<p>((?:(?!<\/?(?:p|ul|ol|h\d)\b).)*)<\/p>$/s.exec(text.trim()) ?? [];
  return words !== undefined && words.length <= maxLength;
}
