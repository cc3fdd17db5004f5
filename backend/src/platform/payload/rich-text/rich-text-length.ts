/** Returns the number of characters of a rich text, without markup. */
export function richTextLength(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'text' in value && typeof value.text === 'string' ? value.text.length : 0;
  const below = Array.isArray(value) ? value : Object.values(value).filter((child) => typeof child === 'object');
  return below.reduce((sum: number, child) => sum + richTextLength(child), own);
}
