import sanitise from 'sanitize-html';

/** SEC-02. */
export function sanitiseHtml(html: string): string {
  return sanitise(html);
}
