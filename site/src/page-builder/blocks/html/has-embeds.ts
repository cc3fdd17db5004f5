/** Whether there is something in the HTML of a block that scripts may show. */
export function hasEmbeds(html: string): boolean {
  return html.includes(' data-embed="');
}
