/** Whether the HTML of a block contains embeds, which scripts can show. */
export function hasEmbeds(html: string): boolean {
  return html.includes(' data-embed="');
}
