const phrasingTags = 'a|abbr|b|br|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u';
const otherTag = new RegExp(`</?(?!(?:${phrasingTags})\\b)[a-z][^>]*>`, 'gi');
const blockEnd = /<\/(?:p|li|h\d|div|blockquote|pre|dt|dd|tr)>/gi;

/** Returns sanitised HTML without tags that are invalid in phrasing content. Each paragraph and list item becomes a line. */
export function phrasingHtml(html: string): string {
  return html
    .replace(blockEnd, '<br>')
    .replace(otherTag, '')
    .replace(/(?:\s*<br>)+\s*$/i, '');
}
